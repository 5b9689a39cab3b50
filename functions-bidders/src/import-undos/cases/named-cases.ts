import type { keptCase } from '@auctionwiz/contracts/import-undo'
import { projection } from '@auctionwiz/platform/core/records/projection'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { PageRequest } from '@auctionwiz/platform/core/store/store'
import { keptCaseRecord } from '@auctionwiz/records/case-changes'
import { legalCaseRecord } from '@auctionwiz/records/legal-cases'
import type * as z from 'zod/mini'
import type { PlannedCases } from './plan-cases.ts'

type Shown = z.output<typeof keptCase>

const names = projection(legalCaseRecord, ['caseNumber', 'title'])

/** Kept cases with their numbers and titles. */
export const namedCases = async (house: PartitionReader, kept: PlannedCases['kept']): Promise<Shown[]> => {
  if (kept.length === 0) return []
  const where = [{ field: 'id', in: kept.map(({ caseId }) => caseId) }] as const
  const { items } = await listerOf(names, house).page({ where }, { limit: kept.length })
  const known = new Map(items.map(({ document }) => [document.id, document]))
  return kept.map(({ caseId: id, reason }) => {
    const { caseNumber = '', title = '' } = known.get(id) ?? {}
    return { id, caseNumber, title, reason }
  })
}

/** A page of the cases that an undo kept. */
export const readKeptCases = async (
  house: PartitionReader,
  uploadId: string,
  page: PageRequest,
): Promise<{ items: Shown[]; next?: string }> => {
  const where = [{ field: 'uploadId', equals: uploadId }] as const
  const { items, next } = await readerOf(keptCaseRecord, house).page({ where }, page)
  const shown = await namedCases(
    house,
    items.map(({ document }) => document),
  )
  return { items: shown, ...(next !== undefined && { next }) }
}
