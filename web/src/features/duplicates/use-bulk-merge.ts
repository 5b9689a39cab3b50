import { mergePairs, undoMerges } from '@auctionwiz/contracts/duplicates'
import { listJobs } from '@auctionwiz/contracts/jobs'
import { useState } from 'react'
import { useCall } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { rememberRun } from './bulk-runs.ts'
import { duplicateText } from './messages.ts'
import { outcomeWords } from './outcome-words.ts'
import type { Decided } from './use-decided.ts'
import { mergeViews } from './use-pair-changes.ts'

export interface BulkMerge {
  /** Merges the pairs with the preselected values. @returns whether the service accepted; a toast shows why not. */
  merge: (ids: readonly string[]) => Promise<boolean>
  /** Undoes the merges that a background merge made, and no others. */
  undoRun: (run: string) => Promise<boolean>
  busy: boolean
}

/** Merges selected pairs and says what became of them, with one undo for all. Many are merged in the background: the end of the job says it. */
export const useBulkMerge = ({ add, remove }: Decided): BulkMerge => {
  const call = useCall()
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)
  const send = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true)
    try {
      await work()
      refresh([...mergeViews, listJobs])
      return true
    } catch (error) {
      toast({ tone: 'problem', text: errorMessage(error) })
      return false
    } finally {
      setBusy(false)
    }
  }
  const undo = (ids: readonly string[]): Promise<boolean> =>
    send(async () => {
      const { outcomes } = await call(undoMerges, { body: { ids: [...ids] } })
      remove(ids)
      toast({ text: outcomeWords(outcomes) })
    })
  const undoRun = (run: string): Promise<boolean> =>
    send(async () => {
      const { job } = await call(undoMerges, { body: { run } })
      if (job) rememberRun(job.run, 'undo')
    })
  const merge = (ids: readonly string[]): Promise<boolean> =>
    send(async () => {
      const { outcomes, job } = await call(mergePairs, { body: { ids: [...ids] } })
      if (job) return rememberRun(job.run, 'merge')
      const merged = outcomes.filter(({ outcome }) => outcome === 'merged').map(({ id }) => id)
      add(merged)
      const action = { label: duplicateText.undo, onAction: () => void undo(merged) }
      toast({ text: outcomeWords(outcomes), ...(merged.length > 0 && { action }) })
    })
  return { merge, undoRun, busy }
}
