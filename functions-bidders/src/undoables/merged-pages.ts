import { Failure } from '@auctionwiz/platform/core/errors/failure'
import * as z from 'zod/mini'

/** One of several lists that are read as one, in their common order. */
export interface Stream<T> {
  page(next: string | undefined, limit: number): Promise<{ items: T[]; next?: string | undefined }>
}

/** In a stream, the page that is being given out and how many of it have been; `null` when the stream is over. */
const place = z.nullable(z.object({ next: z.optional(z.string()), given: z.int() }))
const cursor = z.array(place)
type Place = z.output<typeof place>

/** A page of all streams together, each of which is in order already. Of each stream one page is read, at most two. */
export const mergedPage = async <T>(
  streams: readonly Stream<T>[],
  { page, limit, keyOf }: { page: string | undefined; limit: number; keyOf: (item: T) => string },
): Promise<{ items: T[]; nextPage?: string }> => {
  const places = placesOf(page, streams.length)
  const open = await Promise.all(streams.map((stream, index) => opened(stream, places[index] ?? null, limit)))
  const items: T[] = []
  while (items.length < limit) {
    const first = firstOf(open, keyOf)
    if (!first?.place) break
    items.push(first.rest.shift() as T)
    first.place = { ...first.place, given: first.place.given + 1 }
    // The next page of a stream begins with the next page of all: until then nothing is known of its order.
    if (first.rest.length > 0) continue
    first.place = first.next === undefined ? null : { next: first.next, given: 0 }
    if (first.place) break
  }
  const left = open.map((one) => one.place)
  return { items, ...(left.some((one) => one !== null) && { nextPage: JSON.stringify(left) }) }
}

interface Open<T> {
  place: Place
  rest: T[]
  next: string | undefined
}

const opened = async <T>(stream: Stream<T>, at: Place, limit: number): Promise<Open<T>> => {
  if (!at) return { place: null, rest: [], next: undefined }
  const { items, next } = await stream.page(at.next, limit)
  const rest = items.slice(at.given)
  if (rest.length > 0) return { place: at, rest, next }
  return next === undefined ? { place: null, rest, next } : opened(stream, { next, given: 0 }, limit)
}

const firstOf = <T>(open: readonly Open<T>[], keyOf: (item: T) => string): Open<T> | undefined => {
  const waiting = open.filter(({ rest }) => rest.length > 0)
  return waiting.reduce<Open<T> | undefined>(
    (first, one) => (!first || keyOf(one.rest[0] as T) < keyOf(first.rest[0] as T) ? one : first),
    undefined,
  )
}

const placesOf = (page: string | undefined, streams: number): Place[] => {
  if (page === undefined) return Array.from({ length: streams }, () => ({ given: 0 }))
  const { data } = z.safeParse(cursor, parsed(page))
  if (data?.length !== streams) throw new Failure('invalid_request', { fields: { page: 'Use nextPage from the previous page.' } })
  return data
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
