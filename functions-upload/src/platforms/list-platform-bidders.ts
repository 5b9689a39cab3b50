import type { listPlatformBidders as endpoint, PlatformBidder } from '@auctionwiz/contracts/platforms'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { PlatformRecord } from './bidding-platform.ts'
import { connectedPlatform, type PlatformPorts } from './platform-connection.ts'

const pageSize = 100

export const listPlatformBidders =
  (ports: PlatformPorts): UseCase<typeof endpoint> =>
  async ({ params: { id }, query: { search, page, limit = pageSize } }, context) => {
    const platform = await connectedPlatform(ports, id, context)
    const { bidders, total, next } = await platform.list({ search, next: page, limit })
    return { bidders: bidders.map(shown), total, ...(next && { nextPage: next }) }
  }

const shown = ({ id, firstName, lastName, email, phone, city, state, country, active }: PlatformRecord): PlatformBidder => {
  const place = [city, state, country].filter(Boolean).join(', ')
  return {
    id,
    name: `${firstName} ${lastName}`.trim(),
    email,
    ...(phone && { phone }),
    ...(place && { place }),
    status: active ? 'Active' : 'Inactive',
  }
}
