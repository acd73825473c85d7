#include "COrderStatisticTree.h"

#if __has_include(<ext/pb_ds/assoc_container.hpp>)

#include <ext/pb_ds/assoc_container.hpp>
#include <ext/pb_ds/tree_policy.hpp>
#include <functional>
#include <new>
#include <string>
#include <utility>

namespace {

struct key {
  uint64_t prefix;
  std::string bytes;
  int64_t id;

  bool operator<(const key &other) const {
    if (prefix != other.prefix) return prefix < other.prefix;
    const int order = bytes.compare(other.bytes);
    return order != 0 ? order < 0 : id < other.id;
  }
};

using tree_of_keys = __gnu_pbds::tree<
    key, __gnu_pbds::null_type, std::less<key>, __gnu_pbds::rb_tree_tag,
    __gnu_pbds::tree_order_statistics_node_update>;

}  // namespace

struct order_statistic_tree {
  tree_of_keys keys;
};

bool order_statistic_tree_is_available(void) { return true; }

order_statistic_tree *order_statistic_tree_create(void) { return new (std::nothrow) order_statistic_tree; }

void order_statistic_tree_destroy(order_statistic_tree *tree) { delete tree; }

size_t order_statistic_tree_insert(
    order_statistic_tree *tree, uint64_t prefix, const uint8_t *bytes, size_t length, int64_t id) {
  try {
    key added{prefix, std::string(reinterpret_cast<const char *>(bytes), length), id};
    const auto place = tree->keys.insert(std::move(added)).first;
    return tree->keys.order_of_key(*place);
  } catch (const std::bad_alloc &) {
    return SIZE_MAX;
  }
}

#else

bool order_statistic_tree_is_available(void) { return false; }

order_statistic_tree *order_statistic_tree_create(void) { return nullptr; }

void order_statistic_tree_destroy(order_statistic_tree *) {}

size_t order_statistic_tree_insert(order_statistic_tree *, uint64_t, const uint8_t *, size_t, int64_t) {
  return SIZE_MAX;
}

#endif
