import { partitionOf } from './partition.ts'
import { type DocumentStore, isStoreError } from './store.ts'

/** Which accounts there are, for the work of the night: no query may cross partitions to find them. It holds ids and nothing else. */
export interface AccountRegistry {
  /** Before the account is written: one that was never finished costs the night a read, one that is missing would be left out for good. */
  note(accountId: string): Promise<void>
  /** After the account is gone. */
  forget(accountId: string): Promise<void>
  page(limit: number, next?: string): Promise<{ accountIds: string[]; next?: string }>
}

/** No account has this id: theirs begin with `acc_`. */
const partition = ['registry']

export const accountRegistry = (store: DocumentStore): AccountRegistry => {
  const registry = partitionOf(store, 'accounts', partition)
  return {
    note: async (id) => {
      await registry.write([{ kind: 'put', document: { id, type: 'registered' } }])
    },
    forget: async (id) => {
      await registry.write([{ kind: 'remove', id }]).catch((error: unknown) => {
        if (!isStoreError(error, 'missing')) throw error
      })
    },
    page: async (limit, next) => {
      const page = await registry.query({ type: 'registered', fields: ['id'] }, { limit, next })
      return { accountIds: page.items.map(({ id }) => id), ...(page.next !== undefined && { next: page.next }) }
    },
  }
}
