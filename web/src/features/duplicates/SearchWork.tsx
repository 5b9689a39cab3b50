import { findDuplicates } from '@auctionwiz/contracts/duplicates'
import { isOpen, type Job, listJobs } from '@auctionwiz/contracts/jobs'
import { useEffect, useRef } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { useMutation, useRefresh } from '../../app/calls/use-mutation.ts'
import { useFormat } from '../../app/format.ts'
import { phraseShown } from '../../messages/field-messages.ts'
import { classes } from '../../ui/class-names.ts'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { StalledJob } from '../../ui/jobs/StalledJob.tsx'
import { look } from '../../ui/look.ts'
import { toast } from '../../ui/Toasts.tsx'
import { bulkRunOf } from './bulk-runs.ts'
import styles from './Duplicates.module.css'
import { hasEnded } from './job-end.ts'
import { duplicateText } from './messages.ts'
import { mergeViews } from './use-pair-changes.ts'

const ofKind = (jobs: readonly Job[] | undefined, kind: Job['kind']) => jobs?.find((job) => job.kind === kind)

/** Poll intervals in ms, while a job runs and otherwise (an import starts a search too). */
const pollMs = { running: 700, idle: 10_000 }

export interface SearchWork {
  search: Job | undefined
  merge: Job | undefined
  /** False for a stalled search, which staff may start again. */
  running: boolean
  loaded: boolean
  find: () => void
}

/** The background search and merge: shows running jobs and refreshes the data when they end. */
export const useSearchWork = (undo: (run: string) => void): SearchWork => {
  const refresh = useRefresh()
  const { data } = useQuery(
    listJobs,
    {},
    {
      refreshInterval: (latest) => (latest?.jobs.some(isOpen) ? pollMs.running : pollMs.idle),
      dedupingInterval: pollMs.running / 2,
    },
  )
  const { change, busy, error } = useMutation(findDuplicates, { refreshes: [listJobs] })
  useEffect(() => {
    if (error !== undefined) toast({ tone: 'problem', text: errorMessage(error) })
  }, [error])
  const search = ofKind(data?.jobs, 'duplicates')
  const merge = ofKind(data?.jobs, 'merge-duplicates')
  const running = [search, merge].some((job) => isOpen(job) && !job?.stalled)
  const loaded = data !== undefined
  const was = useRef({ search, merge, loaded })
  useEffect(() => {
    const before = was.current
    was.current = { search, merge, loaded }
    if (!before.loaded) return
    const searched = hasEnded(before.search, search)
    const merged = hasEnded(before.merge, merge)
    if (searched) toast({ text: duplicateText.searchedToast({ found: search?.result.pairs ?? 0, added: search?.result.added ?? 0 }) })
    if (merged) {
      const { run = '', result = {} } = merge ?? {}
      const action = { label: duplicateText.undo, onAction: () => undo(run) }
      toast({ text: mergedWords(result), ...(bulkRunOf(run) === 'merge' && { action }) })
    }
    if (searched || merged) refresh(mergeViews)
  }, [search, merge, loaded, refresh, undo])
  return {
    search,
    merge,
    running: running || busy,
    loaded,
    find: () => void change({}),
  }
}

const mergedWords = ({ merged = 0, left = 0, undone, refused = 0 }: Job['result']): string => {
  if (undone !== undefined)
    return [duplicateText.outcomes.undone({ count: undone }), refused > 0 ? duplicateText.outcomes.refused({ count: refused }) : '']
      .filter(Boolean)
      .join(', ')
  const words = duplicateText.mergedAllToast({ merged })
  return left === 0 ? words : `${words}, ${duplicateText.left({ left })}`
}

/** A status line for a running job or a stopped search. */
export const WorkLine = ({ work: { search, merge } }: { work: SearchWork }) => {
  const format = useFormat()
  const job = isOpen(merge) ? merge : search
  if (search?.status === 'error' && !isOpen(merge))
    return (
      <p className={look('fixed', 'padBand', 'soft', 'lineBelow')}>
        {duplicateText.searchFailed({ problem: phraseShown(search.problem ?? '') })}
      </p>
    )
  if (!job || !isOpen(job)) return null
  const { done, total } = job
  const percent = total === 0 ? 0 : Math.floor((100 * done) / total)
  const words =
    job.kind === 'merge-duplicates'
      ? (bulkRunOf(job.run) === 'undo' ? duplicateText.undoingAll : duplicateText.merging)({
          done: format.number(done),
          total: format.number(total),
        })
      : total === 0
        ? duplicateText.searchWaiting
        : duplicateText.searching({ total: format.number(total), percent })
  return (
    <div className={look('fixed', 'padBand', 'soft', 'lineBelow')}>
      <span role="status">{words}</span>
      <span
        className={look('block', 'aboveS', 'clips', 'roundedSmall', 'track', 'ownColors', 'high4')}
        role="progressbar"
        aria-label={words}
        aria-valuenow={percent}
      >
        <span className={classes(look('block', 'fullHeight', 'roundedSmall'), styles.done)} style={{ width: `${percent}%` }} />
      </span>
      <StalledJob job={job} />
    </div>
  )
}
