/** What the job that merges works on. */
export type MergeInput = { threshold: number } | { pairIds: readonly string[] } | { undoMergeIds: readonly string[] }
