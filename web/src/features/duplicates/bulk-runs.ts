/** What a background job that this browser started does with the selected matches. */
type BulkRun = 'merge' | 'undo'

const runs = new Map<string, BulkRun>()

/** Remembers what a job does: the end of a merge offers the undo. */
export const rememberRun = (run: string, what: BulkRun): void => void runs.set(run, what)

export const bulkRunOf = (run: string | undefined): BulkRun | undefined => (run === undefined ? undefined : runs.get(run))
