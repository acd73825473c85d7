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

/// What such a tree is ordered by: a prefix, then bytes, then an id.
typedef struct order_statistic_key order_statistic_key;

/// Whether the C++ library that this was built with has the tree.
bool order_statistic_tree_is_available(void);

/// A key with a copy of the bytes; NULL where the tree is not available, or where there is no memory.
order_statistic_key *_Nullable order_statistic_key_create(
    uint64_t prefix, const uint8_t *_Nullable bytes, size_t length, int64_t id);

/// Frees a key, be it still as it was made or emptied by an insertion.
void order_statistic_key_destroy(order_statistic_key *_Nullable key);

/// An empty tree; NULL where the tree is not available, or where there is no memory.
order_statistic_tree *_Nullable order_statistic_tree_create(void);

/// Frees the tree and what is in it.
void order_statistic_tree_destroy(order_statistic_tree *_Nullable tree);

/// Moves what the key holds into the tree, and returns how many keys go before it; SIZE_MAX without memory.
size_t order_statistic_tree_insert(order_statistic_tree *_Nonnull tree, order_statistic_key *_Nonnull key);

#ifdef __cplusplus
}
#endif

#endif
