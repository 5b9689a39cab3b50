import type * as reconciliation from '@auctionwiz/contracts/reconciliation'
import type { reconciliationReasons } from '@auctionwiz/contracts/reconciliation'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { LotDocument } from '@auctionwiz/records/lots'
import { connectedPlatform, type PlatformPorts } from '../platforms/platform-connection.ts'
import type { PlatformLot } from '../platforms/sale-platform.ts'
import { SyncStop, wholeList } from './patient-sales.ts'
import { type HouseSide, keyOf, paddleOf, readHouseSide } from './read-both.ts'
import { platformName, readLink } from './syncs.ts'

type Line = Awaited<ReturnType<UseCase<typeof reconciliation.reconcileAuction>>>['lines'][number]
type Side = Pick<Line, 'lots' | 'sold' | 'hammer'>

/** Reads the platform now, so that the difference is that of this moment. */
export const reconcileAuction =
  (ports: PlatformPorts): UseCase<typeof reconciliation.reconcileAuction> =>
  async ({ params: { id } }, context) => {
    const { house, now } = context
    const { document: link } = await readLink(house, id)
    const { sales } = await connectedPlatform(ports, link.platformId, context)
    const platform = platformName(ports, link.platformId)
    const auction = await sales.auction(link.platformAuctionId)
    if (!auction) throw new Failure('platform_auction_gone', { platform })
    const [side, { items }] = await Promise.all([
      readHouseSide(house, id, now),
      wholeList(
        (call) => call(),
        (page) => sales.lots(auction, page),
      ).catch((error: unknown) => {
        throw error instanceof SyncStop ? new Failure('platform_unavailable', { platform }) : error
      }),
    ])
    const { currency: ours, title } = side.auction
    if (auction.currency !== ours) throw new Failure('platform_currency', { platform, title, theirs: auction.currency, ours })
    const lines = reconciled(side, items)
    const atHouse = sumOf([...side.lots.values()].map(({ document }) => figuresOf(document)))
    const onPlatform = sumOf([...items.values()].map(figuresOf))
    const difference = sumOf([onPlatform, negative(atHouse)])
    return { platform, currency: ours, readAt: now.toISOString(), atHouse, onPlatform, difference, lines }
  }

const none: Side = { lots: 0, sold: 0, hammer: 0 }

const isSold = ({ state }: Pick<LotDocument | PlatformLot, 'state'>): boolean => state === 'Sold' || state === 'PostSale'

const figuresOf = (lot: Pick<LotDocument | PlatformLot, 'state' | 'hammer'> | undefined): Side => {
  if (!lot) return none
  return isSold(lot) ? { lots: 1, sold: 1, hammer: lot.hammer ?? 0 } : { lots: 1, sold: 0, hammer: 0 }
}

const sumOf = (sides: readonly Side[]): Side =>
  sides.reduce((sum, { lots, sold, hammer }) => ({ lots: sum.lots + lots, sold: sum.sold + sold, hammer: sum.hammer + hammer }), none)

/** Never -0. */
const negative = ({ lots, sold, hammer }: Side): Side => ({ lots: 0 - lots, sold: 0 - sold, hammer: 0 - hammer })

/** One line for each lot by which the totals differ or whose buyers do. The lines add up to the difference. */
const reconciled = (side: HouseSide, items: ReadonlyMap<string, PlatformLot>): Line[] => {
  const met = new Set<string>()
  const paddles = paddleOf(side)
  const lines = [...items.values()].flatMap((lot): Line[] => {
    const recordId = side.synced.get(keyOf({ kind: 'lot', platformRecordId: lot.id }))?.document.recordId
    const own = recordId === undefined ? undefined : side.lots.get(recordId)?.document
    if (own) met.add(own.id)
    const reason = reasonOf(own, lot, paddles)
    if (!reason) return []
    const name = own ? `${own.lotNumber} ${own.title}` : `${lot.lotNumber} ${lot.title}`
    return [{ reason, ...(own && { lotId: own.id }), platformRecordId: lot.id, name, ...sumOf([figuresOf(lot), negative(figuresOf(own))]) }]
  })
  const alone = [...side.lots.values()].filter(({ document }) => !met.has(document.id))
  return [
    ...lines,
    ...alone.map(({ document: lot }): Line => {
      return { reason: 'house_only', lotId: lot.id, name: `${lot.lotNumber} ${lot.title}`, ...negative(figuresOf(lot)) }
    }),
  ]
}

const reasonOf = (
  own: LotDocument | undefined,
  lot: PlatformLot,
  paddles: (buyer: string) => string | undefined,
): (typeof reconciliationReasons)[number] | undefined => {
  if (!own) return 'platform_only'
  if (isSold(own) !== isSold(lot)) return isSold(own) ? 'sold_at_house_only' : 'sold_on_platform_only'
  if (!isSold(lot)) return undefined
  if (own.hammer !== lot.hammer) return 'hammer_differs'
  if (lot.buyer === undefined) return undefined
  const paddle = paddles(lot.buyer)
  if (paddle === undefined) return 'buyer_unknown'
  return paddle === own.paddle ? undefined : 'buyer_differs'
}
