import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { type LegalCaseDocument, legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { importHouse } from '../../testing/import-house.ts'

/** The cases of a house, in the order of their numbers. */
export const storedCases = async (house: PartitionReader): Promise<LegalCaseDocument[]> => {
  const cases: LegalCaseDocument[] = []
  for await (const { document } of readerOf(legalCaseRecord, house).each({}, 1000)) cases.push(document)
  return cases.toSorted((one, other) => one.listKeys.number - other.listKeys.number)
}

/** A house whose staff import files of legal cases. */
export const caseHouse = () => {
  const house = importHouse('legal')
  const send = (csv: string, fields: Record<string, string> = {}, adjusted: readonly string[] = []) =>
    house.send(csv, { name: 'Old cases', ...fields }, adjusted)
  return {
    ...house,
    send,
    imported: (csv: string, fields: Record<string, string> = {}) => house.imported(csv, { name: 'Old cases', ...fields }),
    cases: () => storedCases(house.house),
  }
}
