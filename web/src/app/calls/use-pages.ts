import type { CallInput } from '@auctionwiz/contracts/client'
import type { AnswerOf, Endpoint } from '@auctionwiz/contracts/endpoint'
import { useEffect, useRef, useState } from 'react'
import useSWRInfinite from 'swr/infinite'
import { useSignedIn } from '../session/session-context.ts'
import { registerList } from './paged-lists.ts'
import { callKey, type Data, useCall } from './use-call.ts'

export type Paged = { nextPage?: string | undefined }

export interface Pages<T> extends Data<T[]> {
  /** There is a page after the last one shown. */
  hasMore: boolean
  /** The next page is being fetched. */
  loadingMore: boolean
  loadMore: () => void
  /** `data` is of an earlier visit and is being read again: what people change must not be based on it. */
  earlier: boolean
}

/**
 * The pages of a list with continuation tokens (`query.page`, `nextPage`), from the first to the last one requested.
 * `later` overrides the query of the pages after the first, for example with a larger `limit`.
 */
export const usePages = <E extends Endpoint>(
  endpoint: AnswerOf<E> extends Paged ? E : never,
  input: CallInput<E> | null,
  later: Record<string, unknown> = {},
): Pages<AnswerOf<E>> => {
  const call = useCall()
  const { auctionHouseId } = useSignedIn()
  const keyOf = (index: number, previous: AnswerOf<E> | null) => {
    const page = (previous as Paged | null)?.nextPage
    if (input === null || (index > 0 && page === undefined)) return null
    return callKey(endpoint, index === 0 ? input : { ...input, query: { ...input.query, ...later, page } }, auctionHouseId)
  }
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite<AnswerOf<E>>(
    keyOf,
    ([, , asked]: ReturnType<typeof callKey>) => call(endpoint, asked as CallInput<E>),
    { revalidateFirstPage: false, keepPreviousData: true },
  )
  useEffect(() => registerList(endpoint.name, () => void mutate()), [endpoint.name, mutate])
  // Cached pages of an earlier visit show immediately and are revalidated; SWR alone would not revalidate them.
  const kept = useRef(data !== undefined)
  const [earlier, setEarlier] = useState(kept.current)
  useEffect(() => {
    if (kept.current) void mutate().finally(() => setEarlier(false))
  }, [mutate])
  const last = data?.at(-1) as Paged | undefined
  const loadingMore = isValidating && data !== undefined && data.length < size
  return {
    data,
    error,
    loading: isLoading && data === undefined,
    refreshing: isValidating && data !== undefined && !loadingMore,
    reload: () => void mutate(),
    hasMore: last?.nextPage !== undefined,
    loadingMore,
    loadMore: () => void (loadingMore ? undefined : setSize(size + 1)),
    earlier,
  }
}
