import type { setAutoInviteThreshold as endpoint } from '@auctionwiz/contracts/auctions'
import { type AuctionDocument, auctionOf } from '@auctionwiz/domain/auctions/document'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure, notFound } from '@auctionwiz/platform/core/failure'

export const setAutoInviteThreshold: UseCase<typeof endpoint> = async ({ params, body: { threshold, version } }, { house, audit, now }) => {
  const stored = await house.read<AuctionDocument>(params.id)
  if (stored?.document.type !== 'auction') throw notFound('Auction')
  if (stored.version !== version) throw new Failure('stale_version')
  const { autoInviteThreshold: before, ...rest } = stored.document
  const document: AuctionDocument = { ...rest, updatedAt: now.toISOString(), ...(threshold && { autoInviteThreshold: threshold }) }
  const subject = { subjectType: 'auction', subjectId: document.id, subjectName: document.title }
  const event = audit({ action: 'auction.threshold', ...subject, before: before ?? {}, after: threshold ?? {} })
  const [next = ''] = await house.write([{ kind: 'replace', document, version }, event])
  return auctionOf(document, next, now)
}
