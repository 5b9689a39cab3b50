import type { Auction } from '@auctionwiz/contracts/auctions'
import { stageOf } from '@auctionwiz/domain/auctions/actions'
import type { SaleField } from '@auctionwiz/domain/imports/sales/fields'
import { saleProblems } from '@auctionwiz/domain/imports/sales/problems'
import type { SaleRow } from '@auctionwiz/domain/imports/sales/sale-row'
import { lotRefusal } from '@auctionwiz/domain/lots/lot-states'
import { type LotValues, lotFieldActions, mayResult } from '../../syncs/write-lot.ts'
import type { RowNote } from '../store-window.ts'
import type { Refusal } from './sale-place.ts'
import { hasBegun, type LotSlot } from './sale-sides.ts'

/** What a row does to a lot that is there. */
export interface LotChange {
  changes: LotValues
  /** Values that were left as they are. */
  left: RowNote[]
}

type ResultValues = Pick<LotValues, 'state' | 'hammer' | 'highestBid'>

/** The result that a row states; a lot without a price was not sold, once the auction is over. */
export const resultOf = ({ result }: SaleRow, auction: Auction): ResultValues | Refusal | undefined => {
  if (!result) return undefined
  if (result.state === 'open') return auction.status === 'Completed' ? { state: 'Unsold', hammer: null, highestBid: null } : undefined
  if (!hasBegun(auction) && result.state !== 'Withdrawn') return { problem: saleProblems.notBegun }
  return { state: result.state, hammer: result.hammer ?? null, highestBid: result.highestBid ?? null }
}

/** All values of a lot that the house does not have. */
export const newLotValues = ({ lot }: SaleRow, lotNumber: string, result: ResultValues | undefined, paddle: string | null): LotValues => ({
  ...{ lotNumber, title: lot.title ?? '', description: lot.description ?? '' },
  ...{ estimateLow: lot.estimateLow ?? null, estimateHigh: lot.estimateHigh ?? null, startingBid: lot.startingBid ?? null },
  ...(lot.reserve !== undefined && { reserve: lot.reserve }),
  ...(lot.notes !== undefined && { notes: lot.notes }),
  ...{ state: 'Upcoming', hammer: null, highestBid: null, ...result },
  paddle: result && isSold(result.state) ? paddle : null,
})

export const isSold = (state: LotValues['state']): boolean => state === 'Sold' || state === 'PostSale'

/** A lot that was sold after the sale was sold. */
const sameState = (one: LotValues['state'], other: LotValues['state']): boolean => one === other || (isSold(one) && isSold(other))

/**
 * The values of a row that differ from those of a lot. What its state no longer lets change is left as it is. A result on record stays, unless
 * figures are to be replaced.
 */
export const changeOfLot = (
  { values: known }: Pick<LotSlot, 'values'>,
  row: SaleRow,
  { auction, result, replaces }: { auction: Auction; result: ResultValues | undefined; replaces: boolean },
): LotChange | Refusal => {
  const stage = stageOf(auction)
  const state = known.state === 'Upcoming' ? 'Upcoming' : known.state
  const change: LotChange = { changes: {}, left: [] }
  if (row.lotNumber !== undefined && row.lotNumber !== known.lotNumber)
    change.left.push({ field: 'lotNumber', problem: saleProblems.otherNumber })
  for (const [field, value] of Object.entries(row.lot) as [keyof SaleRow['lot'], string | number][]) {
    if ((known[field] ?? null) === value) continue
    const action = lotFieldActions[field]
    if (action && lotRefusal(action, stage, state as Parameters<typeof lotRefusal>[2]))
      change.left.push({ field, problem: saleProblems.fixed })
    else change.changes[field] = value
  }
  if (!result || isSame(known, result)) return change
  // A file that was written before the sale was recorded here says less, not something else.
  if (row.result?.state === 'open' && known.state !== 'Upcoming') return change
  if (known.state !== 'Upcoming' && !replaces) return { problem: saleProblems.otherResult }
  const whole = { ...known, ...result, state: result.state === 'PostSale' ? ('Sold' as const) : (result.state ?? null) }
  if (!mayResult({ state: (known.state ?? 'Upcoming') as 'Upcoming' }, whole, auction)) return { problem: saleProblems.fixedResult }
  Object.assign(change.changes, result, { state: whole.state, paddle: null })
  return change
}

const isSame = (known: LotValues, { state, hammer, highestBid }: ResultValues): boolean =>
  sameState(known.state, state) &&
  (known.hammer ?? null) === (hammer ?? null) &&
  (highestBid === null || (known.highestBid ?? null) === (highestBid ?? null))

/** The fields of a file by which the changes of a lot are shown. */
export const shownChanges = (changes: LotValues): SaleField[] =>
  Object.keys(changes).flatMap((name): SaleField[] => {
    if (name === 'state') return ['lotState']
    if (name === 'highestBid') return []
    return [name as SaleField]
  })
