import type { LotSummary } from '@auctionwiz/contracts/lots'
import { paddleKey } from '@auctionwiz/domain/registrations/document'
import { projection } from '@auctionwiz/platform/core/records/projection'
import { listerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { saleBidders } from '@auctionwiz/records/registered-bidders'
import { registrationRecord } from '@auctionwiz/records/registrations'

export type LotWinner = NonNullable<LotSummary['winner']>

const paddles = projection(registrationRecord, ['paddle', 'bidderId'])

/**
 * Who has the paddles of a page of lots, by paddle: two queries, and none where no lot was sold. A paddle without a winner is assigned to nobody yet.
 * @param sale the partition of the auction
 */
export async function winnersOf(
  house: PartitionReader,
  sale: PartitionReader,
  lots: readonly { document: { paddle?: string | undefined } }[],
): Promise<Map<string, LotWinner>> {
  const keys = [...new Set(lots.flatMap(({ document }) => (document.paddle === undefined ? [] : [paddleKey(document.paddle)])))]
  if (keys.length === 0) return new Map()
  const { items } = await listerOf(paddles, sale).page({ where: [{ field: 'uniqueKey', in: keys }] }, { limit: keys.length })
  const bidders = await saleBidders(
    house,
    items.map(({ document }) => document.bidderId),
  )
  return new Map(
    items.flatMap(({ document }) => {
      const found = bidders.get(document.bidderId)
      return found ? [[document.paddle, { id: found.id, bidderId: found.bidderId, name: found.name }] as const] : []
    }),
  )
}
