import { decideLimit, type decideInvitations as endpoint } from '@auctionwiz/contracts/bidder-invitations'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { startJobWith } from '@auctionwiz/platform/core/jobs/start-job'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import { retryConflicts } from '@auctionwiz/platform/core/store/retry-conflicts'
import type { Versioned, Write } from '@auctionwiz/platform/core/store/store'
import { readAuction } from '@auctionwiz/records/auctions'
import { type InvitationDocument, invitationRecord } from '@auctionwiz/records/bidder-invitations'
import { bidderStates } from './bidder-states.ts'
import { decidedManually } from './decided-manually.ts'
import { requireOpen } from './invitation-document.ts'
import { selectedInvitations } from './invitation-query.ts'
import { mailsInput } from './send-invitation-mails.ts'

/** Decided in one batch: each writes the invitation and an event, besides the job of the mails. */
const batchSize = 45

/** Decides on many at once, batch by batch; what somebody else decided meanwhile is skipped. All get one run, by which they are undone together. */
export const decideInvitations =
  (queue: JobQueue, mailWaitMs: number): UseCase<typeof endpoint> =>
  async ({ query: filter, body: { auctionId, ids, group, all, ...manual } }, context) => {
    const { house, now } = context
    if ([ids, group, all].filter((meant) => meant !== undefined).length !== 1)
      throw new Failure('invalid_request', { fields: { ids: 'Send one of ids, group and all.' } })
    if (ids?.length !== 1) await context.requireFeature('bulk-operations')
    const auction = await readAuction(house, auctionId, now)
    if (manual.state === 'invited') requireOpen(auction)
    const deciding = { now, claims: context.claims, run: randomId('dec'), mailWaitMs }
    const named = ids && [...new Set(ids)]
    /** Of suspended bidders, who stay in review when others are approved. */
    const passed = new Set<string>()
    const result = { decided: 0, skipped: 0, more: false }
    const decideSome = async (some: () => Promise<readonly Versioned<InvitationDocument>[]>): Promise<number> => {
      const inReview = (await some()).filter(({ document }) => document.state === 'review' && document.auctionId === auctionId)
      const bidderIds = manual.state === 'invited' ? inReview.map(({ document }) => document.bidderId) : []
      const { suspended } = await bidderStates(house, bidderIds)
      const open = inReview.filter(({ document }) => !suspended.has(document.bidderId))
      for (const { document } of inReview) if (suspended.has(document.bidderId)) passed.add(document.id)
      const decided = open.map(({ document, version }) => ({
        before: document,
        after: decidedManually(document, manual, deciding),
        version,
      }))
      const writes = decided.flatMap(({ before, after, version }): Write[] => [
        invitationRecord.replacement(after, version),
        eventOf(before, manual, context),
      ])
      const isDue = decided.some(({ after }) => after.mail === 'due')
      if (isDue) await startJobWith(queue, 'invitation-mails', mailsInput(), context, writes)
      else if (writes.length > 0) await house.write(writes)
      return decided.length
    }
    const invitations = readerOf(invitationRecord, house)
    const conflicts = ['stale', 'missing'] as const
    const meant = selectedInvitations({ ...filter, auctionId, state: 'review', group })
    if (named)
      for (let start = 0; start < named.length; start += batchSize) {
        const some = named.slice(start, start + batchSize)
        const read = async () => (await Promise.all(some.map((id) => invitations.find(id)))).filter((one) => one !== undefined)
        const done = await retryConflicts(() => decideSome(read), conflicts)
        result.decided += done
        result.skipped += some.length - done
      }
    else
      while (result.decided < decideLimit) {
        // Those decided are not in review any more, so the next ones are the first besides those passed over.
        const next = async () => {
          const { items } = await invitations.page(meant, { limit: batchSize + passed.size })
          return items.filter(({ document }) => !passed.has(document.id)).slice(0, batchSize)
        }
        const before = passed.size
        const done = await retryConflicts(() => decideSome(next), conflicts)
        if (done === 0 && passed.size === before) break
        result.decided += done
      }
    const more = named === undefined && (await invitations.count(meant.where, passed.size + 1)) > passed.size
    if (named === undefined) result.skipped = passed.size
    return { ...result, more, run: deciding.run }
  }

type Manual = { state: 'invited' | 'denied'; reason?: string | undefined }

const eventOf = ({ bidderId, bidderName, state, auctionId }: InvitationDocument, manual: Manual, { audit }: HouseContext): Write =>
  audit({
    action: 'invitation.decide',
    subjectType: 'bidder',
    subjectId: bidderId,
    subjectName: bidderName,
    before: { state },
    after: { auctionId, ...manual },
  })
