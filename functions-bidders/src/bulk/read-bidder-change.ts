import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { ChangedBidderEntry, readBidderChange as endpoint } from '@auctionwiz/contracts/bulk'
import { emailKey } from '@auctionwiz/domain/bidders/document'
import { notFound } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { bidderUndoRecord, ofChange } from '@auctionwiz/records/bidder-undos'
import { emailHolders, readBidders } from '@auctionwiz/records/bidders'
import { findChange } from './change-record.ts'
import { undoChanges } from './undo-changes.ts'

const pageSize = 25

/** Previews an undo. */
export const readBidderChange: UseCase<typeof endpoint> = async ({ params: { id: run }, query }, { house, now }) => {
  if (!(await findChange(house, run))) throw notFound('What was changed')
  const page = await readerOf(bidderUndoRecord, house).page(ofChange(run), { limit: pageSize, next: query.page })
  const entries = page.items.flatMap(({ document }) => document.entries)
  const [{ refused }, holders, current] = await Promise.all([
    undoChanges(house, entries, now),
    emailHolders(
      house,
      entries.flatMap((entry) => ('bidder' in entry ? [emailKey(entry.bidder.email)] : [])),
    ),
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
    return {
      id,
      bidderId,
      name,
      email,
      ...(problem && { problem }),
      ...(takenBy && { takenBy: { id: takenBy.id, bidderId: takenBy.bidderId, name: takenBy.name } }),
    }
  })
  return { bidders, ...(page.next !== undefined && { nextPage: page.next }) }
}
