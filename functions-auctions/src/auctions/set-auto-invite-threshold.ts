import type { setAutoInviteThreshold as endpoint } from '@auctionwiz/contracts/auctions'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { auditOf, recordsOf } from '@auctionwiz/platform/core/records/writer'
import { auctionOf, auctionRecord } from '@auctionwiz/records/auctions'
import { requireAction } from './require-action.ts'

export const setAutoInviteThreshold: UseCase<typeof endpoint> = async ({ params, body: { threshold, version } }, context) => {
  const { house, now } = context
  const auctions = recordsOf(auctionRecord, house)
  const stored = await auctions.read(params.id)
  await requireAction('setThreshold', auctionOf(stored, now), context)
  if (stored.version !== version) throw new Failure('stale_version')
  const { autoInviteThreshold: before, ...rest } = stored.document
  const document = { ...rest, updatedAt: now.toISOString(), ...(threshold && { autoInviteThreshold: threshold }) }
  const change = { action: 'auction.threshold', before: before ?? {}, after: threshold ?? {} } as const
  return auctionOf(await auctions.replace(document, version, [auditOf(auctionRecord, document, context, change)]), now)
}
