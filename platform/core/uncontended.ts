/** Attempts at a document that other instances change at the same moment. */
const attempts = 8

/**
 * A change for `Writer.upsert` or `Writer.change` that leaves the document as it is after some attempts. It is for counters that a flood of calls
 * changes: a call that goes uncounted costs less than one that waits.
 * @param giveUp runs when the change is given up
 */
export const uncontended = <D, After>(
  change: (stored: D) => After | undefined,
  giveUp: () => void = () => undefined,
): ((stored: D) => After | undefined) => {
  let made = 0
  return (stored) => {
    made += 1
    if (made <= attempts) return change(stored)
    giveUp()
    return undefined
  }
}
