import { type Bidder, readBidder, updateBidder } from '@auctionwiz/contracts/bidders'
import { CallError } from '@auctionwiz/contracts/client'
import { useState } from 'react'
import { useCall } from '../../app/calls/use-call.ts'
import { useStore } from '../../app/calls/use-mutation.ts'
import { changeBody, type ForeignChange, mergeChanges } from './bidder-changes.ts'
import { type BidderFormValues, formOf } from './bidder-form.ts'

export interface BidderEditor {
  /** What the form started from, or the newer record that was merged into it. */
  base: BidderFormValues
  values: BidderFormValues
  change: (change: Partial<BidderFormValues>) => void
  /** What others saved meanwhile, to be reviewed; undefined when nobody did. */
  foreign: ForeignChange[] | undefined
  busy: boolean
  error: unknown
  /** Sends the change. Answers the saved bidder, or undefined when it was refused or has to be reviewed first. */
  save: () => Promise<Bidder | undefined>
}

/** Sendings of one save; background work may change the record more than once meanwhile. */
const attempts = 4

/** Edits a bidder at the version it was opened with; a change that met another one is merged and shown, so nothing typed is lost. */
export const useBidderEditor = (opened: Bidder): BidderEditor => {
  const call = useCall()
  const store = useStore()
  const [record, setRecord] = useState(opened)
  const [values, setValues] = useState(() => formOf(opened))
  const [foreign, setForeign] = useState<ForeignChange[]>()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(undefined)
  const base = formOf(record)
  const params = { id: record.id }

  const send = async (from: Bidder, attempt = 1): Promise<Bidder | undefined> => {
    try {
      const saved = await call(updateBidder, { params, body: changeBody(base, values, from.version) })
      store(readBidder, { params }, saved)
      return saved
    } catch (failure) {
      if (!(failure instanceof CallError && failure.code === 'stale_version')) throw failure
    }
    const latest = await call(readBidder, { params })
    const merged = mergeChanges(base, values, formOf(latest))
    // Scores, facts or notes alone, as background work changes them after an import: nothing to review.
    if (merged.changes.length === 0 && attempt < attempts) return send(latest, attempt + 1)
    setRecord(latest)
    setValues(merged.values)
    setForeign(merged.changes)
    store(readBidder, { params }, latest)
    return undefined
  }

  const save = async (): Promise<Bidder | undefined> => {
    setBusy(true)
    setError(undefined)
    try {
      return await send(record)
    } catch (failure) {
      setError(failure)
      return undefined
    } finally {
      setBusy(false)
    }
  }

  return { base, values, change: (change) => setValues((current) => ({ ...current, ...change })), foreign, busy, error, save }
}
