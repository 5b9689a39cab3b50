import { readText } from '@auctionwiz/platform/core/http/http'
import { secureAddress } from '@auctionwiz/platform/core/security/secure-address'
import * as z from 'zod/mini'
import { type BiddingPlatform, type BiddingPlatforms, PlatformError } from './bidding-platform.ts'

/** Milliseconds for one answer. */
const timeout = 8_000
/** Bytes of one answer. */
const longest = 4 * 1024 * 1024

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

/** A platform that speaks the interface of docs/bidding-platform-api.md at `address`. `send` is `fetch` but for tests. */
export const httpPlatform = (address: string, send: typeof fetch = fetch): BiddingPlatform => {
  const ask = async (key: string, query: Record<string, string | undefined>) => {
    // A header holds printable characters alone: a key of others is none of the platform's.
    if (!/^[\x20-\x7e]+$/.test(key)) throw new PlatformError('key_rejected', 'no key of a platform has such characters')
    const url = new URL(`${address.replace(/\/$/, '')}/bidders`)
    for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') url.searchParams.set(name, value)
    const response = await send(url, {
      headers: { authorization: `Bearer ${key}`, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    }).catch((error: unknown) => {
      throw new PlatformError('unavailable', 'the platform does not answer', { cause: error })
    })
    if (response.status === 401 || response.status === 403) throw new PlatformError('key_rejected', 'the platform does not take the key')
    if (!response.ok) throw new PlatformError('unavailable', `the platform answered ${response.status}`)
    return readAnswer(response)
  }
  return {
    list: (key, { search, next, limit }) => ask(key, { search, cursor: next, limit: String(limit) }),
    byIds: async (key, ids) => (await ask(key, { ids: ids.join(','), limit: String(ids.length) })).bidders,
  }
}

const readAnswer = async (response: Response) => {
  try {
    const text = await readText(response.body, longest)
    if (text === undefined) throw new RangeError('the answer is too long')
    return answerOf.parse(JSON.parse(text))
  } catch (error) {
    throw new PlatformError('unavailable', 'the platform gave an answer that cannot be understood', { cause: error })
  }
}

/** The platforms of the setting BIDDING_PLATFORMS: JSON, a list of `{id, name, address}`. None without it. */
export const platformsFromSettings = ({ BIDDING_PLATFORMS: setting }: Record<string, string | undefined>): BiddingPlatforms => {
  if (!setting) return new Map()
  const parsed = z.array(z.strictObject({ id: z.string(), name: z.string(), address: z.url() })).safeParse(jsonOf(setting))
  if (!parsed.success) throw new Error('The setting BIDDING_PLATFORMS must be JSON: [{"id": "…", "name": "…", "address": "https://…"}].')
  return new Map(
    parsed.data.map(({ id, name, address }) => [id, { name, platform: httpPlatform(secureAddress('BIDDING_PLATFORMS', address)) }]),
  )
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // Set by the caller, whose schema accepts no undefined.
    return undefined
  }
}
