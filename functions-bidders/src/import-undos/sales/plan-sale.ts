import type { KeptSaleReason } from '@auctionwiz/contracts/import-undo'
import { isAsBefore, isEditedSince, withoutChange } from '@auctionwiz/domain/imports/sales/field-change'
import { projection } from '@auctionwiz/platform/core/records/projection'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { auctionRecord } from '@auctionwiz/records/auctions'
import { type LotDocument, lotDocument, lotFieldsOf, lotRecord } from '@auctionwiz/records/lots'
import { type RegistrationDocument, registrationId, registrationRecord } from '@auctionwiz/records/registrations'
import { lotSum, registrationSum, settableLot } from '@auctionwiz/records/sale-changes'
import { type ImportedSale, readImportedSale } from './imported-sale.ts'
import { type AuctionPlan, type KeptRecord, keptAuction, planAuction } from './plan-auction.ts'
import { readSaleBonds, type SaleBonds } from './sale-bonds.ts'

/** What the undo of an import does to an auction. */
export interface PlannedSale {
  auctionId: string
  title: string
  removedLots: Versioned<LotDocument>[]
  restoredLots: { before: Versioned<LotDocument>; after: LotDocument }[]
  removedRegistrations: Versioned<RegistrationDocument>[]
  /** Lots and registrations. */
  kept: KeptRecord[]
  auction: AuctionPlan
}

/** Plans the undo of an import in an auction. What is gone, or is as before already, is left out, so that what was undone in part can be planned again. */
export const planSale = async (house: PartitionReader, uploadId: string, auctionId: string, now: Date): Promise<PlannedSale> => {
  const [stored, imported] = await Promise.all([
    readerOf(auctionRecord, house).find(auctionId),
    readImportedSale(house, uploadId, auctionId),
  ])
  const plan: PlannedSale = {
    ...{ auctionId, title: stored?.document.title ?? '', removedLots: [], restoredLots: [], removedRegistrations: [], kept: [] },
    auction: {},
  }
  if (!stored) return plan
  const [bonds, sale] = await Promise.all([readSaleBonds(house, auctionId), readSale(house, auctionId, imported)])
  // A sync goes on with the lots and bidders that it found.
  if (bonds.synced) return { ...plan, auction: { kept: keptAuction(stored.document, 'synced') } }
  planLots(plan, imported, sale, { bonds, now })
  planRegistrations(plan, imported, sale, bonds)
  const left = {
    lots: sale.paddles.size - plan.removedLots.length,
    registrations: sale.bidders.size - plan.removedRegistrations.length,
  }
  return { ...plan, auction: planAuction(stored, imported.auction, bonds, left) }
}

/** An auction as it is. */
interface Sale {
  lots: Versioned<LotDocument>[]
  registrations: Versioned<RegistrationDocument>[]
  /** The paddle of each lot of the auction, '' without one. */
  paddles: Map<string, string>
  /** The bidder of each paddle. */
  bidders: Map<string, string>
}

const paddlesOfLots = projection(lotRecord, ['paddle'])
const paddlesOfBidders = projection(registrationRecord, ['paddle', 'bidderId'])
const pageSize = 500

const readSale = async (house: PartitionReader, auctionId: string, imported: ImportedSale): Promise<Sale> => {
  const part = house.in('auctions').within(auctionId)
  const limit = pageSize
  const lots = readerOf(lotRecord, part)
  const registrations = readerOf(registrationRecord, part)
  const sale: Sale = {
    lots: await allOf([...imported.lots.keys()], (some) => lots.page({ where: [{ field: 'id', in: some }] }, { limit })),
    registrations: await allOf([...imported.registrations.keys()].map(registrationId), (some) =>
      registrations.page({ where: [{ field: 'id', in: some }] }, { limit }),
    ),
    ...{ paddles: new Map(), bidders: new Map() },
  }
  for await (const { document } of listerOf(paddlesOfLots, part).each({}, pageSize)) sale.paddles.set(document.id, document.paddle ?? '')
  for await (const { document } of listerOf(paddlesOfBidders, part).each({}, pageSize)) sale.bidders.set(document.paddle, document.bidderId)
  return sale
}

const allOf = async <T>(ids: readonly string[], read: (some: readonly string[]) => Promise<{ items: T[] }>): Promise<T[]> => {
  const found: T[] = []
  for (let from = 0; from < ids.length; from += pageSize) found.push(...(await read(ids.slice(from, from + pageSize))).items)
  return found
}

const planLots = (plan: PlannedSale, { lots }: ImportedSale, sale: Sale, { bonds, now }: { bonds: SaleBonds; now: Date }): void => {
  for (const stored of sale.lots) {
    const { document } = stored
    const known = lots.get(document.id)
    if (!known) continue
    const { sum, change } = known
    const values = settableLot(document)
    if (change && isAsBefore(values, change)) continue
    const isEdited = change ? isEditedSince(values, change) : lotSum(document) !== sum
    const reason = isEdited ? 'edited' : bondOfLot(document, sale.bidders, bonds)
    if (reason) plan.kept.push({ kind: 'lot', recordId: document.id, name: `${document.lotNumber} ${document.title}`, reason })
    else if (!change) plan.removedLots.push(stored)
    else {
      const after = lotDocument({ ...withoutChange(lotFieldsOf(document), change), updatedAt: now.toISOString() })
      plan.restoredLots.push({ before: stored, after })
    }
  }
}

const bondOfLot = (
  { id, paddle = '' }: LotDocument,
  bidders: ReadonlyMap<string, string>,
  { cases, payments }: SaleBonds,
): KeptSaleReason | undefined => {
  const buyer = bidders.get(paddle)
  if (cases.some(({ bidderId, lotIds }) => (lotIds.length > 0 ? lotIds.includes(id) : buyer !== undefined && bidderId === buyer)))
    return 'case'
  return payments.some(({ lotIds }) => lotIds.includes(id)) ? 'payment' : undefined
}

const planRegistrations = (plan: PlannedSale, { registrations }: ImportedSale, sale: Sale, { cases, payments }: SaleBonds): void => {
  const paddles = new Map(sale.paddles)
  for (const { document } of plan.removedLots) paddles.delete(document.id)
  for (const { after } of plan.restoredLots) paddles.set(after.id, after.paddle ?? '')
  const sold = new Set(paddles.values())
  const bondOf = ({ bidderId, paddle }: RegistrationDocument): KeptSaleReason | undefined => {
    if (cases.some((one) => one.bidderId === bidderId)) return 'case'
    if (payments.some((one) => one.bidderId === bidderId)) return 'payment'
    return sold.has(paddle) ? 'sold' : undefined
  }
  for (const stored of sale.registrations) {
    const { document } = stored
    const isEdited = registrationSum(document) !== registrations.get(document.bidderId)
    const reason = isEdited ? 'edited' : bondOf(document)
    if (reason) plan.kept.push({ kind: 'registration', recordId: document.id, name: document.paddle, reason })
    else plan.removedRegistrations.push(stored)
  }
}
