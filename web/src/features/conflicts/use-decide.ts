import { listSyncLines, readAuctionSync } from '@auctionwiz/contracts/auction-sync'
import { listBidders } from '@auctionwiz/contracts/bidders'
import { countConflicts } from '@auctionwiz/contracts/conflict-counts'
import {
  type Conflict,
  type Decision,
  decideConflict,
  listConflicts,
  readConflict,
  reopenConflict,
  undoConflict,
} from '@auctionwiz/contracts/conflicts'
import { listLots } from '@auctionwiz/contracts/lots'
import { listSyncConflicts } from '@auctionwiz/contracts/sync-conflicts'
import { useState } from 'react'
import { useCall } from '../../app/calls/use-call.ts'
import { useRefresh, useStore } from '../../app/calls/use-mutation.ts'
import { listed } from '../../app/format.ts'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { conflictText as text } from './messages.ts'

const affected = [listConflicts, countConflicts, readConflict, listBidders, listSyncConflicts, listSyncLines, readAuctionSync, listLots]

/** Decides conflicts, reopens skipped ones and takes decisions back. What someone else decided meanwhile is read again. */
export const useDecide = (onUndone: (id: string) => void) => {
  const call = useCall()
  const refresh = useRefresh()
  const store = useStore()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<{ id: string; problem: unknown }>()
  const run = async (id: string, work: () => Promise<Conflict>): Promise<Conflict | undefined> => {
    setBusy(true)
    setError(undefined)
    try {
      const conflict = await work()
      store(readConflict, { params: { id } }, conflict)
      return conflict
    } catch (problem) {
      setError({ id, problem })
      return undefined
    } finally {
      setBusy(false)
      refresh(affected)
    }
  }
  const undo = async ({ id, version }: Pick<Conflict, 'id' | 'version'>) => {
    const undone = await run(id, () => call(undoConflict, { params: { id }, body: { version } }))
    if (!undone) return false
    onUndone(id)
    toast({ text: text.outcomes.undo })
    return true
  }
  const undoFromToast = async ({ id, version }: Conflict) => {
    try {
      const undone = await call(undoConflict, { params: { id }, body: { version } })
      store(readConflict, { params: { id } }, undone)
      onUndone(id)
      toast({ text: text.outcomes.undo })
    } catch (problem) {
      toast({ tone: 'problem', text: errorMessage(problem) })
    }
    refresh(affected)
  }
  return {
    busy,
    /** Of the last attempt on this conflict. */
    errorOf: (id: string): unknown => (error?.id === id ? error.problem : undefined),
    decide: async ({ id, version }: Conflict, decision: Decision): Promise<boolean> => {
      const done = await run(id, () => call(decideConflict, { params: { id }, body: { decision, version } }))
      if (!done) return false
      const action = done.undoUntil === undefined ? {} : { action: { label: text.undo, onAction: () => void undoFromToast(done) } }
      toast({ text: text.outcomes[decision.choice], ...action })
      return true
    },
    reopen: async ({ id, version }: Conflict): Promise<boolean> => {
      const done = await run(id, () => call(reopenConflict, { params: { id }, body: { version } }))
      if (done) toast({ text: text.outcomes.reopen })
      return done !== undefined
    },
    undo,
    /** Decides one after the other, each on the values that the list showed. @returns those that were decided */
    decideMany: async (conflicts: readonly Conflict[], choice: 'existing' | 'imported' | 'skip'): Promise<string[]> => {
      setBusy(true)
      const done: string[] = []
      const failed: string[] = []
      let problem: unknown
      for (const { id, name, version } of conflicts)
        try {
          await call(decideConflict, { params: { id }, body: { decision: { choice }, version } })
          done.push(id)
        } catch (failure) {
          failed.push(name)
          problem = failure
        }
      setBusy(false)
      refresh(affected)
      if (done.length > 0) toast({ text: text.bulkDone({ count: done.length }) })
      if (failed.length > 0) toast({ tone: 'problem', text: text.bulkFailed({ names: listed(failed), problem: errorMessage(problem) }) })
      return done
    },
  }
}
export type Decide = ReturnType<typeof useDecide>
