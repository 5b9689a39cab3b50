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

/** The id that another system's reference gives a case; without one it follows from what the case is about, so that the same row finds it again. */
export const importedCaseId = (auctionHouseId: string, { reference, legalCase, dateSubmitted = '' }: CaseRow): Promise<string> => {
  if (reference !== undefined) return derivedId('case', auctionHouseId, 'reference', normalizeForSearch(reference))
  const { title, jurisdiction, plaintiffName = '', defendantName = '' } = legalCase
  return derivedId(
    'case',
    auctionHouseId,
    'subject',
    ...[title, jurisdiction, plaintiffName, defendantName].map(normalizeForSearch),
    dateSubmitted,
  )
}

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
    const { after, changed, kept } = mergeCase(slot.state, row.values, links, place.by)
    slot.state = after
    // Of a bidder whose link the record has, nothing is missing.
    const open = notes.filter(({ field }) => field !== 'caseBidder' || after.bidderId === undefined)
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
    const named = await Promise.all(rows.map(async (row) => ({ row, id: await importedCaseId(auctionHouseId, row.values) })))
    await load([...new Set(named.map(({ id }) => id))])
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
