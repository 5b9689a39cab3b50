import { record } from '@auctionwiz/platform/core/records/record'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { type DocumentStore, isStoreError } from '@auctionwiz/platform/core/store/store'

export const registeredAccountRecord = record({
  type: 'registered',
  container: 'accounts',
  names: ['registered account', 'registered accounts'],
  about: 'That an account exists, under its id: no query may cross partitions to find all accounts.',
  fields: () => ({}),
  personalData: 'none',
})

/** The ids of all accounts, for nightly work. */
export interface AccountRegistry {
  /** Call it before the account is written: one that is never finished costs a read a night, one that is missing is left out for good. */
  note(accountId: string): Promise<void>
  /** Call it after the account is deleted. */
  forget(accountId: string): Promise<void>
  page(limit: number, next?: string): Promise<{ accountIds: string[]; next?: string }>
}

/** No account has this id: theirs begin with `acc_`. */
const partition = ['registry']

export const accountRegistry = (store: DocumentStore): AccountRegistry => {
  const registry = recordsOf(registeredAccountRecord, partitionOf(store, 'accounts', partition))
  return {
    note: async (id) => {
      await registry.put({ id })
    },
    forget: async (id) => {
      await registry.remove(id).catch((error: unknown) => {
        if (!isStoreError(error, 'missing')) throw error
      })
    },
    page: async (limit, next) => {
      const page = await registry.page({}, { limit, next })
      return { accountIds: page.items.map(({ document: { id } }) => id), ...(page.next !== undefined && { next: page.next }) }
    },
  }
}
