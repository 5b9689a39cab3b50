import { findDuplicates } from '@auctionwiz/domain/duplicates/find-duplicates'
import { type Row, shown } from '../lib/report.ts'
import { makeCity } from './cities/city.ts'
import { cultures } from './cities/index.ts'
import { qualityOf } from './quality.ts'
import { qualityRows } from './rows.ts'

const limits = { f1: 0.95, precision: 0.995 }
const seed = 1

/** Quality and calibration on the bidders of one city of each culture, with their families. */
export const measureCities = async (records: number): Promise<Row[]> => {
  const rows: Row[] = []
  for (const culture of records > 0 ? cultures : []) {
    const { people, entities } = makeCity(culture, records, seed)
    const { pairs } = await findDuplicates(people)
    rows.push(...qualityRows(`${culture.title}, ${shown(people.length)}`, qualityOf(pairs, entities), limits))
  }
  return rows
}
