import { searchFieldsOf } from '../bidders/search.ts'
import { normalizeForSearch } from '../normalize-for-search.ts'
import { type LotNumber, lotNumberKey, parseLotNumber } from './lot-number.ts'

/** What lists of lots sort and search by, and the number, unique in the auction. */
export interface LotKeys {
  uniqueKey: string
  listKeys: { number: string; title: string; estimate: number; hammer: number }
  searchText: string
  grams: string[]
}

interface Keyed {
  id: string
  betweenNumbers?: true | undefined
  lotNumber: string
  title: string
  description: string
  estimateLow?: number | undefined
  hammer?: number | undefined
}

/** The beginning of a description is searched too; the rest would cost more index than it finds. */
const searchedDescription = 200

export const lotKeys = ({ id, betweenNumbers, lotNumber, title, description, estimateLow = -1, hammer = -1 }: Keyed): LotKeys => {
  const number = lotNumberKey(parsedNumber(lotNumber))
  return {
    uniqueKey: betweenNumbers ? `lot:between:${id}` : `lot:${number}`,
    listKeys: { number, title: normalizeForSearch(title), estimate: estimateLow, hammer },
    ...searchFieldsOf(`${lotNumber} ${title} ${description.slice(0, searchedDescription)}`),
  }
}

/** A number that the contract has checked or that is stored. */
export const parsedNumber = (lotNumber: string): LotNumber => {
  const number = parseLotNumber(lotNumber)
  if (!number) throw new TypeError(`${lotNumber} is no number of a lot`)
  return number
}
