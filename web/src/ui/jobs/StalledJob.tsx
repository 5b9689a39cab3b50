import { type Job, listJobs, retryJob, retryPermissions } from '@auctionwiz/contracts/jobs'
import { useState } from 'react'
import { useMutation } from '../../app/calls/use-mutation.ts'
import { useFormat } from '../../app/format.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { Button } from '../Button.tsx'
import { errorMessage } from '../ErrorState.tsx'
import { look } from '../look.ts'
import { stalledText } from './messages.ts'

/** Says since when a background job has been silent; Retry continues it immediately. Renders nothing while the job makes progress. */
export const StalledJob = ({ job }: { job: Job }) => {
  const reason = usePermissionReason(retryPermissions[job.kind])
  const { change, busy, error } = useMutation(retryJob, { refreshes: [listJobs] })
  const format = useFormat()
  const movedAt = job.movedAt ?? job.startedAt
  /** The silence for which Retry was pressed; it ends with the job's next progress. */
  const [retried, setRetried] = useState<string>()
  if (!job.stalled) return null
  const retrying = busy || (retried === movedAt && error === undefined)
  const retry = () => {
    setRetried(movedAt)
    void change({ params: { kind: job.kind } })
  }
  return (
    <span className={look('row', 'wrap', 'gapFacts')} role="status">
      {error === undefined ? stalledText.since({ time: format.dateTime(movedAt) }) : errorMessage(error)}
      <Button small reason={reason} busy={retrying} onClick={retry}>
        {retrying ? stalledText.retrying : stalledText.retry}
      </Button>
    </span>
  )
}
