import { listJobs } from '@auctionwiz/contracts/jobs'
import { Dismiss16Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { useEffect } from 'react'
import { useQuery } from '../../../app/calls/use-call.ts'
import { useFormat } from '../../../app/format.ts'
import { paths } from '../../../app/paths.ts'
import { AppLink } from '../../../ui/AppLink.tsx'
import { Button } from '../../../ui/Button.tsx'
import { StalledJob } from '../../../ui/jobs/StalledJob.tsx'
import { look } from '../../../ui/look.ts'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { bulkSentence, bulkWords, sumOfResults } from './bulk-sentence.ts'
import { type BulkState, setBulkState } from './bulk-state.ts'
import { bulkText } from './messages.ts'
import { useBulkChange, useBulkRefresh } from './use-bulk-change.ts'

/** The progress of a bulk change; once it is done its result, with Undo. */
const BulkStatus = ({ state }: { state: BulkState }) =>
  state.kind === 'running' ? <Running state={state} /> : <Done key={state.run} state={state} />

const pollMs = 800

const Running = ({ state }: { state: BulkState & { kind: 'running' } }) => {
  const { data } = useQuery(listJobs, {}, { refreshInterval: pollMs, dedupingInterval: pollMs / 2 })
  const format = useFormat()
  const refresh = useBulkRefresh()
  const job = data?.jobs.find(({ kind, run }) => kind === 'bulk' && run === state.jobRun)
  const ended = job?.status === 'completed' || job?.status === 'error'
  useEffect(() => {
    if (!ended || !job) return
    const { auctionHouseId, asked, run, before } = state
    setBulkState({ kind: 'done', auctionHouseId, asked, run, result: sumOfResults(before, job.result), problem: job.problem })
    refresh()
  }, [ended, job, state, refresh])
  const { done = 0, total = 0 } = job ?? {}
  return (
    <>
      <span role="status">{bulkWords(state.asked, state.count)}</span>
      <ProgressBar className={look('upTo160')} max={Math.max(total, 1)} value={done} label={bulkWords(state.asked, state.count)} />
      {total > 0 && <span>{bulkText.progress({ done: format.number(done), total: format.number(total) })}</span>}
      {job && <StalledJob job={job} />}
    </>
  )
}

const Done = ({ state }: { state: BulkState & { kind: 'done' } }) => {
  const format = useFormat()
  const { undo, busy } = useBulkChange()
  const { asked, run, result, problem } = state
  const mayUndo = asked.kind !== 'undo' && (result.changed ?? 0) > 0
  return (
    <>
      <span role="status">
        {problem === undefined ? '' : `${bulkText.stopped({ problem })} `}
        {bulkSentence(asked, result, format.number)}
      </span>
      {mayUndo && (
        <>
          <Button look="link" small busy={busy} onClick={() => void undo(run)}>
            {bulkText.undo}
          </Button>
          <AppLink to={`${paths.bidders}/recent`}>{bulkText.undoLater}</AppLink>
        </>
      )}
      <Button look="subtle" small icon={<Dismiss16Regular />} aria-label={bulkText.dismiss} onClick={() => setBulkState(undefined)} />
    </>
  )
}

export default BulkStatus
