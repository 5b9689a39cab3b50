import type { undoDecision as endpoint } from '@auctionwiz/contracts/bidder-invitations'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { startJobWith } from '@auctionwiz/platform/core/jobs/start-job'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { invitationOf, invitationRecord, readInvitation } from '@auctionwiz/records/bidder-invitations'
import { mailsInput } from './send-invitation-mails.ts'
import { takenBack } from './take-back.ts'

/** Undoes an approval before its mail goes out, or a denial. Removes an invitation that the decision created, and returns its last state. */
export const undoDecision =
  (queue: JobQueue): UseCase<typeof endpoint> =>
  async ({ params, body: { version } }, context) => {
    const { house, audit } = context
    const stored = await readInvitation(house, params.id)
    const current = stored.document
    const before = takenBack(current)
    if (before === 'mailGone') throw new Failure('mail_gone', { name: current.bidderName })
    if (stored.version !== version || before === 'nothing') throw new Failure('stale_version')
    const event = audit({
      action: 'invitation.undo',
      subjectType: 'bidder',
      subjectId: current.bidderId,
      subjectName: current.bidderName,
      before: { state: current.state },
      after: { auctionId: current.auctionId, ...(before && { state: before.state }) },
    })
    if (before === undefined) {
      await house.write([{ kind: 'remove', id: current.id, version }, event])
      return invitationOf({ document: current, version })
    }
    const writes: Write[] = [invitationRecord.replacement(before, version), event]
    const isDue = before.mail === 'due'
    const [next = ''] = isDue
      ? (await startJobWith(queue, 'invitation-mails', mailsInput(), context, writes)).versions
      : await house.write(writes)
    return invitationOf({ document: before, version: next })
  }
