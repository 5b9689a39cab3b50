import type { bulkInvite as endpoint } from '@auctionwiz/contracts/bidder-invitations'
import type { BidderSummary } from '@auctionwiz/contracts/bidders'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/context'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { startJob } from '@auctionwiz/platform/core/jobs/start-job'
import { readAuction } from '@auctionwiz/platform/core/read-auction'
import type { StoredDocument, Write } from '@auctionwiz/platform/core/store'
import { decidedByHand } from './decided-by-hand.ts'
import { existingInvitations } from './existing-invitations.ts'
import { type InvitationDocument, invitationId, requireOpen } from './invitation-document.ts'

type Chosen = StoredDocument & Pick<BidderSummary, 'bidderId' | 'name' | 'status' | 'localScore'>

/** What staff choose stands above what the rules said of a bidder before; the decision of then stays on record. */
export const bulkInvite =
  (queue: JobQueue): UseCase<typeof endpoint> =>
  async ({ body: { bidderIds, auctionId, message } }, context) => {
    const { house, now, audit } = context
    const auction = await readAuction(house, auctionId, now)
    requireOpen(auction)
    const ids = [...new Set(bidderIds)]
    const [bidders, existing] = await Promise.all([chosenBidders(ids, context), existingInvitations(house, auctionId, ids)])
    const refused: { bidderId: string; reason: string }[] = []
    const writes: Write[] = []
    let already = 0
    for (const bidderId of ids) {
      const bidder = bidders.get(bidderId)
      const before = existing.get(bidderId)
      if (before?.document.state === 'invited') already += 1
      else if (!bidder) refused.push({ bidderId, reason: 'Bidder not found' })
      else if (bidder.status === 'Suspended') refused.push({ bidderId, reason: `${bidder.name} is suspended.` })
      else if (before)
        writes.push({
          kind: 'replace',
          document: { ...invited(before.document, context), ...(message && { message }) },
          version: before.version,
        })
      else writes.push({ kind: 'create', document: await newInvitation(bidder, auctionId, message, context) })
    }
    if (writes.length === 0) return { invited: 0, already, refused }
    const { write: job } = await startJob(queue, 'invitation-mails', {}, context)
    const subject = { subjectType: 'auction', subjectId: auctionId, subjectName: auction.title }
    await house.write([...writes, job, audit({ action: 'invitations.bulk', ...subject, after: { invited: writes.length } })])
    return { invited: writes.length, already, refused }
  }

const chosenBidders = async (ids: readonly string[], { house }: HouseContext): Promise<Map<string, Chosen>> => {
  const where = [{ field: 'id', in: ids }]
  const fields = ['bidderId', 'name', 'status', 'localScore']
  const { items } = await house.query<Chosen>({ type: 'bidder', where, fields }, { limit: ids.length })
  return new Map(items.map((bidder) => [bidder.id, bidder]))
}

const invited = (document: InvitationDocument, context: HouseContext): InvitationDocument =>
  decidedByHand(document, { state: 'invited' }, context)

const newInvitation = async (
  { id: bidderId, bidderId: bidderNumber, name: bidderName, localScore }: Chosen,
  auctionId: string,
  message: string | undefined,
  context: HouseContext,
): Promise<InvitationDocument> =>
  invited(
    {
      id: await invitationId(auctionId, bidderId),
      type: 'bidder-invitation',
      auctionId,
      bidderId,
      bidderNumber,
      bidderName,
      state: 'review',
      score: localScore.score,
      tier: localScore.tier,
      at: context.now.toISOString(),
      decidedBy: [],
      ...(message && { message }),
    },
    context,
  )
