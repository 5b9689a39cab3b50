import { type Bidder, readBidder, updateBidder } from '@auctionwiz/contracts/bidders'
import { CallError } from '@auctionwiz/contracts/client'
import { useState } from 'react'
import { useCall } from '../../app/calls/use-call.ts'
import { useStore } from '../../app/calls/use-mutation.ts'
import { changeBody, mergeChanges, type RemoteChange } from './bidder-changes.ts'
import { type BidderFormValues, formOf } from './bidder-form.ts'

export interface BidderEditor {
  /** The record the form started from, or the newer one merged into it. */
  base: BidderFormValues
  values: BidderFormValues
  change: (change: Partial<BidderFormValues>) => void
  /** What others saved meanwhile, for review; undefined without such changes. */
  foreign: RemoteChange[] | undefined
  busy: boolean
  error: unknown
  /** Sends the change. Resolves to the saved bidder, or undefined when it was refused or needs review. */
  save: () => Promise<Bidder | undefined>
}

/** Attempts for one save; background jobs may change the record several times meanwhile. */
const attempts = 4

/** Edits a bidder at the version it was opened with. A conflicting change is merged and shown, so no input is lost. */
export const useBidderEditor = (opened: Bidder): BidderEditor => {
  const call = useCall()
  const store = useStore()
  const [record, setRecord] = useState(opened)
  const [values, setValues] = useState(() => formOf(opened))
  const [foreign, setForeign] = useState<RemoteChange[]>()
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
    // Background jobs change only scores, facts or notes after an import: nothing to review.
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
