import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import type { viewAs } from '@auctionwiz/contracts/view-as'
import { useSyncExternalStore } from 'react'

/** Another user's view of the account; `until` in milliseconds since 1970. */
export interface View extends Omit<AnswerOf<typeof viewAs>, 'expiresIn'> {
  until: number
}

let view: View | undefined
const listeners = new Set<() => void>()

const become = (next: View | undefined): void => {
  view = next
  for (const listener of listeners) listener()
}

/** Kept only in memory: a reload, another tab and a new sign-in show the user's own view. */
export const beginViewing = (next: View): void => become(next)

export const endViewing = (): void => become(undefined)

export const useView = (): View | undefined => useSyncExternalStore(subscribe, () => view)

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
