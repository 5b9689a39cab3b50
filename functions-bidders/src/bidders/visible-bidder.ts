import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { HouseContext } from '@auctionwiz/platform/core/context'

type Reader = Pick<HouseContext, 'claims' | 'can'>

/** Whoever corrects records of bidders reads every note of the house; others read the private ones that they wrote. */
export const readsAllNotes = ({ can }: Reader): boolean => can('bidders:history_edit')

/** The bidder as the caller may see it: the answer of every call that gives one. */
export const visibleBidder = (bidder: Bidder, reader: Reader): Bidder => ({
  ...bidder,
  ...(!reader.can('bidders:history_view') && {
    auctionHistory: [],
    ...(bidder.network && { network: { ...bidder.network, auctions: [] } }),
  }),
  notes: readsAllNotes(reader) ? bidder.notes : bidder.notes.filter((note) => !note.isPrivate || isOwn(note, reader)),
})

/** Whoever views as somebody else has not written what that person wrote. */
const isOwn = ({ userId }: Bidder['notes'][number], { claims }: Reader): boolean =>
  userId === claims.userId && claims.viewedBy === undefined

/** A note can be removed by its author and by whoever reads them all. */
export const mayRemoveNote = (note: Bidder['notes'][number], reader: Reader): boolean => isOwn(note, reader) || readsAllNotes(reader)
