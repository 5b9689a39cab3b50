import type { readImportUndo as endpoint, KeptReason } from '@auctionwiz/contracts/import-undo'
import { Failure, forbidden } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { projection } from '@auctionwiz/platform/core/records/projection'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { bidderRecord } from '@auctionwiz/records/bidders'
import { importChangeId, importChangeRecord, keptBidderRecord } from '@auctionwiz/records/import-changes'
import { readScoringRules } from '@auctionwiz/records/scoring-settings'
import { uploadRecord } from '@auctionwiz/records/uploads'
import { laterOf } from './later-parts.ts'
import { planPart } from './plan-part.ts'
import { isUndone, requireUndoable, undoRests } from './undoable-upload.ts'

/** Parts of an import that one page looks at, the last one first as the undo does: some hundred bidders. */
const partsPerPage = 10

const keptPerPage = 100

/** Before the undo what it would do, after it whom it kept. Names come from the bidders, so that an erased one is not named. */
export const readImportUndo: UseCase<typeof endpoint> = async ({ params: { id }, query }, { house, now, can, auctionHouseId }) => {
  if (!can('bidders:view')) throw forbidden('bidders:view', auctionHouseId)
  const { document } = await readerOf(uploadRecord, house).read(id)
  const rests = await undoRests(house, now)
  if (document.undo && isUndone(document, rests)) {
    const { at: startedAt, endedAt, removed = 0, restored = 0 } = document.undo
    const where = [{ field: 'uploadId', equals: id }] as const
    const { items, next } = await readerOf(keptBidderRecord, house).page({ where }, { limit: keptPerPage, next: query.page })
    const kept = await named(house, new Map(items.map((one) => [one.document.bidderId, one.document.reason])))
    return { startedAt, ...(endedAt && { endedAt }), removed, restored, kept, ...(next !== undefined && { nextPage: next }) }
  }
  requireUndoable(document, now, rests)
  const parts = partsOf(query.page, document.checkpoint.undos ?? 0)
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
