#ifndef ORDER_STATISTIC_TREE_H
#define ORDER_STATISTIC_TREE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A red-black tree of the GNU C++ library's policy-based data structures, which knows the rank of each key.
typedef struct order_statistic_tree order_statistic_tree;

/// Whether the C++ library that this was built with has the tree.
bool order_statistic_tree_is_available(void);

/// An empty tree; NULL where the tree is not available, or where there is no memory.
order_statistic_tree *_Nullable order_statistic_tree_create(void);

/// Frees the tree and its keys.
void order_statistic_tree_destroy(order_statistic_tree *_Nullable tree);

/// Inserts a key, of which the bytes are copied, and returns how many keys go before it; SIZE_MAX without memory.
///
/// Keys are ordered by prefix, then by their bytes, then by id.
size_t order_statistic_tree_insert(
    order_statistic_tree *_Nonnull tree, uint64_t prefix, const uint8_t *_Nullable bytes, size_t length,
    int64_t id);

#ifdef __cplusplus
}
#endif

#endif
