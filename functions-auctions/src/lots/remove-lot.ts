import type * as calls from '@auctionwiz/contracts/lots'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { auditOf, recordsOf } from '@auctionwiz/platform/core/records/writer'
import { readAuction } from '@auctionwiz/records/auctions'
import { countLot } from '@auctionwiz/records/lot-counts'
import { lotRecord } from '@auctionwiz/records/lots'
import { requireLotAction } from './require-lot-action.ts'

export const removeLot: UseCase<typeof calls.removeLot> = async ({ params, body: { version } }, context) => {
  const { house, now } = context
  const auction = await readAuction(house, params.id, now)
  const lots = recordsOf(lotRecord, house.in('auctions').within(auction.id))
  const stored = await lots.read(params.lotId)
  requireLotAction('remove', auction, stored.document)
  if (stored.version !== version) throw new Failure('stale_version')
  const { lotNumber, title } = stored.document
  const event = auditOf(lotRecord, stored.document, context, { action: 'lot.remove', before: { auctionId: auction.id, lotNumber, title } })
  await lots.remove(params.lotId, version, [event, ...countLot(stored.document, undefined)])
  return { success: true }
}
