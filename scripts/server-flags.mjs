// @ts-check
/**
 * For the serving process. Node's default for short-lived objects, 64 MiB twice, fills within minutes and is never
 * returned: a server on PostgreSQL would hold 270 MiB instead of 170, for a tenth more answers per second. Long-lived
 * memory may grow by a quarter of the memory in use before a collection, not to several times of it
 * (`docs/decisions/0098-growth-of-the-heap.md`).
 */
export const serverFlags = ['--max-semi-space-size=4', '--heap-growing-percent=25'];

/**
 * The same for what lies outside of Node's heap, with glibc: pieces of files and answers come and go among what stays, and
 * hold the whole of it back. Large ones get pages of their own, which the system has back at once: 240 MiB after a load in
 * place of 348, at the same number of answers per second. Other C libraries do not know these words.
 */
export const serverMemory = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768' };
