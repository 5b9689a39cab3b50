import type { CaseRow } from '@auctionwiz/domain/imports/cases/case-row'
import { mergeCase } from '@auctionwiz/domain/imports/cases/merge-case'
import { newImportedCase } from '@auctionwiz/domain/imports/cases/new-imported-case'
import type { CaseState } from '@auctionwiz/domain/legal-cases/new-case'
import { normalizeForSearch } from '@auctionwiz/domain/normalize-for-search'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { type CaseStep, caseStepId, caseStepRecord } from '@auctionwiz/records/case-steps'
import { type LegalCaseDocument, legalCaseFieldsOf, legalCaseRecord } from '@auctionwiz/records/legal-cases'
import type { TakenRow } from '../store-window.ts'
import type { CasePlace, GoodCaseRow } from './case-place.ts'
import { linkFinder, type RowLinks } from './find-links.ts'
import { writeStep } from './write-step.ts'

/** Rows that are written in one batch: a case that changes its bidder and its status is six writes. */
const stepRows = 15

/** Cases that are read together. */
const chunk = 100

/** A case as the rows up to here leave it. */
export interface CaseSlot {
  /** As the store has it; undefined while it has not. */
  stored: Versioned<LegalCaseDocument> | undefined
  state: Omit<CaseState, 'caseNumber'>
}

/** What became of the rows of a window, and the cases that it filed. */
export interface DoneCases {
  taken: Map<GoodCaseRow, TakenRow>
  filed: CaseStep['cases']
}

/**
 * The ids that the case of a row may have, the first that the house has counts; a new case gets the last. An id of AuctionWiz comes before what another
 * system's reference gives. Without both it follows from what the case is about, so that the same row finds it again.
 */
const importedCaseIds = async (auctionHouseId: string, { id, reference, legalCase, dateSubmitted = '' }: CaseRow): Promise<string[]> => {
  const own = id === undefined ? [] : [id]
  if (reference !== undefined) return [...own, await derivedId('case', auctionHouseId, 'reference', normalizeForSearch(reference))]
  if (id !== undefined) return own
  const { title, jurisdiction, plaintiffName = '', defendantName = '' } = legalCase
  const subject = [title, jurisdiction, plaintiffName, defendantName].map(normalizeForSearch)
  return [await derivedId('case', auctionHouseId, 'subject', ...subject, dateSubmitted)]
}

/** Whether the record has the bidder or auction that a row names, so that nothing is missing. */
const hasLink = (field: string, row: CaseRow, before: CaseSlot['state'], after: CaseSlot['state']): boolean =>
  field === 'caseBidder' || field === 'caseBidderId'
    ? after.bidderId !== undefined || before.bidderName === row.bidder
    : after.auctionId !== undefined && after.auctionId === row.auctionId

/**
 * Takes the windows of files one after the other: finds or files the cases that rows name, and writes step by step. A step writes what became of its
 * rows with them, so a window that was interrupted goes on behind its last step, with the same outcomes.
 */
export const caseWindows = (place: CasePlace) => {
  const { house, auctionHouseId, upload, trial } = place
  const linksOf = linkFinder(house)
  const slots = new Map<string, CaseSlot>()
  /** Only the first window of a delivery may have been done in part by another. */
  let mayBeDone = true

  const load = async (ids: readonly string[]): Promise<void> => {
    const open = ids.filter((id) => !slots.has(id))
    for (let from = 0; from < open.length; from += chunk) {
      const where = [{ field: 'id', in: open.slice(from, from + chunk) }] as const
      for await (const stored of readerOf(legalCaseRecord, house).each({ where }, chunk))
        slots.set(stored.document.id, { stored, state: legalCaseFieldsOf(stored.document) })
    }
  }

  const take = (id: string, row: GoodCaseRow, { links, notes }: RowLinks): Omit<TakenRow, 'row'> => {
    const slot = slots.get(id)
    if (!slot) {
      slots.set(id, { stored: undefined, state: newImportedCase(id, row.values, links, place.by) })
      return { outcome: 'create', changed: [], problems: notes }
    }
    const before = slot.state
    const { after, changed, kept } = mergeCase(before, row.values, links, place.by)
    slot.state = after
    const open = notes.filter(({ field }) => !hasLink(field, row.values, before, after))
    const problems = [...open, ...kept.filter(({ field }) => notes.every((note) => note.field !== field))]
    return { outcome: changed.length > 0 ? 'update' : 'unchanged', changed, problems }
  }

  const takeStep = async (
    rows: readonly { row: GoodCaseRow; id: string }[],
    file: number,
    linked: (row: GoodCaseRow) => RowLinks,
  ): Promise<Pick<CaseStep, 'rows' | 'cases'>> => {
    const [first] = rows
    if (!first) return { rows: [], cases: [] }
    const stepId = caseStepId(upload.id, file, first.row.row)
    const done = mayBeDone && !trial ? (await readerOf(caseStepRecord, house).find(stepId))?.document : undefined
    if (done) {
      const numbers = new Set(done.rows.map(({ row }) => row))
      const rest = await takeStep(
        rows.filter(({ row }) => !numbers.has(row.row)),
        file,
        linked,
      )
      return { rows: [...done.rows, ...rest.rows], cases: [...done.cases, ...rest.cases] }
    }
    const taken = rows.map(({ row, id }): TakenRow => ({ row: row.row, ...take(id, row, linked(row)) }))
    const touched = new Set(rows.flatMap(({ id }) => slots.get(id) ?? []))
    const cases = trial ? [] : await writeStep([...touched], { at: { id: stepId, file, row: first.row.row }, rows: taken, place })
    return { rows: taken, cases }
  }

  return async (rows: readonly GoodCaseRow[], file: number, beforeStep: (rows: number) => Promise<void>): Promise<DoneCases> => {
    // What earlier windows have written is in the store.
    if (!trial) slots.clear()
    const ids = await Promise.all(rows.map(({ values }) => importedCaseIds(auctionHouseId, values)))
    await load([...new Set(ids.flat())])
    const named = rows.flatMap((row, index) => {
      const some = ids[index] ?? []
      const id = some.find((one) => slots.has(one)) ?? some.at(-1)
      return id === undefined ? [] : [{ row, id }]
    })
    const linked = await linksOf(rows)
    const byNumber = new Map(rows.map((row) => [row.row, row]))
    const done: DoneCases = { taken: new Map(), filed: [] }
    for (let from = 0; from < named.length; from += stepRows) {
      const some = named.slice(from, from + stepRows)
      await beforeStep(some.length)
      const step = await takeStep(some, file, linked)
      done.filed.push(...step.cases)
      for (const taken of step.rows) {
        const row = byNumber.get(taken.row)
        if (row) done.taken.set(row, taken)
      }
    }
    mayBeDone = false
    return done
  }
}
