import { useState } from 'react'

export interface Decided {
  /** The matches that were decided here and may still be in the list that the service sent. */
  ids: ReadonlySet<string>
  add: (ids: readonly string[]) => void
  /** The decision was undone. */
  remove: (ids: readonly string[]) => void
}

/** A decided match leaves the list at once, so that the next one takes its place before the service has sent the list again. */
export const useDecided = (): Decided => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  return {
    ids,
    add: (some) => setIds((before) => new Set([...before, ...some])),
    remove: (some) => setIds((before) => new Set([...before].filter((id) => !some.includes(id)))),
  }
}
