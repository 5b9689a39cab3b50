import type { Auction } from '@auctionwiz/contracts/auctions'
import type { Currency } from '@auctionwiz/contracts/fields'
import { type Lot, type LotChange, lotChange, type ManyLotsChange, type NewLot, newLot } from '@auctionwiz/contracts/lots'
import { isOnIncrement } from '@auctionwiz/domain/auctions/increments'
import { changesOf, type FieldErrors, filledIn, type Versioned } from '../../ui/record-form/record-changes.ts'
import { problemsIn } from '../../ui/record-form/schema-fields.ts'
import { amountOf, amountText } from '../auctions/band-texts.ts'
import { lotMoney } from '../auctions/lot-money.ts'
import { lotFormText as text } from './messages.ts'

/** The form's values, as typed. */
export interface LotValues {
  lotNumber: string
  title: string
  description: string
  notes: string
  estimateLow: string
  estimateHigh: string
  reserve: string
  startingBid: string
}

export const emptyLot: LotValues = {
  ...{ lotNumber: '', title: '', description: '', notes: '' },
  ...{ estimateLow: '', estimateHigh: '', reserve: '', startingBid: '' },
}

export const lotAmounts = ['estimateLow', 'estimateHigh', 'reserve', 'startingBid'] as const

/** The form filled from a stored lot. */
export const lotValues = (lot: Lot, currency: Currency): Versioned<LotValues> => {
  const amount = (minor: number | undefined) => (minor === undefined ? '' : amountText(minor, currency))
  const { lotNumber, title, description, notes, version } = lot
  const amounts = {
    estimateLow: amount(lot.estimateLow),
    estimateHigh: amount(lot.estimateHigh),
    reserve: amount(lot.reserve),
    startingBid: amount(lot.startingBid),
  }
  return { values: { lotNumber, title, description, notes, ...amounts }, version }
}

/** As sent: an amount in minor units, null where the field is empty; undefined where it cannot be read. */
const bodyOf = (values: LotValues, currency: Currency) => {
  const amount = (typed: string) => (typed.trim() === '' ? null : amountOf(typed, currency))
  const { estimateLow, estimateHigh, reserve, startingBid, ...texts } = values
  const amounts = {
    estimateLow: amount(estimateLow),
    estimateHigh: amount(estimateHigh),
    reserve: amount(reserve),
    startingBid: amount(startingBid),
  }
  return { ...texts, ...amounts }
}

export const newLotOf = (values: LotValues, currency: Currency): NewLot => newLot.parse(filledIn(bodyOf(values, currency)))

/** The body of a change: what differs from what the form opened with. */
export const lotChangeOf = (values: LotValues, base: Versioned<LotValues>, currency: Currency): LotChange =>
  lotChange.parse({ ...changesOf(bodyOf(base.values, currency), bodyOf(values, currency)), version: base.version })

/** Problems by field: those of the contract, and what only the form knows. @param isNew a new lot may leave its number to the service */
export const checkLot = (values: LotValues, currency: Currency, isNew: boolean): FieldErrors<LotValues> => {
  const body = bodyOf(values, currency)
  const { estimateLow, estimateHigh } = body
  const unreadable = lotAmounts.filter((field) => body[field] === undefined)
  const ordered = typeof estimateLow !== 'number' || typeof estimateHigh !== 'number' || estimateLow <= estimateHigh
  return {
    ...problemsIn(newLot, isNew ? filledIn(body) : { ...filledIn(body), lotNumber: values.lotNumber }, values),
    ...Object.fromEntries(unreadable.map((field) => [field, text.amountProblem])),
    ...(!ordered && { estimateHigh: text.estimateOrder }),
  }
}

/** Says that the increments of the auction do not lead to a typed price; undefined where they do. */
export const incrementHint = (
  typed: string,
  { currency, biddingIncrements }: Pick<Auction, 'currency' | 'biddingIncrements'>,
): string | undefined => {
  const amount = amountOf(typed, currency)
  if (amount === undefined || isOnIncrement(amount, biddingIncrements)) return undefined
  return text.offIncrement({ amount: lotMoney(currency).amount(amount) })
}

/** The fields that one change of many lots can set. */
export type ManyValues = Pick<LotValues, (typeof lotAmounts)[number] | 'notes'>

export const emptyMany: ManyValues = { estimateLow: '', estimateHigh: '', startingBid: '', reserve: '', notes: '' }

type ManyFields = Extract<ManyLotsChange, { kind: 'edit' }>['fields']

/** Only what is filled in. */
export const manyFieldsOf = (values: ManyValues, currency: Currency): ManyFields => {
  const { lotNumber: _number, title: _title, description: _description, ...fields } = bodyOf({ ...emptyLot, ...values }, currency)
  return filledIn(fields)
}

export const checkMany = (values: ManyValues, currency: Currency): FieldErrors<ManyValues> => {
  const { lotNumber: _number, title: _title, ...found } = checkLot({ ...emptyLot, ...values }, currency, true)
  const isEmpty = Object.values(values).every((typed) => typed.trim() === '')
  return isEmpty ? { estimateLow: text.fillOne } : found
}
