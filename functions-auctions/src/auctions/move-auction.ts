import type * as calls from '@auctionwiz/contracts/auctions'
import type { Auction } from '@auctionwiz/contracts/auctions'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { auditOf, recordsOf } from '@auctionwiz/platform/core/records/writer'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import { auctionDocument, auctionOf, auctionRecord, fieldsOf } from '@auctionwiz/records/auctions'
import { requireAction } from './require-action.ts'

export type Move = (typeof calls.auctionMoves)[number]

/** The time that each move sets, and the name of its audit event. */
export const moves = {
  publish: { time: 'publishedAt', audited: 'auction.publish' },
  goLive: { time: 'openedAt', audited: 'auction.go_live' },
  close: { time: 'closedAt', audited: 'auction.close' },
  cancel: { time: 'cancelledAt', audited: 'auction.cancel' },
} as const satisfies Record<Move, { time: keyof Auction; audited: string }>

/** Of two who move one auction at once, one wins, and the other learns who was first. */
export const moveAuction: UseCase<typeof calls.moveAuction> = async ({ params, body: { action, version } }, context) => {
  const { house, now } = context
  const auctions = recordsOf(auctionRecord, house)
  const stored = await auctions.read(params.id)
  const before = auctionOf(stored, now)
  await requireAction(action, before, context)
  if (stored.version !== version) throw new Failure('stale_version')
  const at = now.toISOString()
  const document = auctionDocument({ ...fieldsOf(stored.document), [moves[action].time]: at, updatedAt: at })
  const after = { status: auctionOf({ document, version }, now).status }
  const event = auditOf(auctionRecord, document, context, { action: moves[action].audited, before: { status: before.status }, after })
  try {
    return auctionOf(await auctions.replace(document, version, [event]), now)
  } catch (error) {
    if (isStoreError(error, 'stale')) await requireAction(action, auctionOf(await auctions.read(params.id), now), context)
    throw error
  }
}
