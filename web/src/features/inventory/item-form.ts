import type { Currency } from '@auctionwiz/contracts/fields'
import {
  type InventoryItem,
  type InventoryItemChange,
  inventoryItemChange,
  itemAmounts,
  type NewInventoryItem,
  newInventoryItem,
} from '@auctionwiz/contracts/inventory'
import { hasFairEstimate } from '@auctionwiz/domain/inventory/item'
import { readNumber } from '../../app/typed-number.ts'
import { writeNumber } from '../../app/write-number.ts'
import { changesOf, type FieldErrors, filledIn, type Versioned } from '../../ui/record-form/record-changes.ts'
import { type FieldShape, problemsIn, shapesOf } from '../../ui/record-form/schema-fields.ts'
import { inventoryText } from './messages.ts'

export type ItemField = keyof typeof inventoryText.labels

/** The form's values: texts as typed, '' for no choice. */
export type ItemValues = Record<Exclude<ItemField, 'tags'>, string> & { tags: readonly string[] }

/** How the form draws its fields. */
export const itemShapes: Readonly<Record<string, FieldShape>> = shapesOf(newInventoryItem)

export const emptyItem: ItemValues = {
  ...{ stockNumber: '', title: '', category: '', subcategory: '', description: '', condition: '', status: 'Available', location: '' },
  ...{ acquiredDate: '', estimateLow: '', estimateHigh: '', startingBid: '', reserve: '', lastSoldPrice: '', dimensions: '' },
  ...{ weight: '', provenance: '', consignor: '', consignmentFee: '', tags: [], auctionId: '', lotNumber: '' },
}

const decimalsOf = (currency: Currency): number => (currency === 'JPY' ? 0 : 2)

/** The form filled from a stored item. */
export const itemValues = (item: InventoryItem): Versioned<ItemValues> => {
  const decimals = decimalsOf(item.currency)
  const amount = (minor: number | undefined) => (minor === undefined ? '' : writeNumber(minor / 10 ** decimals, decimals))
  const texts = Object.fromEntries(
    Object.keys(emptyItem).map((name) => {
      const value = item[name as keyof InventoryItem]
      return [name, value ?? '']
    }),
  )
  const amounts = Object.fromEntries(itemAmounts.map((name) => [name, amount(item[name])]))
  const fee = item.consignmentFee === undefined ? '' : writeNumber(item.consignmentFee, 2)
  return { values: { ...emptyItem, ...texts, ...amounts, consignmentFee: fee, tags: item.tags }, version: item.version }
}

/** Minor units of a typed amount; '' where none is typed, undefined where it can't be read. */
const amountOf = (typed: string, currency: Currency): number | '' | undefined => {
  if (typed.trim() === '') return ''
  const minor = (readNumber(typed) ?? Number.NaN) * 10 ** decimalsOf(currency)
  const whole = Math.round(minor)
  return whole >= 0 && Math.abs(minor - whole) < 0.001 ? whole : undefined
}

/** The values as they are sent; '' for what is empty. */
const bodyOf = (values: ItemValues, currency: Currency) => {
  const amounts = Object.fromEntries(itemAmounts.map((name) => [name, amountOf(values[name], currency)]))
  const fee = values.consignmentFee.trim()
  return { ...values, ...amounts, consignmentFee: fee === '' ? '' : readNumber(fee), tags: [...values.tags] }
}

export const newItemOf = (values: ItemValues, currency: Currency): NewInventoryItem =>
  newInventoryItem.parse(filledIn(bodyOf(values, currency)))

/** The body of a change: what differs from what the form opened with. */
export const itemChangeOf = (values: ItemValues, base: Versioned<ItemValues>, currency: Currency): InventoryItemChange =>
  inventoryItemChange.parse({ ...changesOf(bodyOf(base.values, currency), bodyOf(values, currency)), version: base.version })

/** Problems by field: those of the contract, and what only the form knows. */
export const checkItem = (values: ItemValues, currency: Currency): FieldErrors<ItemValues> => {
  const body = bodyOf(values, currency)
  const unreadable = itemAmounts.filter((field) => amountOf(values[field], currency) === undefined)
  const [low, high] = [amountOf(values.estimateLow, currency) || undefined, amountOf(values.estimateHigh, currency) || undefined]
  return {
    ...problemsIn(newInventoryItem, filledIn(body), values),
    ...(body.consignmentFee === undefined && { consignmentFee: inventoryText.feeProblem }),
    ...(!hasFairEstimate({ estimateLow: low, estimateHigh: high }) && { estimateHigh: inventoryText.estimateOrder }),
    ...Object.fromEntries(unreadable.map((field) => [field, inventoryText.amountProblem])),
  }
}
