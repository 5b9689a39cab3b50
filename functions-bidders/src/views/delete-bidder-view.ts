import type { deleteBidderView as endpoint } from '@auctionwiz/contracts/bidder-views'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { readView, requireSharing } from './view-repository.ts'

export const deleteBidderView: UseCase<typeof endpoint> = async ({ params }, context) => {
  const { house, audit } = context
  const { id, version, name, shared } = await readView(context, params.id)
  requireSharing(context, { shared })
  const event = audit({ action: 'bidderView.delete', subjectType: 'bidderView', subjectId: id, before: { name, shared } })
  await house.write([{ kind: 'remove', id, version }, event])
  return { success: true }
}
