import type { CallInput, Client } from '@auctionwiz/contracts/client'
import type { AnswerOf, Endpoint } from '@auctionwiz/contracts/endpoint'
import useSWR, { type SWRConfiguration } from 'swr'
import { useSession, useSignedIn } from '../session/session-context.ts'

/** The typed client with the session's tokens, for calls that are neither shown data nor changes. */
export const useCall = (): Client => useSession().call

/** What a screen knows of one answer. `loading` is the first time only; `refreshing` while newer data is fetched behind what is shown. */
export interface Data<T> {
  data: T | undefined
  error: unknown
  loading: boolean
  refreshing: boolean
  /** Asks again. */
  reload: () => void
}

/** Where an answer is kept: data of one house never shows in another. */
export const callKey = (endpoint: Endpoint, input: unknown, auctionHouseId: string | undefined) =>
  [endpoint.name, endpoint.access.kind === 'access' && endpoint.access.scope === 'house' ? auctionHouseId : undefined, input] as const

export type DataOptions = Pick<SWRConfiguration, 'refreshInterval' | 'keepPreviousData' | 'fallbackData' | 'revalidateIfStale'>

/**
 * The answer of a call, kept and shared by all components that ask for the same. A null input asks nothing yet. With `keepPreviousData` the
 * rows of the last filter stay, quietly, until the new ones are there.
 */
export const useQuery = <E extends Endpoint>(endpoint: E, input: CallInput<E> | null, options: DataOptions = {}): Data<AnswerOf<E>> => {
  const call = useCall()
  const { auctionHouseId } = useSignedIn()
  const key = input === null ? null : callKey(endpoint, input, auctionHouseId)
  const { data, error, isLoading, isValidating, mutate } = useSWR<AnswerOf<E>>(key, () => call(endpoint, input as CallInput<E>), options)
  return {
    data,
    error,
    loading: isLoading && data === undefined,
    refreshing: isValidating && data !== undefined,
    reload: () => void mutate(),
  }
}
