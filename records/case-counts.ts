import { type CaseTotals, type CountedCase, caseTotals, countsOf, countsOfChange } from '@auctionwiz/domain/legal-cases/totals'
import { projection } from '@auctionwiz/platform/core/records/projection'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import { record } from '@auctionwiz/platform/core/records/record'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { Partition, PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { isStoreError, type Write } from '@auctionwiz/platform/core/store/store'
import { legalCaseRecord } from './legal-cases.ts'

const id = 'counts:cases'

export const caseCountsRecord = record({
  type: 'case-counts',
  container: 'cases',
  names: ['count of legal cases', 'counts of legal cases'],
  about:
    'How many legal cases the house has by status, priority and type, and their amounts. Each write of a case adds to it in its own batch.',
  fields: () => caseTotals.shape,
  personalData: 'none',
})

const countedCases = projection(legalCaseRecord, ['status', 'priority', 'caseType', 'claimAmount'])

/** Houses of the first version of the product had few cases and did not count them. */
const counted = async (house: PartitionReader): Promise<CaseTotals> => {
  const cases: CountedCase[] = []
  for await (const { document } of listerOf(countedCases, house).each()) cases.push(document)
  return countsOf(cases)
}

export const readCaseCounts = async (house: PartitionReader): Promise<CaseTotals> =>
  (await readerOf(caseCountsRecord, house).find(id))?.document ?? counted(house)

/** The counters of a house with these cases. */
export const caseCountsOf = (cases: readonly CountedCase[]) => caseCountsRecord.document({ id, ...countsOf(cases) })

/** The write that counts a change, for the batch of the change; none where no number changes. */
export const countCase = (house: Partition, before: CountedCase | undefined, after: CountedCase | undefined): Promise<Write[]> =>
  countCases(house, [{ before, after }])

/** The same for changes of several cases in one batch. */
export async function countCases(
  house: Partition,
  changes: readonly { before?: CountedCase | undefined; after?: CountedCase | undefined }[],
): Promise<Write[]> {
  const by: Record<string, number> = {}
  for (const { before, after } of changes)
    for (const [path, change] of Object.entries(countsOfChange(before, after))) by[path] = (by[path] ?? 0) + change
  if (Object.keys(by).length === 0) return []
  const counts = recordsOf(caseCountsRecord, house)
  if (!(await counts.find(id)))
    await counts.create({ id, ...(await counted(house)) }).catch((error: unknown) => {
      // Another writer began the counters at the same moment.
      if (!isStoreError(error, 'exists')) throw error
    })
  return [{ kind: 'increment', id, by }]
}
