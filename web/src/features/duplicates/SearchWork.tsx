import { findDuplicates } from '@auctionwiz/contracts/duplicates'
import { isOpen, type Job, listJobs } from '@auctionwiz/contracts/jobs'
import { useEffect, useRef } from 'react'
import { useData } from '../../app/calls/use-call.ts'
import { useChange, useRefresh } from '../../app/calls/use-change.ts'
import { useFormat } from '../../app/format.ts'
import { errorMessage } from '../../components/ErrorState.tsx'
import { toast } from '../../components/Toasts.tsx'
import { fill } from '../../messages/index.ts'
import styles from './Duplicates.module.css'
import { duplicateText } from './messages.ts'
import { mergeViews } from './use-pair-changes.ts'

const ofKind = (jobs: readonly Job[] | undefined, kind: Job['kind']) => jobs?.find((job) => job.kind === kind)

/** Milliseconds between two looks at the work, while some runs and otherwise (an import starts a search as well). */
const pollMs = { running: 700, idle: 10_000 }

export interface SearchWork {
  search: Job | undefined
  merge: Job | undefined
  running: boolean
  loaded: boolean
  find: () => void
}

/** The search and the merging in the background: what runs, and new data once it is done. */
export const useSearchWork = (): SearchWork => {
  const refresh = useRefresh()
  const { data } = useData(listJobs, {}, { refreshInterval: (latest) => (latest?.jobs.some(isOpen) ? pollMs.running : pollMs.idle) })
  const { change, busy, error } = useChange(findDuplicates, { refreshes: [listJobs] })
  useEffect(() => {
    if (error !== undefined) toast({ tone: 'problem', text: errorMessage(error) })
  }, [error])
  const search = ofKind(data?.jobs, 'duplicates')
  const merge = ofKind(data?.jobs, 'merge-duplicates')
  const running = isOpen(search) || isOpen(merge)
  const was = useRef<{ search: Job | undefined; merge: Job | undefined }>({ search, merge })
  useEffect(() => {
    const before = was.current
    was.current = { search, merge }
    const isDone = (old: Job | undefined, now: Job | undefined) => isOpen(old) && now?.status === 'completed'
    if (isDone(before.search, search))
      toast({ text: fill(duplicateText.searchedToast, { found: search?.result.pairs ?? 0, added: search?.result.added ?? 0 }) })
    if (isDone(before.merge, merge))
      toast({ text: fill(duplicateText.mergedAllToast, { merged: merge?.result.merged ?? 0, left: merge?.result.left ?? 0 }) })
    // Also a search that ran unseen, as after an import, brings other data.
    const isNew = before.search !== undefined && search?.completedAt !== before.search.completedAt
    if (isNew || isDone(before.search, search) || isDone(before.merge, merge)) refresh(mergeViews)
  }, [search, merge, refresh])
  return {
    search,
    merge,
    running: running || busy,
    loaded: data !== undefined,
    find: () => void change({}),
  }
}

/** A line about the work while it runs, and about a search that stopped. */
export const WorkLine = ({ work: { search, merge } }: { work: SearchWork }) => {
  const format = useFormat()
  const job = isOpen(merge) ? merge : search
  if (search?.status === 'error' && !isOpen(merge))
    return <p className={styles.work}>{fill(duplicateText.searchFailed, { problem: search.problem ?? '' })}</p>
  if (!job || !isOpen(job)) return null
  const { done, total } = job
  const percent = total === 0 ? 0 : Math.floor((100 * done) / total)
  const words =
    job.kind === 'merge-duplicates'
      ? fill(duplicateText.merging, { done: format.number(done), total: format.number(total) })
      : total === 0
        ? duplicateText.searchWaiting
        : fill(duplicateText.searching, { total: format.number(total), percent })
  return (
    <div className={styles.work} role="status">
      {words}
      <span className={styles.workTrack} role="progressbar" aria-label={words} aria-valuenow={percent}>
        <span style={{ width: `${percent}%` }} />
      </span>
    </div>
  )
}
