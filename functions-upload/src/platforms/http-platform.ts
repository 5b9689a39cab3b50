import * as z from 'zod/mini'
import { askPlatform, notUnderstood } from './ask-platform.ts'
import type { BiddingPlatform } from './bidding-platform.ts'
import type { SendRequest } from './public-fetch.ts'

const line = z.optional(z.nullish(z.string()))
const foreignBidder = z.pipe(
  z.object({
    id: z.string().check(z.minLength(1), z.maxLength(200)),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: line,
    street: line,
    city: line,
    state: line,
    zip: line,
    country: line,
    status: z.enum(['active', 'inactive']),
  }),
  z.transform(({ status, ...bidder }) => ({
    ...bidder,
    phone: bidder.phone ?? undefined,
    street: bidder.street ?? undefined,
    city: bidder.city ?? undefined,
    state: bidder.state ?? undefined,
    zip: bidder.zip ?? undefined,
    country: bidder.country ?? undefined,
    active: status === 'active',
  })),
)
const answerOf = z.object({ bidders: z.array(foreignBidder), total: z.int(), next: z.optional(z.string()) })

/** The bidders of a platform that speaks the interface of docs/bidding-platform-api.md at `address`. */
export const httpPlatform = (address: string, send: SendRequest): BiddingPlatform => {
  const request = askPlatform(send)
  const ask = async (key: string, query: Record<string, string | undefined>) => {
    const url = new URL(`${address.replace(/\/$/, '')}/bidders`)
    for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') url.searchParams.set(name, value)
    return read((await request(url, key)) ?? '')
  }
  return {
    list: (key, { search, next, limit }) => ask(key, { search, cursor: next, limit: String(limit) }),
    byIds: async (key, ids) => (await ask(key, { ids: ids.join(','), limit: String(ids.length) })).bidders,
  }
}

const read = (text: string) => {
  try {
    return answerOf.parse(JSON.parse(text))
  } catch (error) {
    throw notUnderstood(error)
  }
}
