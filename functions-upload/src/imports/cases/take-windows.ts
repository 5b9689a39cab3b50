import type { CaseRow } from '@auctionwiz/domain/imports/cases/case-row'
import { mergeCase } from '@auctionwiz/domain/imports/cases/merge-case'
import { newImportedCase } from '@auctionwiz/domain/imports/cases/new-imported-case'
import type { CaseState } from '@auctionwiz/domain/legal-cases/new-case'
import { normalizeForSearch } from '@auctionwiz/domain/normalize-for-search'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { type CaseStep, caseStepRecord } from '@auctionwiz/records/case-steps'
import { stepId } from '@auctionwiz/records/import-steps'
import { type LegalCaseDocument, legalCaseFieldsOf, legalCaseRecord } from '@auctionwiz/records/legal-cases'
import type { TakenRow } from '../store-window.ts'
import { type DoneRows, type DoneStep, type NamedRow, type StepPlace, stepTaker } from '../take-steps.ts'
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

type UploadCase = CaseStep['cases'][number]

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

/** Whether the record has what a row names and could not be found, so that nothing is missing. */
const hasLink = (field: string, row: CaseRow, before: CaseSlot['state'], after: CaseSlot['state']): boolean => {
  if (field === 'caseBidder' || field === 'caseBidderId') return after.bidderId !== undefined || before.bidderName === row.bidder
  if (field === 'caseLots') return after.lots.length > 0 && after.lots.every(({ lotNumber }) => row.lots?.includes(lotNumber))
  if (field === 'caseAssignee') return after.assignedTo !== undefined && after.assignedTo.name === row.assignee
  return after.auctionId !== undefined && after.auctionId === row.auctionId
}

/** Takes the windows of files one after the other: finds or files the cases that rows name, and writes step by step. */
export const caseWindows = (place: CasePlace) => {
  const { house, auctionHouseId, upload, trial } = place
  const linksOf = linkFinder(place)
  const slots = new Map<string, CaseSlot>()
  const takeSteps = stepTaker<UploadCase>({
    size: stepRows,
    find: async ({ file, row }) => {
      const done = trial ? undefined : (await readerOf(caseStepRecord, house).find(stepId(upload.id, file, row)))?.document
      return done && { rows: done.rows, made: done.cases }
    },
  })

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

  const takeStep =
    (linked: (row: GoodCaseRow) => RowLinks) =>
    async (rows: readonly NamedRow<CaseRow>[], at: StepPlace): Promise<DoneStep<UploadCase>> => {
      const taken = rows.map(({ row, id }): TakenRow => ({ row: row.row, ...take(id, row, linked(row)) }))
      const touched = new Set(rows.flatMap(({ id }) => slots.get(id) ?? []))
      const made = trial ? [] : await writeStep([...touched], { at, rows: taken, place })
      return { rows: taken, made }
    }

  return async (
    rows: readonly GoodCaseRow[],
    file: number,
    beforeStep: (rows: number) => Promise<void>,
  ): Promise<DoneRows<CaseRow, UploadCase>> => {
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
    return takeSteps(named, { file, beforeStep, take: takeStep(linked) })
  }
}
