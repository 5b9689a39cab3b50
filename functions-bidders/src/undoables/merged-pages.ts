import { instant } from '@auctionwiz/contracts/fields'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import * as z from 'zod/mini'

/** One of several lists that are read as one, in their common order. */
export interface Stream<T> {
  page(next: string | undefined, limit: number): Promise<{ items: T[]; next?: string | undefined }>
}

/** In a stream, the page that is being given out and how many of it have been; `null` when the stream is over. */
const place = z.nullable(z.object({ next: z.optional(z.string()), given: z.int() }))
const cursor = z.object({ asOf: instant, places: z.array(place) })
type Place = z.output<typeof place>

interface PageOptions<T> {
  page: string | undefined
  now: Date
  limit: number
  keyOf: (item: T) => string
}

/**
 * A page of all streams together, each of which is in order already. Of each stream one page is read, at most two.
 * @param streamsFrom the streams as of when the first page was read: a query whose limits move with the clock would not accept its own next page
 */
export const mergedPage = async <T>(
  streamsFrom: (asOf: Date) => readonly Stream<T>[],
  { page, now, limit, keyOf }: PageOptions<T>,
): Promise<{ items: T[]; nextPage?: string }> => {
  const from = page === undefined ? undefined : cursorOf(page)
  const asOf = from?.asOf ?? now.toISOString()
  const streams = streamsFrom(new Date(asOf))
  const places = from?.places ?? streams.map(() => ({ given: 0 }))
  if (places.length !== streams.length) throw notOurs()
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
  return { items, ...(left.some((one) => one !== null) && { nextPage: JSON.stringify({ asOf, places: left }) }) }
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

const cursorOf = (page: string): z.output<typeof cursor> => {
  const { data } = z.safeParse(cursor, parsed(page))
  if (!data) throw notOurs()
  return data
}

const notOurs = () => new Failure('invalid_request', { fields: { page: 'Use nextPage from the previous page.' } })

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
