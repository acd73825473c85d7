#include "COrderStatisticTree.h"

#if __has_include(<ext/pb_ds/assoc_container.hpp>)

#include <ext/pb_ds/assoc_container.hpp>
#include <ext/pb_ds/tree_policy.hpp>
#include <functional>
#include <new>
#include <string>
#include <utility>

struct order_statistic_key {
  uint64_t prefix;
  mutable std::string bytes;
  int64_t id;

  order_statistic_key(uint64_t prefix, std::string bytes, int64_t id)
      : prefix(prefix), bytes(std::move(bytes)), id(id) {}

  // The library cannot move a key into a tree, and copies it once: that copy takes the bytes over.
  order_statistic_key(const order_statistic_key &other)
      : prefix(other.prefix), bytes(std::move(other.bytes)), id(other.id) {}

  bool operator<(const order_statistic_key &other) const {
    if (prefix != other.prefix) return prefix < other.prefix;
    const int order = bytes.compare(other.bytes);
    return order != 0 ? order < 0 : id < other.id;
  }
};

struct order_statistic_tree {
  __gnu_pbds::tree<
      order_statistic_key, __gnu_pbds::null_type, std::less<order_statistic_key>, __gnu_pbds::rb_tree_tag,
      __gnu_pbds::tree_order_statistics_node_update>
      keys;
};

bool order_statistic_tree_is_available(void) { return true; }

order_statistic_key *order_statistic_key_create(
    uint64_t prefix, const uint8_t *bytes, size_t length, int64_t id) {
  try {
    return new order_statistic_key(prefix, std::string(reinterpret_cast<const char *>(bytes), length), id);
  } catch (const std::bad_alloc &) {
    return nullptr;
  }
}

void order_statistic_key_destroy(order_statistic_key *key) { delete key; }

order_statistic_tree *order_statistic_tree_create(void) { return new (std::nothrow) order_statistic_tree; }

void order_statistic_tree_destroy(order_statistic_tree *tree) { delete tree; }

size_t order_statistic_tree_insert(order_statistic_tree *tree, order_statistic_key *key) {
  try {
    // The library's own order_of_key() would compare its way down once more; a node also knows the way up.
    auto node = tree->keys.insert(*key).first.m_p_nd;
    const auto head = tree->keys.end().m_p_nd;
    const auto count = [](decltype(node) top) -> size_t { return top == nullptr ? 0 : top->get_metadata(); };
    size_t before = count(node->m_p_left);
    for (; node->m_p_parent != head; node = node->m_p_parent) {
      const auto parent = node->m_p_parent;
      if (node == parent->m_p_right) before += count(parent->m_p_left) + 1;
    }
    return before;
  } catch (const std::bad_alloc &) {
    return SIZE_MAX;
  }
}

#else

bool order_statistic_tree_is_available(void) { return false; }

order_statistic_key *order_statistic_key_create(uint64_t, const uint8_t *, size_t, int64_t) {
  return nullptr;
}

void order_statistic_key_destroy(order_statistic_key *) {}

order_statistic_tree *order_statistic_tree_create(void) { return nullptr; }

void order_statistic_tree_destroy(order_statistic_tree *) {}

size_t order_statistic_tree_insert(order_statistic_tree *, order_statistic_key *) { return SIZE_MAX; }

#endif
