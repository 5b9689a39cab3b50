import { listBidders, readBidder } from '@auctionwiz/contracts/bidders'
import { listBidderChanges, readBidderChange, undoBidderChange } from '@auctionwiz/contracts/bulk'
import { countDuplicates } from '@auctionwiz/contracts/duplicate-counts'
import { listDuplicates } from '@auctionwiz/contracts/duplicates'
import { isOpen, type Job, listJobs } from '@auctionwiz/contracts/jobs'
import { useState } from 'react'
import { useCall } from '../../../app/calls/use-call.ts'
import { useFollowedJobs } from '../../../app/calls/use-followed-jobs.ts'
import { useRefresh } from '../../../app/calls/use-mutation.ts'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import { sumOfResults } from '../bulk/bulk-sentence.ts'
import { recentText as text } from './messages.ts'

/** The calls whose data an undo affects. */
export const undoViews = [listBidderChanges, readBidderChange, listBidders, readBidder, listDuplicates, countDuplicates]

interface Undone {
  run: string
  result: Record<string, number>
  /** The background job that undoes the rest. */
  jobRun?: string
}

export interface UndoChange {
  /** The change that is being undone. */
  busyRun: string | undefined
  /** Its background job, while it runs. */
  job: Job | undefined
  /** The result of the last undo of a change. */
  outcomeOf: (run: string) => Record<string, number> | undefined
  undo: (run: string) => Promise<void>
}

/** Undoes a change, immediately or in the background, and keeps the result. */
export const useUndoChange = (): UndoChange => {
  const call = useCall()
  const refresh = useRefresh()
  const [busyRun, setBusy] = useState<string>()
  const [undone, setUndone] = useState<readonly Undone[]>([])
  const [bulk] = useFollowedJobs(['bulk'] as const, (open) => !open && refresh(undoViews))
  const running = undone.find(({ jobRun }) => jobRun !== undefined && jobRun === bulk?.run)
  const undo = async (run: string) => {
    setBusy(run)
    try {
      const { result, job } = await call(undoBidderChange, { params: { id: run } })
      setUndone((before) => [...before.filter((one) => one.run !== run), { run, result, ...(job && { jobRun: job.run }) }])
      refresh(job ? [...undoViews, listJobs] : undoViews)
    } catch (error) {
      toast({ tone: 'problem', text: text.undoFailed({ problem: errorMessage(error) }) })
      refresh(undoViews)
    } finally {
      setBusy(undefined)
    }
  }
  return {
    busyRun: busyRun ?? (running && isOpen(bulk) ? running.run : undefined),
    job: running && isOpen(bulk) ? bulk : undefined,
    outcomeOf: (run) => {
      const found = undone.find((one) => one.run === run)
      if (!found || (found === running && isOpen(bulk))) return undefined
      return found === running && bulk ? sumOfResults(found.result, bulk.result) : found.result
    },
    undo,
  }
}
