import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import type { readImportUndo as endpoint, KeptReason } from '@auctionwiz/contracts/import-undo'
import { importedKind } from '@auctionwiz/domain/imports/imported-kind'
import { Failure, forbidden } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { projection } from '@auctionwiz/platform/core/records/projection'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { bidderRecord } from '@auctionwiz/records/bidders'
import { importChangeId, importChangeRecord, keptBidderRecord } from '@auctionwiz/records/import-changes'
import { inventoryNoun } from '@auctionwiz/records/inventory-items'
import { readScoringRules } from '@auctionwiz/records/scoring-settings'
import { type UploadDocument, uploadRecord } from '@auctionwiz/records/uploads'
import { readKeptCases } from './cases/named-cases.ts'
import { previewCases } from './cases/preview-cases.ts'
import { readUndoneCases } from './cases/undone-cases.ts'
import { laterOf } from './later-parts.ts'
import { readKeptPayments, readUndonePayments } from './payments/named-payments.ts'
import { previewPayments } from './payments/preview-payments.ts'
import { planPart } from './plan-part.ts'
import { previewRecords, readKeptRecords, readUndoneRecords } from './records/read-records-undo.ts'
import { previewSales } from './sales/preview-sales.ts'
import { readKeptSales } from './sales/read-kept-sales.ts'
import { readUndoneSales } from './sales/undone-sales.ts'
import { isUndone, previewPermission, requireUndoable, undoRests } from './undoable-upload.ts'

type Answer = AnswerOf<typeof endpoint>

/** Parts of an import that one page looks at, the last one first as the undo does: some hundred bidders. */
const partsPerPage = 10

const keptPerPage = 100

/** Before the undo what it would do, after it whom it kept. Names come from the bidders, so that an erased one is not named. */
export const readImportUndo: UseCase<typeof endpoint> = async ({ params: { id }, query: { page } }, context) => {
  const { house, now, can, auctionHouseId } = context
  const { document } = await readerOf(uploadRecord, house).read(id)
  const permission = previewPermission(document)
  if (!can(permission)) throw forbidden(permission, auctionHouseId)
  const rests = await undoRests(house, now)
  if (document.undo && isUndone(document, rests)) return whatWasUndone(house, document, page)
  requireUndoable(document, now, rests)
  const kind = kindOf(document)
  if (kind === 'cases') return previewCases(house, id, page)
  if (kind === 'items') return previewRecords(house, inventoryNoun, id, page)
  if (kind === 'payments') return previewPayments(house, id, page)
  if (kind === 'bidders') return previewOf(house, document, page, now)
  const { kept, ...answer } = await previewSales(house, id, page, now)
  return { ...answer, kept: await named(house, kept) }
}

const kindOf = ({ category }: Pick<UploadDocument, 'category'>) => importedKind(category).name

const whatWasUndone = async (house: PartitionReader, { id, category, undo }: UploadDocument, page: string | undefined): Promise<Answer> => {
  const { at: startedAt = '', endedAt, removed = 0, restored = 0 } = undo ?? {}
  // Until it ends, what it has done so far.
  const kind = kindOf({ category })
  const figures = { startedAt, ...(endedAt && { endedAt }), removed, restored }
  if (kind === 'cases') {
    const cases = undo?.cases ?? (await readUndoneCases(house, id))
    const { items, next: nextPage } = await readKeptCases(house, id, { limit: keptPerPage, next: page })
    return { ...figures, kept: [], cases: { ...cases, kept: items }, ...(nextPage !== undefined && { nextPage }) }
  }
  if (kind === 'items') {
    const records = undo?.records ?? (await readUndoneRecords(house, inventoryNoun, id))
    const { items, next: nextPage } = await readKeptRecords(house, inventoryNoun, id, { limit: keptPerPage, next: page })
    return {
      ...figures,
      kept: [],
      records: { kind: inventoryNoun.kind, ...records, kept: items },
      ...(nextPage !== undefined && { nextPage }),
    }
  }
  if (kind === 'payments') {
    const payments = undo?.payments ?? (await readUndonePayments(house, id))
    const { items, next: nextPage } = await readKeptPayments(house, id, { limit: keptPerPage, next: page })
    return { ...figures, kept: [], payments: { ...payments, kept: items }, ...(nextPage !== undefined && { nextPage }) }
  }
  const sales = undo?.sales ?? (kind === 'sales' ? await readUndoneSales(house, id) : undefined)
  const ofSales = sales && (page === undefined || page.startsWith(salesPage)) ? sales : undefined
  if (ofSales) {
    const { items, next } = await readKeptSales(house, id, { limit: keptPerPage, next: page?.slice(salesPage.length) })
    return { ...figures, kept: [], sales: { ...ofSales, kept: items }, nextPage: next === undefined ? bidderPage : salesPage + next }
  }
  const where = [{ field: 'uploadId', equals: id }] as const
  const next = page?.startsWith(bidderPage) ? page.slice(bidderPage.length) : page
  const found = await readerOf(keptBidderRecord, house).page({ where }, { limit: keptPerPage, next: next || undefined })
  const kept = await named(house, new Map(found.items.map((one) => [one.document.bidderId, one.document.reason])))
  const nextPage = found.next === undefined ? undefined : (sales ? bidderPage : '') + found.next
  return { ...figures, kept, ...(sales && { sales: { ...sales, kept: [] } }), ...(nextPage !== undefined && { nextPage }) }
}

/** Of an import of auctions, pages of other records come before those of bidders. */
const salesPage = 'sales:'
const bidderPage = 'bidders:'

const previewOf = async (
  house: PartitionReader,
  { id, checkpoint }: UploadDocument,
  page: string | undefined,
  now: Date,
): Promise<Answer> => {
  const parts = partsOf(page, checkpoint.undos ?? 0)
  const rules = await readScoringRules(house)
  const first = Math.max(0, parts - partsPerPage)
  const numbers = Array.from({ length: parts - first }, (_, index) => parts - 1 - index)
  const plans = await Promise.all(
    numbers.map(async (number) => {
      const part = await readerOf(importChangeRecord, house).find(importChangeId(id, number))
      const settled = (ids: readonly string[]) => laterOf(house, id, number, ids)
      return part && planPart(house, id, part.document, { rules, now, settled })
    }),
  )
  const found = plans.filter((plan) => plan !== undefined)
  return {
    removed: found.reduce((sum, { removed }) => sum + removed.length, 0),
    restored: found.reduce((sum, { restored }) => sum + restored.length, 0),
    kept: await named(house, new Map(found.flatMap(({ kept }) => [...kept]))),
    ...(first > 0 && { nextPage: String(first) }),
  }
}

/** How many parts are left to look at. */
const partsOf = (page: string | undefined, all: number): number => {
  if (page === undefined) return all
  const parts = Number(page)
  if (!Number.isInteger(parts) || parts < 1 || parts > all)
    throw new Failure('invalid_request', { fields: { page: 'Use nextPage from the previous page.' } })
  return parts
}

const names = projection(bidderRecord, ['bidderId', 'name'])

const named = async (house: PartitionReader, kept: ReadonlyMap<string, KeptReason>) => {
  if (kept.size === 0) return []
  const where = [{ field: 'id', in: [...kept.keys()] }] as const
  const { items } = await listerOf(names, house).page({ where }, { limit: kept.size })
  const known = new Map(items.map(({ document }) => [document.id, document]))
  return [...kept].map(([id, reason]) => {
    const { bidderId = '', name = '' } = known.get(id) ?? {}
    return { id, bidderId, name, reason }
  })
}
