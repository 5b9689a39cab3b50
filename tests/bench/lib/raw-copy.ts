import type { BidderDocument } from '@auctionwiz/domain/bidders/document'
import type { Tenant } from '../../support/tenant.ts'
import type { Bench } from './bench-stack.ts'
import { writeRaw } from './raw-batches.ts'

/** Writes up to `count` bidders of a house into another one in raw batches. @returns documents per second; reading them doesn't count. */
export const rawCopy = async ({ bidders, tenant: createTenant }: Bench, from: Tenant, count: number): Promise<number> => {
  const to = await createTenant()
  const source = bidders.items.query<BidderDocument>("SELECT * FROM c WHERE c.type = 'bidder'", {
    partitionKey: [from.accountId, from.houseId],
    maxItemCount: 1_000,
  })
  let written = 0
  let ms = 0
  while (written < count && source.hasMoreResults()) {
    const { resources } = await source.fetchNext()
    const documents = resources.map((document) => copied(document, to))
    if (documents.length > 0) ms += await writeRaw(bidders, [to.accountId, to.houseId], documents)
    written += documents.length
  }
  return (written / ms) * 1000
}

const copied = (document: BidderDocument, { accountId, houseId }: Tenant): object => {
  const own = Object.entries(document).filter(([name]) => !name.startsWith('_'))
  return { ...Object.fromEntries(own), accountId, auctionHouseId: houseId }
}
