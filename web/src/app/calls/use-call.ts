import type { CallInput, Client } from '@auctionwiz/contracts/client'
import type { AnswerOf, Endpoint } from '@auctionwiz/contracts/endpoint'
import useSWR, { type SWRConfiguration } from 'swr'
import { useSession, useSignedIn } from '../session/session-context.ts'

/** The typed client with the session's tokens, for calls that are neither cached queries nor mutations. */
export const useCall = (): Client => useSession().call

/** The state of one query. `loading` applies to the first load only; `refreshing` while newer data is fetched behind the shown data. */
export interface Data<T> {
  data: T | undefined
  error: unknown
  loading: boolean
  refreshing: boolean
  /** Repeats the call. */
  reload: () => void
}

/** The cache key of an answer: data of one house never shows in another. */
export const callKey = (endpoint: Endpoint, input: unknown, auctionHouseId: string | undefined) =>
  [endpoint.name, endpoint.access.kind === 'access' && endpoint.access.scope === 'house' ? auctionHouseId : undefined, input] as const

export type DataOptions = Pick<
  SWRConfiguration,
  'refreshInterval' | 'dedupingInterval' | 'keepPreviousData' | 'fallbackData' | 'revalidateIfStale'
>

/**
 * The answer of a call, cached and shared by all components with the same call. A null input sends nothing yet. With `keepPreviousData` the
 * rows of the last filter stay until the new ones arrive.
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
