/** Work that may pause after each of its steps, so that reads get their turn within it. */
export type Steps<T> = Generator<undefined, T>

/** Runs all steps without a pause. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Runs the steps, and lets other events have their turn after each `ms` milliseconds. @param clock in milliseconds */
export async function inTurns<T>(steps: Steps<T>, ms: number, clock: () => number): Promise<T> {
  let began = clock()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    if (clock() - began < ms) continue
    await new Promise((resolve) => setImmediate(resolve))
    began = clock()
  }
}
