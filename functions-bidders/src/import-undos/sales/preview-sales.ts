import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import type { KeptReason, readImportUndo } from '@auctionwiz/contracts/import-undo'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { saleBuyersRecord } from '@auctionwiz/records/sale-changes'
import { readScoringRules } from '@auctionwiz/records/scoring-settings'
import { importedAuctions } from './imported-sale.ts'
import { planBuyers, type Registered } from './plan-buyers.ts'
import { type PlannedSale, planSale } from './plan-sale.ts'
import { shownKept } from './read-kept-sales.ts'

type Answer = AnswerOf<typeof readImportUndo>
type Preview = Omit<Answer, 'kept'> & { kept: Map<string, KeptReason> }

/** Lots and registrations after which a page ends, and buyers of a page in batches of the import. */
const perPage = 1000
const buyersPerPage = 5
/** Auctions that are looked at at the same time. */
const atOnce = 8

/** Pages of auctions come before those of buyers. */
const auctionPage = 'auctions:'
const buyerPage = 'buyers:'

const nothing = { auctionsRemoved: 0, auctionsRestored: 0, lotsRemoved: 0, lotsRestored: 0, registrationsRemoved: 0 }

/** What the undo of an import of auctions would do: auctions with their lots and registrations first, then the buyers. */
export const previewSales = async (house: PartitionReader, uploadId: string, page: string | undefined, now: Date): Promise<Preview> => {
  const auctionIds = await importedAuctions(house, uploadId)
  if (page?.startsWith(buyerPage)) return previewBuyers(house, uploadId, { auctionIds, next: page.slice(buyerPage.length), now })
  if (page !== undefined && !page.startsWith(auctionPage))
    throw new Failure('invalid_request', { fields: { page: 'Use nextPage from the previous page.' } })
  const sales = { ...nothing, kept: [] as NonNullable<Answer['sales']>['kept'] }
  const open = auctionIds.filter((id) => id >= (page?.slice(auctionPage.length) ?? ''))
  let taken = 0
  for (let seen = 0; taken < open.length && seen < perPage; taken += atOnce) {
    const plans = await Promise.all(open.slice(taken, taken + atOnce).map((auctionId) => planSale(house, uploadId, auctionId, now)))
    for (const { auctionId, title, auction, removedLots, restoredLots, removedRegistrations, kept: own } of plans) {
      const kept = [...(auction.kept ? [auction.kept] : []), ...own]
      sales.auctionsRemoved += auction.removed ? 1 : 0
      sales.auctionsRestored += auction.restored ? 1 : 0
      sales.lotsRemoved += removedLots.length
      sales.lotsRestored += restoredLots.length
      sales.registrationsRemoved += removedRegistrations.length
      sales.kept.push(...kept.map((one) => shownKept({ ...one, auctionId, auction: title })))
      seen += 1 + kept.length + removedLots.length + restoredLots.length + removedRegistrations.length
    }
  }
  const following = open[taken]
  const nextPage = following === undefined ? buyerPage : auctionPage + following
  return { removed: 0, restored: 0, kept: new Map(), sales, nextPage }
}

const previewBuyers = async (
  house: PartitionReader,
  uploadId: string,
  { auctionIds, next, now }: { auctionIds: readonly string[]; next: string; now: Date },
): Promise<Preview> => {
  const rules = await readScoringRules(house)
  const removedFrom = new Map<string, Promise<ReadonlySet<string>>>()
  const own = new Set(auctionIds)
  const goes = async ({ auctionId, bidderId }: Registered): Promise<boolean> => {
    if (!own.has(auctionId)) return false
    const removed = removedFrom.get(auctionId) ?? planSale(house, uploadId, auctionId, now).then(biddersRemoved)
    removedFrom.set(auctionId, removed)
    return (await removed).has(bidderId)
  }
  const where = [{ field: 'uploadId', equals: uploadId }] as const
  const found = await readerOf(saleBuyersRecord, house).page({ where }, { limit: buyersPerPage, next: next || undefined })
  const kept = new Map<string, KeptReason>()
  let removed = 0
  for (const { document } of found.items) {
    const plan = await planBuyers(house, document, { rules, now, auctionIds, goes })
    removed += plan.removed.length
    for (const [id, reason] of plan.kept) kept.set(id, reason)
  }
  return {
    ...{ removed, restored: 0, kept, sales: { ...nothing, kept: [] } },
    ...(found.next !== undefined && { nextPage: buyerPage + found.next }),
  }
}

const biddersRemoved = ({ removedRegistrations }: PlannedSale): ReadonlySet<string> =>
  new Set(removedRegistrations.map(({ document }) => document.bidderId))
