import type { CallInput } from '@auctionwiz/contracts/client'
import type { AnswerOf, Endpoint } from '@auctionwiz/contracts/endpoint'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { useSignedIn } from '../session/session-context.ts'
import { reloadLists } from './paged-lists.ts'
import { callKey, useCall } from './use-call.ts'

export interface Change<E extends Endpoint> {
  /** Sends the change. Answers undefined when it failed: `error` then says why. */
  change: (input: CallInput<E>) => Promise<AnswerOf<E> | undefined>
  busy: boolean
  /** Of the last attempt. */
  error: unknown
  clearError: () => void
}

export interface ChangeOptions<E extends Endpoint> {
  /** The calls whose data the change affects: every cached answer of them is revalidated. */
  refreshes?: readonly Endpoint[]
  /** Called after success, before the refresh is done; stores known answers with `store`. */
  onDone?: (answer: AnswerOf<E>, store: Store) => void
}

/** Caches an answer as if it had been requested, so that opening it needs no network. */
export type Store = <E extends Endpoint>(endpoint: E, input: CallInput<E>, answer: AnswerOf<E>) => void

/** The one way to change data: sends, then refreshes the affected data. `busy` keeps a second send from overtaking the first. */
export const useMutation = <E extends Endpoint>(endpoint: E, { refreshes = [], onDone }: ChangeOptions<E> = {}): Change<E> => {
  const call = useCall()
  const store = useStore()
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(undefined)
  const change = async (input: CallInput<E>): Promise<AnswerOf<E> | undefined> => {
    setBusy(true)
    setError(undefined)
    try {
      const answer = await call(endpoint, input)
      onDone?.(answer, store)
      refresh(refreshes)
      return answer
    } catch (failure) {
      setError(failure)
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { change, busy, error, clearError: () => setError(undefined) }
}

/** Caches an answer that is already known, such as the row a panel opens from. */
export const useStore = (): Store => {
  const { mutate } = useSWRConfig()
  const { auctionHouseId } = useSignedIn()
  return (endpoint, input, answer) => void mutate(callKey(endpoint, input, auctionHouseId), answer, { revalidate: false })
}

/** Revalidates every cached answer of these calls, pages included. */
export const useRefresh = (): ((endpoints: readonly Endpoint[]) => void) => {
  const { mutate } = useSWRConfig()
  return (endpoints) => {
    const names = endpoints.map(({ name }) => name)
    void mutate((key) => Array.isArray(key) && names.includes(String(key[0])))
    reloadLists(names)
  }
}
