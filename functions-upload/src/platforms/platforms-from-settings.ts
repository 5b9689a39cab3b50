import { definedFields } from '@auctionwiz/domain/auctions/document'
import { secureAddress } from '@auctionwiz/platform/core/security/secure-address'
import * as z from 'zod/mini'
import type { BiddingPlatforms, OfferedPlatform } from './bidding-platform.ts'
import { csvSales } from './csv-sales.ts'
import { httpPlatform } from './http-platform.ts'
import { httpSales } from './http-sales.ts'
import { publicFetch, type SendRequest } from './public-fetch.ts'
import { ownInterface, saleMapping } from './sale-mapping.ts'
import { salePresets } from './sale-presets.ts'

const setting = z.array(
  z.strictObject({
    id: z.string(),
    name: z.string(),
    address: z.url(),
    /** `json` unless it says so. */
    feed: z.optional(z.enum(['json', 'csv'])),
    /** What of its interface differs from the preset of its id, or from ours. */
    mapping: z.optional(z.partial(saleMapping)),
  }),
)

/**
 * The platforms of the setting BIDDING_PLATFORMS: JSON, a list of `{id, name, address, feed?, mapping?}`. None without it. Requests reach public
 * addresses alone, except on a developer's machine.
 */
export const platformsFromSettings = (settings: Record<string, string | undefined>): BiddingPlatforms => {
  const { BIDDING_PLATFORMS: given, AZURE_FUNCTIONS_ENVIRONMENT: environment } = settings
  if (!given) return new Map()
  const parsed = setting.safeParse(jsonOf(given))
  if (!parsed.success) throw new Error('The setting BIDDING_PLATFORMS must be JSON: [{"id": "…", "name": "…", "address": "https://…"}].')
  const send = environment === 'Development' ? publicFetch({ isAllowed: () => true }) : publicFetch()
  return new Map(parsed.data.map((one) => [one.id, offered(one, send)]))
}

const offered = ({ id, name, address: given, feed, mapping }: z.output<typeof setting>[number], send: SendRequest): OfferedPlatform => {
  const address = secureAddress('BIDDING_PLATFORMS', given)
  const sales =
    feed === 'csv'
      ? csvSales(address, send)
      : httpSales(address, { ...(salePresets.get(id) ?? ownInterface), ...definedFields(mapping ?? {}) }, send)
  return { name, platform: httpPlatform(address, send), sales }
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // Set by the caller, whose schema accepts no undefined.
    return undefined
  }
}
