import type * as calls from '@auctionwiz/contracts/auction-sync'
import type * as platformAuctions from '@auctionwiz/contracts/platform-auctions'
import { auctionNumber } from '@auctionwiz/domain/auctions/auction-number'
import { currencySigns } from '@auctionwiz/domain/auctions/currency'
import { auctionDefaults } from '@auctionwiz/domain/auctions/document'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { auditOf, recordsOf } from '@auctionwiz/platform/core/records/writer'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { isStoreError, type Versioned } from '@auctionwiz/platform/core/store/store'
import { countAuctions } from '@auctionwiz/records/auction-counts'
import { type SyncLink, syncLinkId, syncLinkRecord, syncRunOf, syncRunRecord } from '@auctionwiz/records/auction-syncs'
import { auctionDocument, auctionRecord } from '@auctionwiz/records/auctions'
import { takeNumbers } from '@auctionwiz/records/numbers'
import { connectedPlatform } from '../platforms/platform-connection.ts'
import type { PlatformAuction } from '../platforms/sale-platform.ts'
import { newRun, startRun } from './start-run.ts'
import type { SyncCalls } from './syncs.ts'

/** The id follows from the platform’s, so that repeated imports, by one person or several, make one auction. */
const importedId = (auctionHouseId: string, platformId: string, platformAuctionId: string): Promise<string> =>
  derivedId('auc', auctionHouseId, platformId, platformAuctionId)

export const listPlatformAuctions =
  (ports: SyncCalls): UseCase<typeof platformAuctions.listPlatformAuctions> =>
  async ({ params: { id }, query: { page, limit = 50 } }, context) => {
    const { name, sales } = await connectedPlatform(ports, id, context)
    const found = await sales.auctions({ next: page, limit })
    const imported = await importsOf(
      context.house,
      id,
      found.items.map((auction) => auction.id),
    )
    const listed = found.items.map(({ currency: _currency, location: _location, updatedAt: _at, ...shown }) => {
      const importedAs = imported.get(shown.id)
      return { ...shown, platform: name, ...(importedAs !== undefined && { importedAs }) }
    })
    return {
      auctions: listed,
      total: found.total ?? found.items.length,
      ...(found.next !== undefined && { nextPage: found.next }),
    }
  }

/** The house's auctions that were imported from these of a platform. */
const importsOf = async (
  house: PartitionReader,
  platformId: string,
  platformAuctionIds: readonly string[],
): Promise<Map<string, string>> => {
  if (platformAuctionIds.length === 0) return new Map()
  const where = [
    { field: 'platformId', equals: platformId },
    { field: 'platformAuctionId', in: platformAuctionIds },
  ] as const
  const links = await readerOf(syncLinkRecord, house.in('auctions').ofAllParts()).page({ where }, { limit: platformAuctionIds.length })
  return new Map(links.items.map(({ document }) => [document.platformAuctionId, document.auctionId]))
}

/** Seconds until an imported auction syncs by the clock for the first time. */
const firstAgain = 900

/** Adds the auction and starts the run that brings its lots and registrations. Sent again, it answers what is there. */
export const importPlatformAuction =
  (ports: SyncCalls): UseCase<typeof calls.importPlatformAuction> =>
  async ({ params: { id }, body: { platformAuctionId } }, context) => {
    const { name, sales } = await connectedPlatform(ports, id, context)
    const found = await sales.auction(platformAuctionId)
    if (!found) throw new Failure('platform_auction_gone', { platform: name })
    const { title } = found
    const { house, auctionHouseId, claims, now } = context
    const imported = (await importsOf(house, id, [platformAuctionId])).get(platformAuctionId)
    const auctionId = imported ?? (await importedId(auctionHouseId, id, platformAuctionId))
    if (imported === undefined) await addAuction(auctionId, found, name, context)
    const part = house.in('auctions').within(auctionId)
    const links = recordsOf(syncLinkRecord, part)
    const link = { id: syncLinkId, auctionId, platformId: id, platformAuctionId, importedById: claims.userId, importedBy: claims.userName }
    const before = await links.find(syncLinkId)
    if (before) return { auctionId, run: await lastRun(before) }
    const run = newRun(link, name, { direction: 'pull', origin: 'import', goesAhead: true }, context)
    const auction = { accountId: claims.accountId, auctionHouseId, auctionId }
    await ports.scheduled.note(auction, firstAgain)
    await ports.syncs.send({ ...auction, runId: run.id })
    try {
      await links.create({ ...link, runId: run.id }, [syncRunRecord.creation(run)])
    } catch (error) {
      if (!isStoreError(error, 'exists')) throw error
      return { auctionId, run: await lastRun(await links.read(syncLinkId)) }
    }
    return { auctionId, run: syncRunOf(run, now) }

    async function lastRun(before: Versioned<SyncLink>) {
      const { runId } = before.document
      if (runId !== undefined) return syncRunOf((await readerOf(syncRunRecord, part).read(runId)).document, now)
      const again = { direction: 'pull', origin: 'import', goesAhead: false } as const
      return syncRunOf(await startRun(ports.syncs, before, { title, platform: name }, again, context), now)
    }
  }

const addAuction = async (id: string, found: PlatformAuction, platform: string, context: HouseContext): Promise<void> => {
  const { house, now } = context
  const auctions = readerOf(auctionRecord, house)
  if (await auctions.find(id)) return
  const at = now.toISOString()
  const { title, company, location, startDate, endDate, status, currency, lots, bidders } = found
  const own = {
    ...auctionDefaults,
    ...{ id, title, company, location, startDate, endDate, currency, currencySymbol: currencySigns[currency] },
    ...{ description: `${lots} lots`, biddersRegistered: bidders, importedFrom: platform, publishedAt: at, createdAt: at, updatedAt: at },
    ...(status === 'Cancelled' && { cancelledAt: at }),
  }
  const counted = await countAuctions(house, { total: 1, bidders })
  try {
    await takeNumbers(house, auctionRecord, (sequence) => {
      const document = auctionDocument({ ...own, auctionNumber: auctionNumber(sequence) })
      const event = auditOf(auctionRecord, document, context, {
        action: 'auction.create',
        after: { title, startDate, endDate, importedFrom: platform },
      })
      return [auctionRecord.creation(document), event, ...counted]
    })
  } catch (error) {
    // Somebody else imports it at this moment.
    if (!isStoreError(error, 'exists') || !(await auctions.find(id))) throw error
  }
}
