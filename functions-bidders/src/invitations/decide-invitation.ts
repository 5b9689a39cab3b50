import type { decideInvitation as endpoint } from '@auctionwiz/contracts/bidder-invitations'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { startJobWith } from '@auctionwiz/platform/core/jobs/start-job'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { readAuction } from '@auctionwiz/records/auctions'
import { invitationOf, invitationRecord, readInvitation } from '@auctionwiz/records/bidder-invitations'
import { bidderStates } from './bidder-states.ts'
import { decidedManually } from './decided-manually.ts'
import { requireOpen } from './invitation-document.ts'
import { mailsInput } from './send-invitation-mails.ts'

export const decideInvitation =
  (queue: JobQueue, mailWaitMs: number): UseCase<typeof endpoint> =>
  async ({ params, body: { version, ...manual } }, context) => {
    const { house, audit } = context
    const stored = await readInvitation(house, params.id)
    if (stored.version !== version) throw new Failure('stale_version')
    const before = stored.document
    if (manual.state === 'invited') {
      requireOpen(await readAuction(house, before.auctionId, context.now))
      const { suspended } = await bidderStates(house, [before.bidderId])
      if (suspended.has(before.bidderId)) throw new Failure('bidder_suspended', { name: before.bidderName })
    }
    const { now, claims } = context
    const document = decidedManually(before, manual, { now, claims, mailWaitMs, run: randomId('dec') })
    const event = audit({
      action: 'invitation.decide',
      subjectType: 'bidder',
      subjectId: before.bidderId,
      subjectName: before.bidderName,
      before: { state: before.state },
      after: { auctionId: before.auctionId, ...manual },
    })
    const writes: Write[] = [invitationRecord.replacement(document, version), event]
    const isDue = document.mail === 'due'
    const [next = ''] = isDue
      ? (await startJobWith(queue, 'invitation-mails', mailsInput(), context, writes)).versions
      : await house.write(writes)
    return invitationOf({ document, version: next })
  }
