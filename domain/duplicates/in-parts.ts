/**
 * Long computations yield regularly, so that the process can answer other requests. A part takes some milliseconds; a
 * request waits for several of them.
 */
export type InParts<T> = Generator<unknown, T>

/** Runs all of it without a pause. */
export const atOnce = <T>(work: InParts<T>): T => {
  let turn = work.next()
  while (!turn.done) turn = work.next()
  return turn.value
}

/** Runs it in parts, each reported to `sign`. */
export function* partsOf<T, S>(work: InParts<T>, sign: S): Generator<S, T> {
  let turn = work.next()
  while (!turn.done) {
    yield sign
    turn = work.next()
  }
  return turn.value
}
