/** A bulk merge, or its undo, that this browser started in the background. */
interface BulkRun {
  kind: 'merge' | 'undo'
  /** The pairs. */
  ids: readonly string[]
}

const runs = new Map<string, BulkRun>()

/** Remembers what a job works on: its end offers the undo. */
export const rememberRun = (run: string, what: BulkRun): void => void runs.set(run, what)

export const bulkRunOf = (run: string | undefined): BulkRun | undefined => (run === undefined ? undefined : runs.get(run))
