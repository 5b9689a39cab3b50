import type { DocumentStore } from '../store/store.ts'

/** A store whose process is killed at its write number `at`: before the write is done, or after it. Later writes fail too. */
export const dyingStore = (store: DocumentStore, at: number, done: boolean) => {
  let writes = 0
  const dying: DocumentStore = {
    ...store,
    write: async (...args) => {
      writes += 1
      if (writes > at) throw new Error('killed')
      if (writes < at) return store.write(...args)
      if (done) await store.write(...args)
      throw new Error('killed')
    },
  }
  return { dying, died: () => writes >= at }
}
