import type * as calls from '@auctionwiz/contracts/auctions'
import type { Auction } from '@auctionwiz/contracts/auctions'
import { type AuctionAction, actionTo, fieldActions, stageOf } from '@auctionwiz/domain/auctions/actions'
import { definedFields, sameForm } from '@auctionwiz/domain/auctions/document'
import { sameContent } from '@auctionwiz/domain/same-content'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { auditOf, recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { countAuctions } from '@auctionwiz/records/auction-counts'
import { type AuctionDocument, auctionDocument, auctionOf, auctionRecord, fieldsOf } from '@auctionwiz/records/auctions'
import { readLotCounts } from '@auctionwiz/records/lot-counts'
import { auditedFields } from '../audited-fields.ts'
import { moves } from './move-auction.ts'
import { requireAction } from './require-action.ts'
import { isNear, requireNewDates, requireSameStart } from './require-dates.ts'

/** One write for all that changed; each part of it must be possible in the auction's status and take its own permission. */
export const updateAuction: UseCase<typeof calls.updateAuction> = async ({ params, body }, context) => {
  const { house, now } = context
  const { version, status, ...given } = body
  const auctions = recordsOf(auctionRecord, house)
  const stored = await auctions.read(params.id)
  const before = auctionOf(stored, now)
  const change = changeOf(stored.document, given)
  const move = status === undefined || status === before.status ? undefined : movedTo(status, before)
  for (const action of actionsOf(change, move ?? openedByStart(change, before, now))) await requireAction(action, before, context)
  if (stored.version !== version) throw new Failure('stale_version')
  if (change.currency !== undefined) await requireNoLots(house, before)
  const dates = { startDate: change.startDate ?? before.startDate, endDate: change.endDate ?? before.endDate }
  if (change.startDate ?? change.endDate) requireNewDates(before, dates, now)
  if (before.status === 'Active') requireSameStart(before.startDate, dates.startDate)
  const at = now.toISOString()
  const { auctionCategory, ...rest } = { ...fieldsOf(stored.document), ...change, ...(move && { [moves[move].time]: at }), updatedAt: at }
  const document = auctionDocument({ ...rest, ...(auctionCategory && { auctionCategory }) })
  const counted = await countAuctions(house, { total: 0, bidders: document.biddersRegistered - before.biddersRegistered })
  const names = Object.keys(change) as (keyof Change)[]
  const events: Write[] = [
    ...(names.length > 0
      ? [
          auditOf(auctionRecord, document, context, {
            action: 'auction.update',
            ...auditedFields(stored.document, document, names),
          }),
        ]
      : []),
    ...(move
      ? [auditOf(auctionRecord, document, context, { action: moves[move].audited, before: { status: before.status }, after: { status } })]
      : []),
  ]
  return auctionOf(await auctions.replace(document, version, [...events, ...counted]), now)
}

/** The amounts of lots are in the minor units of the auction's currency. */
const requireNoLots = async (house: PartitionReader, { id, title, currency }: Auction): Promise<void> => {
  const { lots } = await readLotCounts(house.in('auctions').within(id))
  if (lots > 0) throw new Failure('currency_in_use', { title, currency })
}

type Given = Omit<calls.AuctionChange, 'version' | 'status'>
type Change = { [Name in keyof Given]?: Exclude<Given[Name], undefined> }

/** What differs from what is stored. */
const changeOf = (stored: AuctionDocument, given: Given): Change => {
  const { startDate, endDate, ...others } = given
  const normalized = {
    ...others,
    startDate: startDate === undefined ? undefined : sameForm(startDate),
    endDate: endDate === undefined ? undefined : sameForm(endDate),
  }
  const differs = ([name, value]: [string, unknown]) => !sameContent({ value }, { value: stored[name as keyof AuctionDocument] ?? '' })
  return Object.fromEntries(Object.entries(definedFields(normalized)).filter(differs))
}

const movedTo = (status: Auction['status'], { title, status: before }: Auction) => {
  const action = actionTo(status)
  if (!action) throw new Failure('auction_state', { title, status: before })
  return action
}

/** A new start of a published auction that is past or near opens it as Go live does. */
const openedByStart = ({ startDate }: Change, before: Auction, now: Date): AuctionAction | undefined =>
  startDate !== undefined && stageOf(before) === 'Upcoming' && isNear(startDate, now) ? 'goLive' : undefined

const actionsOf = (change: Change, move: AuctionAction | undefined): AuctionAction[] => {
  const taken = new Set(Object.keys(change).map((name) => fieldActions[name as keyof Change]))
  return [...(['edit', 'changeConditions', 'schedule'] as const).filter((action) => taken.has(action)), ...(move ? [move] : [])]
}
