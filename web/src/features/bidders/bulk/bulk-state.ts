import type { BulkAction } from '@auctionwiz/contracts/bulk'
import { useSyncExternalStore } from 'react'

/** The requested change in words. */
export type Asked = BulkAction | { kind: 'undo' }

interface Place {
  /** Of one house only. */
  auctionHouseId: string
  asked: Asked
  run: string
}

/** The running or last bulk change. It is kept while the user visits other views. */
export type BulkState =
  | (Place & { kind: 'running'; jobRun: string; count: string; before: Record<string, number> })
  | (Place & { kind: 'done'; result: Record<string, number>; problem?: string | undefined })

let state: BulkState | undefined
const listeners = new Set<() => void>()

export const setBulkState = (next: BulkState | undefined): void => {
  state = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useBulkState = (auctionHouseId: string): BulkState | undefined => {
  const current = useSyncExternalStore(subscribe, () => state)
  return current?.auctionHouseId === auctionHouseId ? current : undefined
}
