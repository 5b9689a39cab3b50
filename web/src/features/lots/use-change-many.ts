import { changeLots, type LotSummary, type ManyLotsChange, type ManyLotsResult } from '@auctionwiz/contracts/lots'
import { useState } from 'react'
import { useCall } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { type AskedLot, chunksOf, type RefusedLot, refusedIn, sortedOut, undoOf } from './change-many.ts'
import { lotFormText, lotText } from './messages.ts'
import { lotCalls } from './use-settle.ts'

interface ChangeManyOptions {
  auctionId: string
  reasonFor: (change: ManyLotsChange, lot: LotSummary) => string | undefined
  /** Shows the lots that were not changed. */
  onRefused: (refused: readonly RefusedLot[]) => void
}

/** Changes many lots by several calls, says for how many it was done, and offers the undo. What was done before a failure stays, and can be undone. */
export const useChangeMany = ({ auctionId, reasonFor, onRefused }: ChangeManyOptions) => {
  const call = useCall()
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)
  const send = async (asked: readonly AskedLot[]): Promise<ManyLotsResult[]> => {
    const results: ManyLotsResult[] = []
    try {
      for (const lots of chunksOf(asked)) results.push(...(await call(changeLots, { params: { id: auctionId }, body: { lots } })).results)
    } catch (error) {
      toast({ tone: 'problem', text: lotFormText.manyFailed({ problem: errorMessage(error) }) })
    }
    refresh(lotCalls)
    return results
  }
  const undo = async (asked: readonly AskedLot[]) => {
    const results = await send(asked)
    const count = undoOf(results).length
    if (count > 0) toast({ text: lotFormText.manyUndone({ count }) })
    const refused = refusedIn(results)
    if (refused.length > 0) onRefused(refused)
  }
  const change = async (lots: readonly LotSummary[], asked: ManyLotsChange) => {
    setBusy(true)
    const { asked: possible, refused } = sortedOut(lots, asked, (lot) => reasonFor(asked, lot))
    const results = await send(possible)
    setBusy(false)
    const back = undoOf(results)
    const words = asked.kind === 'withdraw' ? lotFormText.manyWithdrawn : lotFormText.manyChanged
    if (back.length > 0) toast({ text: words({ count: back.length }), action: { label: lotText.undo, onAction: () => void undo(back) } })
    const all = [...refused, ...refusedIn(results)]
    if (all.length > 0) onRefused(all)
  }
  return { change, busy }
}
