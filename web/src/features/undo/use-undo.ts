import { listBidders, readBidder } from '@auctionwiz/contracts/bidders'
import { listBidderChanges, undoBidderChange } from '@auctionwiz/contracts/bulk'
import { countConflicts } from '@auctionwiz/contracts/conflict-counts'
import { listConflicts, readConflict, undoConflict } from '@auctionwiz/contracts/conflicts'
import { countDuplicates } from '@auctionwiz/contracts/duplicate-counts'
import { listDuplicates, undoMerge } from '@auctionwiz/contracts/duplicates'
import { readImportUndo } from '@auctionwiz/contracts/import-undo'
import { listInventory, readInventoryItem, restoreInventoryItem } from '@auctionwiz/contracts/inventory'
import { listJobs } from '@auctionwiz/contracts/jobs'
import { listLegalCases, readLegalCase, readLegalCaseTotals } from '@auctionwiz/contracts/legal-cases'
import { listPaymentsDue } from '@auctionwiz/contracts/payments-due'
import { listUndoables, type Undoable } from '@auctionwiz/contracts/undoables'
import { listUploads } from '@auctionwiz/contracts/uploads'
import { useState } from 'react'
import { useCall } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { useFormat } from '../../app/format.ts'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { bulkSentence } from '../bidders/bulk/bulk-sentence.ts'
import { undoText as text } from './messages.ts'

/** The calls whose data an undo affects. */
export const undoneViews = [
  listUndoables,
  listBidderChanges,
  listBidders,
  readBidder,
  listUploads,
  readImportUndo,
  listConflicts,
  countConflicts,
  readConflict,
  listDuplicates,
  countDuplicates,
  listJobs,
  listLegalCases,
  readLegalCase,
  readLegalCaseTotals,
  listPaymentsDue,
  listInventory,
  readInventoryItem,
]

/** Undoes a deletion, a bulk change, a decided conflict or a merge. */
export const useUndo = () => {
  const call = useCall()
  const refresh = useRefresh()
  const format = useFormat()
  const [busy, setBusy] = useState(false)
  const run = async ({ kind, id }: Undoable): Promise<string> => {
    if (kind === 'change') {
      const { result } = await call(undoBidderChange, { params: { id } })
      return bulkSentence({ kind: 'undo' }, result, format.number)
    }
    if (kind === 'item') await call(restoreInventoryItem, { params: { id } })
    if (kind === 'merge') await call(undoMerge, { params: { id } })
    if (kind === 'conflict') {
      const { version } = await call(readConflict, { params: { id } })
      await call(undoConflict, { params: { id }, body: { version } })
    }
    return text.done
  }
  return {
    busy,
    /** @returns whether it was undone */
    undo: async (one: Undoable): Promise<boolean> => {
      setBusy(true)
      try {
        toast({ text: await run(one) })
        return true
      } catch (error) {
        toast({ tone: 'problem', text: text.failed({ problem: errorMessage(error) }) })
        return false
      } finally {
        setBusy(false)
        refresh(undoneViews)
      }
    },
  }
}
