import {
  type AuctionSync,
  decideSync,
  isOpenSync,
  listSyncLines,
  readAuctionSync,
  retrySync,
  type SyncDirection,
  type SyncRun,
  syncAuction,
} from '@auctionwiz/contracts/auction-sync'
import { listAuctions, readAuction } from '@auctionwiz/contracts/auctions'
import { listLots } from '@auctionwiz/contracts/lots'
import { listPlatformConnections } from '@auctionwiz/contracts/platform-auctions'
import { listRegistrations } from '@auctionwiz/contracts/registrations'
import { useEffect, useRef, useState } from 'react'
import { useCall, useQuery } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { syncText as text } from './messages.ts'

/** Milliseconds between two looks at a run that is under way; a look that follows another sooner than `once` is not repeated. */
const pause = 1000
const once = 500

const isUnderWay = (run: SyncRun | undefined): boolean => run !== undefined && isOpenSync(run) && run.status !== 'ready'

/** What a sync changes or shows. */
export const syncCalls = [readAuctionSync, listSyncLines, listPlatformConnections]
const changedCalls = [...syncCalls, listAuctions, readAuction, listLots, listRegistrations]

/**
 * The state of an auction's sync, read again while a run is under way, and the steps of a run.
 * @param imported false for an auction of the house alone: nothing is read then
 */
export const useAuctionSync = (auctionId: string, imported = true) => {
  const call = useCall()
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)
  const query = useQuery(readAuctionSync, imported ? { params: { id: auctionId } } : null, {
    refreshInterval: (latest?: AuctionSync) => (isUnderWay(latest?.runs[0]) ? pause : 0),
    dedupingInterval: once,
  })
  const latest = query.data?.runs[0]
  const wasUnderWay = useRef(false)
  const underWay = isUnderWay(latest)
  useEffect(() => {
    if (wasUnderWay.current && !underWay) refresh(changedCalls)
    wasUnderWay.current = underWay
  }, [underWay, refresh])
  const send = async (step: () => Promise<SyncRun>): Promise<SyncRun | undefined> => {
    setBusy(true)
    try {
      return await step()
    } catch (error) {
      toast({ tone: 'problem', text: text.failed({ problem: errorMessage(error) }) })
      return undefined
    } finally {
      setBusy(false)
      refresh(syncCalls)
    }
  }
  const params = { id: auctionId }
  return {
    ...query,
    busy,
    start: (direction: SyncDirection) => send(() => call(syncAuction, { params, body: { direction } })),
    decide: (runId: string, decision: 'apply' | 'discard') =>
      send(() => call(decideSync, { params: { ...params, runId }, body: { decision } })),
    retry: (runId: string) => send(() => call(retrySync, { params: { ...params, runId } })),
  }
}

export type AuctionSyncAccess = ReturnType<typeof useAuctionSync>
