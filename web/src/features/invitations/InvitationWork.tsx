import type { InvitationState } from '@auctionwiz/contracts/bidder-invitations'
import { isOpen, type Job, listJobs } from '@auctionwiz/contracts/jobs'
import { resendInvitations } from '@auctionwiz/contracts/open-invitations'
import { useEffect, useRef } from 'react'
import { useFollowedJobs } from '../../app/calls/use-followed-jobs.ts'
import { useMutation } from '../../app/calls/use-mutation.ts'
import { useFormat } from '../../app/format.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { phraseShown } from '../../messages/field-messages.ts'
import { Button } from '../../ui/Button.tsx'
import { StalledJob } from '../../ui/jobs/StalledJob.tsx'
import { look } from '../../ui/look.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { invitationText } from './messages.ts'

/** The progress of decisions and emails, and the failed emails. Calls `onDone` as the jobs progress. */
export const InvitationWork = ({ onDone }: { onDone: () => void }) => {
  const [deciding, inviting, mailing] = useFollowedJobs(['auto-invite', 'invite', 'invitation-mails'] as const, onDone)
  const format = useFormat()
  const running = useRef(isOpen(deciding))
  useEffect(() => {
    const { status, result } = deciding ?? {}
    if (running.current && status === 'completed') {
      const count = (state: InvitationState) => format.number(result?.[state] ?? 0)
      toast({ text: invitationText.ran({ invited: count('invited'), review: count('review'), denied: count('denied') }) })
    }
    running.current = isOpen(deciding)
  }, [deciding, format])
  const failed = [deciding, inviting, mailing].find((job) => job?.status === 'error')
  return (
    <>
      {deciding && isOpen(deciding) && <Progress job={deciding} text={invitationText.progress} before={invitationText.started} />}
      {inviting && isOpen(inviting) && <Progress job={inviting} text={invitationText.inviting} before={invitationText.invitingToast} />}
      {!isOpen(deciding) && !isOpen(inviting) && mailing && isOpen(mailing) && isMailing(mailing) && (
        <Progress job={mailing} text={invitationText.mailing} before={invitationText.mail.due} />
      )}
      {failed && (
        <p className={look('row', 'gapL', 'padPage', 'padTopXS', 'padBottomS', 'soft')} role="alert">
          {invitationText.jobFailed({ problem: phraseShown(failed.problem ?? '') })}
        </p>
      )}
      {![deciding, inviting, mailing].some(isOpen) && mailing && (mailing.result.failed ?? 0) > 0 && (
        <Failed count={mailing.result.failed ?? 0} />
      )}
    </>
  )
}

/** Pending emails can still be undone: each row says when its email is sent, and the list must not move at each decision. */
const isMailing = ({ done }: Job): boolean => done > 0

/** `before` is shown until the numbers are known. */
const Progress = ({ job, text, before }: { job: Job; text: typeof invitationText.progress; before: string }) => {
  const format = useFormat()
  const { done, total } = job
  const words = total === 0 ? before : text({ done: format.number(done), total: format.number(total) })
  return (
    <div className={look('row', 'gapL', 'padPage', 'padTopXS', 'padBottomS', 'soft')}>
      <span role="status">{words}</span>
      <ProgressBar className={look('upTo240')} label={words} value={total === 0 ? undefined : done} max={Math.max(1, total)} />
      <StalledJob job={job} />
    </div>
  )
}

const Failed = ({ count }: { count: number }) => {
  const reason = usePermissionReason('bidders:invite')
  const { change, busy } = useMutation(resendInvitations, { refreshes: [listJobs] })
  return (
    <div className={look('row', 'gapL', 'padPage', 'padTopXS', 'padBottomS', 'soft')} role="alert">
      <span>{invitationText.mailsFailed({ count })}</span>
      <Button small reason={reason} busy={busy} onClick={() => void change({})}>
        {invitationText.resend}
      </Button>
    </div>
  )
}
