import type { viewAs } from '@auctionwiz/contracts/access'
import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import { useSyncExternalStore } from 'react'

/** What somebody else sees, as the service gave it; `until` in milliseconds since 1970. */
export interface View extends Omit<AnswerOf<typeof viewAs>, 'expiresIn'> {
  until: number
}

let view: View | undefined
const listeners = new Set<() => void>()

const become = (next: View | undefined): void => {
  view = next
  for (const listener of listeners) listener()
}

/** Kept in memory alone: a reload, another tab and a new sign-in are the user's own again. */
export const beginViewing = (next: View): void => become(next)

export const endViewing = (): void => become(undefined)

export const useView = (): View | undefined => useSyncExternalStore(subscribe, () => view)

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
