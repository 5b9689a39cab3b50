import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { ChangedBidderEntry, readBidderChange as endpoint } from '@auctionwiz/contracts/bulk'
import { type BidderDocument, emailKey } from '@auctionwiz/domain/bidders/document'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { notFound } from '@auctionwiz/platform/core/failure'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import { changeRecordId } from './change-record.ts'
import { readBidders } from './read-bidders.ts'
import { undoChanges } from './undo-changes.ts'
import { type UndoDocument, type UndoEntry, undoQuery } from './undo-document.ts'

const pageSize = 25

/** Looks at what an undo would do, and does nothing. */
export const readBidderChange: UseCase<typeof endpoint> = async ({ params: { id: run }, query }, { house, now }) => {
  if (!(await house.read(changeRecordId(run)))) throw notFound('What was changed')
  const page = await house.query<UndoDocument>(undoQuery(run), { limit: pageSize, next: query.page })
  const entries = page.items.flatMap((document) => document.entries)
  const [{ refused }, holders, current] = await Promise.all([
    undoChanges(house, entries, now),
    holdersOf(house, entries),
    readBidders(
      house,
      entries.flatMap((entry) => ('bidder' in entry ? [] : [entry.id])),
    ),
  ])
  const bidders = entries.map((entry): ChangedBidderEntry => {
    const bidder: Pick<Bidder, 'id' | 'bidderId' | 'name' | 'email'> =
      'bidder' in entry ? entry.bidder : (current.get(entry.id) ?? { id: entry.id, bidderId: '', name: '', email: '' })
    const { id, bidderId, name, email } = bidder
    const problem = refused.get(entry) as ChangedBidderEntry['problem']
    const takenBy = problem === 'emailTaken' ? holders.get(emailKey(email)) : undefined
    return { id, bidderId, name, email, ...(problem && { problem }), ...(takenBy && { takenBy }) }
  })
  return { bidders, ...(page.next !== undefined && { nextPage: page.next }) }
}

/** Who has the addresses of deleted bidders now, by the key of the address. */
const holdersOf = async (
  house: PartitionReader,
  entries: readonly UndoEntry[],
): Promise<Map<string, { id: string; bidderId: string; name: string }>> => {
  const keys = entries.flatMap((entry) => ('bidder' in entry ? [emailKey(entry.bidder.email)] : []))
  if (keys.length === 0) return new Map()
  const query = { type: 'bidder', where: [{ field: 'uniqueKey', in: keys }], fields: ['uniqueKey', 'bidderId', 'name'] }
  const { items } = await house.query<BidderDocument>(query, { limit: keys.length })
  return new Map(items.map(({ uniqueKey, id, bidderId, name }) => [uniqueKey, { id, bidderId, name }]))
}
