import { readBidderAnalytics } from '@auctionwiz/contracts/bidder-analytics'
import { listBidders, readBidder } from '@auctionwiz/contracts/bidders'
import { type BulkAction, type BulkAnswer, changeBidders, undoBidderChange } from '@auctionwiz/contracts/bulk'
import { CallError } from '@auctionwiz/contracts/client'
import { listJobs } from '@auctionwiz/contracts/jobs'
import { useState } from 'react'
import { useCall } from '../../../app/calls/use-call.ts'
import { useRefresh } from '../../../app/calls/use-mutation.ts'
import { useHouse } from '../../../app/house.ts'
import type { Selection } from '../../../ui/data-table/selection.ts'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import type { BidderListState } from '../list-state.ts'
import { filterQuery } from '../list-state.ts'
import { type Asked, setBulkState } from './bulk-state.ts'
import { bulkText } from './messages.ts'

/** The calls that show bidders. */
const shown = [listBidders, readBidder, readBidderAnalytics]

export const useBulkRefresh = (): (() => void) => {
  const refresh = useRefresh()
  return () => refresh(shown)
}

/** A lost answer is requested once more: the key makes it the same change, so that its undo is known. */
const askedTwice = async (ask: () => Promise<BulkAnswer>): Promise<BulkAnswer> => {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof CallError && error.status > 0) throw error
    return ask()
  }
}

export interface BulkChange {
  busy: boolean
  /** Changes the selected bidders. Returns whether the service accepted; a toast shows why not. `count` is the formatted number. */
  change: (action: BulkAction, selection: Selection, state: BidderListState, count: string) => Promise<boolean>
  undo: (run: string) => Promise<boolean>
}

/** Sends bulk changes; their results show in the list's footer. */
export const useBulkChange = (): BulkChange => {
  const call = useCall()
  const { id: auctionHouseId } = useHouse()
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)

  const send = async (asked: Asked, count: string, ask: () => Promise<BulkAnswer>): Promise<boolean> => {
    setBusy(true)
    try {
      const { run, job, result } = await ask()
      const place = { auctionHouseId, asked, run }
      setBulkState(job ? { ...place, kind: 'running', jobRun: job.run, count, before: result } : { ...place, kind: 'done', result })
      refresh(job ? [...shown, listJobs] : shown)
      return true
    } catch (error) {
      toast({ tone: 'problem', text: bulkText.failed({ problem: errorMessage(error) }) })
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    change: (action, { all, ids }, state, count) => {
      const named = all ? { query: filterQuery(state), body: { action, all } as const } : { body: { action, ids: [...ids] } }
      const idempotencyKey = crypto.randomUUID()
      return send(action, count, () => askedTwice(() => call(changeBidders, { ...named, idempotencyKey })))
    },
    undo: (id) => send({ kind: 'undo' }, '', () => call(undoBidderChange, { params: { id } })),
  }
}
