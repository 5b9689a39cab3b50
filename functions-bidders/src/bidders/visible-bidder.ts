import type { Bidder } from '@auctionwiz/contracts/bidders'
import { notesSynopsis } from '@auctionwiz/domain/bidders/notes-synopsis'
import { timeToPickup } from '@auctionwiz/domain/bidders/time-to-pickup'
import { scoreEvidence } from '@auctionwiz/domain/scores/evidence'
import type { HouseContext } from '@auctionwiz/platform/core/http/context'
import { without } from '@auctionwiz/platform/core/records/without'

type Reader = Pick<HouseContext, 'claims' | 'can'>
type ReaderNow = Reader & Pick<HouseContext, 'now'>

/** Users who may correct bidders read every note of the house; others read only their own private notes. */
export const readsAllNotes = ({ can }: Reader): boolean => can('bidders:history_edit')

const networkFields = new Set(['network', 'networkObjections'] as const)

/**
 * The bidder as the caller may see it: the answer of every call that gives one. What other houses publish, and the events there that changed a score,
 * are for those who may read the network.
 */
export const visibleBidder = (bidder: Bidder, reader: ReaderNow): Bidder => {
  const { network, networkObjections, scoreHistory, facts } = bidder
  const mayReadNetwork = reader.can('bidders:scoring_national')
  const mayReadHistory = reader.can('bidders:history_view')
  const notes = readsAllNotes(reader) ? bidder.notes : bidder.notes.filter((note) => !note.isPrivate || isOwn(note, reader))
  const aiNotesSynopsis = notesSynopsis(notes)
  const pickup = timeToPickup(bidder)
  return {
    ...without(bidder, networkFields),
    ...(mayReadNetwork && network && { network: mayReadHistory ? network : { ...network, auctions: [] } }),
    ...(mayReadNetwork && networkObjections && { networkObjections }),
    ...(!mayReadNetwork && { scoreHistory: scoreHistory.map(withoutEvent) }),
    ...(!mayReadHistory && { auctionHistory: [] }),
    notes,
    ...(aiNotesSynopsis !== undefined && { aiNotesSynopsis }),
    ...(pickup !== undefined && { timeToPickup: pickup }),
    ...scoreEvidence({ facts, ...(mayReadNetwork && network && { network }) }, reader.now),
  }
}

const withoutEvent = ({ network, ...change }: Bidder['scoreHistory'][number]): Bidder['scoreHistory'][number] =>
  network ? { ...change, cause: 'Activity at other auction houses' } : change

/** A user who views as someone else is not the author of that person's notes. */
const isOwn = ({ userId }: Bidder['notes'][number], { claims }: Reader): boolean =>
  userId === claims.userId && claims.viewedBy === undefined

/** Its author and users who read all notes can remove a note. */
export const mayRemoveNote = (note: Bidder['notes'][number], reader: Reader): boolean => isOwn(note, reader) || readsAllNotes(reader)
