import type { KeptCaseReason } from '@auctionwiz/contracts/import-undo'
import { beforeBoth, type EarlierCase, restoredCase } from '@auctionwiz/domain/imports/cases/earlier-case'
import type { CaseState } from '@auctionwiz/domain/legal-cases/new-case'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { type CaseChange, caseChangeRecord, caseSum } from '@auctionwiz/records/case-changes'
import { type CaseEventDocument, caseEventRecord } from '@auctionwiz/records/case-events'
import { type LegalCaseDocument, legalCaseFieldsOf, legalCaseRecord } from '@auctionwiz/records/legal-cases'

/** What undoing some steps of an import of legal cases does. */
export interface PlannedCases {
  removed: Versioned<LegalCaseDocument>[]
  restored: { before: Versioned<LegalCaseDocument>; after: CaseState }[]
  kept: { caseId: string; reason: KeptCaseReason }[]
  /** Cases that the import filed and that are gone. */
  gone: string[]
}

/** What all steps of an import did to a case. */
interface ImportedCase {
  id: string
  /** The first step that names it: with that step it is undone. */
  place: number
  /** The sum and the number of events after the last step. */
  sum: string
  events: number
  /** Undefined where the import filed the case. */
  before: EarlierCase | undefined
}

/**
 * Plans the undo of the cases that these steps were the first of the import to name, so that the order in which steps are undone makes no difference.
 * What is gone, or was restored already, is left out, so that what was undone in part can be planned again.
 */
export const planCases = async (house: PartitionReader, uploadId: string, steps: readonly CaseChange[]): Promise<PlannedCases> => {
  const plan: PlannedCases = { removed: [], restored: [], kept: [], gone: [] }
  const imported = await readImported(house, uploadId, steps)
  const present = await readCases(
    house,
    imported.map(({ id }) => id),
  )
  for (const known of imported) {
    const stored = present.get(known.id)
    if (!stored) {
      if (!known.before) plan.gone.push(known.id)
      continue
    }
    const state = legalCaseFieldsOf(stored.document)
    const later = await laterEvents(house, known)
    if (later.some((event) => event.uploadId === uploadId)) continue
    const others = later.filter((event) => event.uploadId === undefined)
    if (others.length > 0 || caseSum(state) !== known.sum) {
      const isAutomated = others.length > 0 && others.every(({ automated }) => automated)
      plan.kept.push({ caseId: known.id, reason: isAutomated ? 'automated' : 'edited' })
    } else if (known.before) plan.restored.push({ before: stored, after: restoredCase(state, known.before) })
    else plan.removed.push(stored)
  }
  return plan
}

const pageSize = 100

const readImported = async (house: PartitionReader, uploadId: string, steps: readonly CaseChange[]): Promise<ImportedCase[]> => {
  const ids = [...new Set(steps.flatMap(({ caseIds }) => caseIds))]
  if (ids.length === 0) return []
  const where = [
    { field: 'uploadId', equals: uploadId },
    { field: 'caseIds', containsAll: [ids] },
  ] as const
  const all: CaseChange[] = []
  for await (const { document } of readerOf(caseChangeRecord, house).each({ where }, pageSize)) all.push(document)
  all.sort((one, other) => one.place - other.place)
  const found = new Map<string, ImportedCase>()
  for (const { place, cases } of all)
    for (const { id, sum, events, before } of cases) {
      const known = found.get(id)
      const both = known?.before && before ? beforeBoth(known.before, before) : undefined
      found.set(id, { id, sum, events, place: known?.place ?? place, before: known ? both : before })
    }
  const own = new Set(steps.map(({ place }) => place))
  return [...found.values()].filter(({ place }) => own.has(place))
}

const readCases = async (house: PartitionReader, ids: readonly string[]): Promise<Map<string, Versioned<LegalCaseDocument>>> => {
  const found = new Map<string, Versioned<LegalCaseDocument>>()
  if (ids.length === 0) return found
  for await (const stored of readerOf(legalCaseRecord, house).each({ where: [{ field: 'id', in: ids }] }, pageSize))
    found.set(stored.document.id, stored)
  return found
}

/** What happened in a case after the import, also by later imports and their undo. */
const laterEvents = async (house: PartitionReader, { id, events }: ImportedCase): Promise<CaseEventDocument[]> => {
  const where = [
    { field: 'caseId', equals: id },
    { field: 'order', atLeast: events + 1 },
  ] as const
  const found: CaseEventDocument[] = []
  for await (const { document } of readerOf(caseEventRecord, house).each({ where }, pageSize)) found.push(document)
  return found
}
