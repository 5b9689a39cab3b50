import { decideInvitation } from '@auctionwiz/domain/invitations/decide-invitation'
import { invitationKeys, recordAtDecision } from '@auctionwiz/domain/invitations/invitation-keys'
import { reviewReason } from '@auctionwiz/domain/invitations/review-reason'
import type { JobWork } from '@auctionwiz/platform/core/jobs/job'
import { auditWrite } from '@auctionwiz/platform/core/records/audit'
import type { PartOf } from '@auctionwiz/platform/core/records/projection'
import { listerOf, type RecordPage } from '@auctionwiz/platform/core/records/reader'
import { readAuction } from '@auctionwiz/records/auctions'
import { bidderTotal } from '@auctionwiz/records/bidder-counts'
import { type InvitationDocument, invitationId, invitationRecord } from '@auctionwiz/records/bidder-invitations'
import { readScoringRules } from '@auctionwiz/records/scoring-settings'
import { candidates } from './candidates.ts'
import { existingInvitations } from './existing-invitations.ts'
import { mailsInput } from './send-invitation-mails.ts'

export interface AutoInviteInput {
  auctionId: string
  /** Network address of the caller; jobs of older versions do not name it. */
  address?: string
  message?: string
}

const pageSize = 80

/**
 * Decides on every bidder of the house who has no decision for the auction yet; the invited are written to by other work. The log says at the end how many
 * were invited, left for review and denied.
 */
export const inviteByRules: JobWork = async function* (job, { house, now, start }) {
  const { auctionId, message, address = '' } = job.input as AutoInviteInput
  const total = await bidderTotal(house)
  const [rules, { autoInviteThreshold, title }] = await Promise.all([readScoringRules(house), readAuction(house, auctionId, now)])
  let next = job.cursor as string | undefined
  let { done } = job
  const all: Record<string, number> = { invited: 0, review: 0, denied: 0, ...job.result }
  const ranEvent = () => {
    const { startedById: actorId, startedBy: actorName, correlationId } = job
    const { invited, review, denied } = all
    const subject = { subjectType: 'auction', subjectId: auctionId, subjectName: title, after: { invited, review, denied } } as const
    return auditWrite({ now, actorId, actorName, address, correlationId }, { action: 'invitations.ran', ...subject })
  }
  do {
    const page: RecordPage<PartOf<typeof candidates>> = await listerOf(candidates, house).page({}, { limit: pageSize, next })
    const bidders = page.items.map(({ document }) => document)
    const ids = bidders.map(({ id }) => id)
    const existing = ids.length > 0 ? await existingInvitations(house, auctionId, ids) : new Map()
    const found: Record<string, number> = { invited: 0, review: 0, denied: 0, already: existing.size }
    const documents: InvitationDocument[] = []
    for (const bidder of bidders.filter(({ id }) => !existing.has(id))) {
      const { state, decision } = decideInvitation(bidder, rules, autoInviteThreshold)
      found[state] = (found[state] ?? 0) + 1
      const shown = {
        bidderNumber: bidder.bidderId,
        bidderName: bidder.name,
        score: decision.input.score,
        tier: decision.input.tier,
        record: recordAtDecision(bidder),
      }
      documents.push(
        invitationRecord.document({
          ...shown,
          ...invitationKeys(shown, bidder.nameKey),
          id: await invitationId(auctionId, bidder.id),
          auctionId,
          bidderId: bidder.id,
          state,
          at: now.toISOString(),
          decision,
          ...(state === 'review' && { review: reviewReason(decision) }),
          decidedBy: [],
          ...(state === 'invited' && { mail: 'due' as const, mailAt: now.toISOString() }),
          ...(message && { message }),
        }),
      )
    }
    done += page.items.length
    next = page.next
    const creates = documents.map(invitationRecord.creation)
    for (const state of ['invited', 'review', 'denied']) all[state] = (all[state] ?? 0) + (found[state] ?? 0)
    const last = next === undefined ? [await start('invitation-mails', mailsInput()), ranEvent()] : []
    yield { cursor: next, done, total: Math.max(total, done), others: [...creates, ...last], found }
  } while (next !== undefined)
}
