import { readBidder } from '@auctionwiz/contracts/bidders'
import { isOpen, type Job, listJobs, rescoreBidders } from '@auctionwiz/contracts/jobs'
import { useCallback } from 'react'
import { useFollowedJobs } from '../../../app/calls/use-followed-jobs.ts'
import { useMutation, useRefresh } from '../../../app/calls/use-mutation.ts'
import { useFormat } from '../../../app/format.ts'
import { usePermissionReason } from '../../../app/permissions.ts'
import { phraseShown } from '../../../messages/field-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { StalledJob } from '../../../ui/jobs/StalledJob.tsx'
import { look } from '../../../ui/look.ts'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { useBidders } from '../bidders-context.ts'
import { scoringText } from './messages.ts'

/** The progress of rescoring the house; refreshes the list when it is done. */
const RescoreProgress = () => {
  const { reload } = useBidders()
  const refresh = useRefresh()
  const format = useFormat()
  const onStage = useCallback(
    (open: boolean) => {
      if (open) return
      reload()
      refresh([readBidder])
    },
    [reload, refresh],
  )
  const [job] = useFollowedJobs(['rescore'] as const, onStage)
  if (job?.status === 'error') return <Failed job={job} />
  if (!job || !isOpen(job)) return null
  const { done, total } = job
  return (
    <div className={look('row', 'wrap', 'fixed', 'gapFacts', 'lineBelow', 'raised', 'padBand')}>
      <span role="status">
        {total === 0 ? scoringText.rescoring : scoringText.rescoringOf({ done: format.number(done), total: format.number(total) })}
      </span>
      <ProgressBar
        className={look('fill', 'atLeast120', 'atMost320')}
        label={scoringText.rescoring}
        value={total === 0 ? undefined : done}
        max={Math.max(1, total)}
      />
      <StalledJob job={job} />
    </div>
  )
}

const Failed = ({ job }: { job: Job }) => {
  const reason = usePermissionReason(rescoreBidders.access.permission)
  const { change, busy } = useMutation(rescoreBidders, { refreshes: [listJobs] })
  return (
    <div className={look('row', 'wrap', 'fixed', 'gapFacts', 'lineBelow', 'raised', 'padBand')} role="alert">
      <span>{scoringText.rescoreFailed({ problem: phraseShown(job.problem ?? '') })}</span>
      <Button small reason={reason} busy={busy} onClick={() => void change({})}>
        {scoringText.rescoreAgain}
      </Button>
    </div>
  )
}

export default RescoreProgress
