import type { Partition } from '@auctionwiz/platform/core/partition'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { memberRecord } from '@auctionwiz/records/members'
import type { People } from '../people/people.ts'
import { showPerson } from './show-person.ts'

/** Fills in what lists search by for members that were written without it. */
export type IndexMembers = (accountId: string) => Promise<void>

/** Looks through an account once for each instance of the app; members get their fields as soon as they are changed or enter. */
export const indexMembers = (people: People, partition: (accountId: string) => Partition): IndexMembers => {
  const seen = new Set<string>()
  return async (accountId) => {
    if (seen.has(accountId)) return
    const account = partition(accountId)
    for await (const { document: member } of readerOf(memberRecord, account).each()) {
      const user = member.searchKey === undefined ? await people.read(member.userId) : undefined
      if (user) await showPerson(account, user)
    }
    seen.add(accountId)
  }
}
