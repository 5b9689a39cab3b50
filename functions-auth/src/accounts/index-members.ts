import type { Partition } from '@auctionwiz/platform/core/partition'
import type { People } from '../people/people.ts'
import type { MemberDocument } from './account-documents.ts'
import { showPerson } from './show-person.ts'

/** Fills in what lists search by for members that were written without it. */
export type IndexMembers = (account: Partition, accountId: string) => Promise<void>

const pageSize = 200

/** Looks through an account once for each instance of the app; members get their fields as soon as they are changed or enter. */
export const indexMembers = (people: People): IndexMembers => {
  const seen = new Set<string>()
  return async (account, accountId) => {
    if (seen.has(accountId)) return
    let next: string | undefined
    do {
      const page = await account.query<MemberDocument>({ type: 'member' }, { limit: pageSize, next })
      const bare = page.items.filter(({ searchKey }) => searchKey === undefined)
      const users = await Promise.all(bare.map(({ userId }) => people.read(userId)))
      await Promise.all(users.map((user) => user && showPerson(account, user)))
      next = page.next
    } while (next !== undefined)
    seen.add(accountId)
  }
}
