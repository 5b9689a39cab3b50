import { readBidder } from '@auctionwiz/contracts/bidders'
import { isOpen, type Job, listJobs, rescoreBidders } from '@auctionwiz/contracts/jobs'
import { useEffect, useRef } from 'react'
import { useData } from '../../../app/calls/use-call.ts'
import { useChange, useRefresh } from '../../../app/calls/use-change.ts'
import { useFormat } from '../../../app/format.ts'
import { useWhyNot } from '../../../app/permissions.ts'
import { Button } from '../../../components/Button.tsx'
import { fill } from '../../../messages/index.ts'
import { useBidders } from '../bidders-context.ts'
import { scoringText } from './messages.ts'
import styles from './RescoreProgress.module.css'

/** How far the scores of the house are brought up to date, while they are; the list is asked for again once they all are. */
const RescoreProgress = () => {
  const { reload } = useBidders()
  const refresh = useRefresh()
  const format = useFormat()
  const { data, reload: look } = useData(listJobs, {})
  const job = data?.jobs.find(({ kind }) => kind === 'rescore')
  const open = isOpen(job)
  const stage = `${job?.run} ${open}`
  const seen = useRef(data && stage)
  useEffect(() => {
    const timer = open ? setInterval(look, 1000) : undefined
    return () => clearInterval(timer)
  }, [open, look])
  useEffect(() => {
    if (!data || seen.current === stage) return
    // Short work begins and ends between two looks: it shows by its run alone.
    if (seen.current !== undefined && !open) {
      reload()
      refresh([readBidder])
    }
    seen.current = stage
  }, [data, stage, open, reload, refresh])
  if (job?.status === 'error') return <Failed job={job} />
  if (!job || !open) return null
  const { done, total } = job
  return (
    <div className={styles.notice}>
      <span role="status">
        {total === 0 ? scoringText.rescoring : fill(scoringText.rescoringOf, { done: format.number(done), total: format.number(total) })}
      </span>
      <progress aria-label={scoringText.rescoring} value={total === 0 ? undefined : done} max={Math.max(1, total)} />
    </div>
  )
}

const Failed = ({ job }: { job: Job }) => {
  const reason = useWhyNot(rescoreBidders.access.permission)
  const { change, busy } = useChange(rescoreBidders, { refreshes: [listJobs] })
  return (
    <div className={styles.notice} role="alert">
      <span>{fill(scoringText.rescoreFailed, { problem: job.problem ?? '' })}</span>
      <Button small reason={reason} busy={busy} onClick={() => void change({})}>
        {scoringText.rescoreAgain}
      </Button>
    </div>
  )
}

export default RescoreProgress
