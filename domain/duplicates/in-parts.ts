/**
 * Long work gives the floor back now and then, for whoever does it to answer others meanwhile. A part takes some milliseconds: who waits for
 * an answer waits for several of them.
 */
export type InParts<T> = Generator<unknown, T>

/** Does all of it at once. */
export const atOnce = <T>(work: InParts<T>): T => {
  let turn = work.next()
  while (!turn.done) turn = work.next()
  return turn.value
}

/** Does it in the parts it has, each told as `sign`. */
export function* partsOf<T, S>(work: InParts<T>, sign: S): Generator<S, T> {
  let turn = work.next()
  while (!turn.done) {
    yield sign
    turn = work.next()
  }
  return turn.value
}
