import { auctionStatuses } from '@auctionwiz/contracts/auctions'
import { type Currency, currencies } from '@auctionwiz/contracts/fields'
import { minorUnits } from '@auctionwiz/domain/auctions/currency'
import * as z from 'zod/mini'
import { PlatformError } from './bidding-platform.ts'
import type { SaleMapping } from './sale-mapping.ts'
import { type PlatformAuction, type PlatformLot, type PlatformRegistration, platformLotStates } from './sale-platform.ts'

/** The value at a path of JSON; undefined where the path ends earlier. */
export const valueAt = (json: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined), json)

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** JSON with the values at the paths. */
export const jsonAt = (values: readonly (readonly [path: string, value: unknown])[]): Record<string, unknown> => {
  const json: Record<string, unknown> = {}
  for (const [path, value] of values) {
    const names = path.split('.')
    const last = names.pop() ?? path
    let place = json
    for (const name of names) {
      const inner = Object.hasOwn(place, name) ? place[name] : undefined
      const next = isObject(inner) ? inner : {}
      place[name] = next
      place = next
    }
    place[last] = value
  }
  return json
}

const line = (longest: number) =>
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((value) => String(value).trim().slice(0, longest)),
  )
const optional = <T extends z.ZodMiniType>(type: T) =>
  z.pipe(
    z.optional(z.nullable(type)),
    z.transform((value) => value ?? undefined),
  )
const text = z._default(
  z.pipe(
    z.nullable(line(5000)),
    z.transform((value) => value ?? ''),
  ),
  '',
)
const recordId = line(200).check(z.minLength(1))
const number = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/))]),
  z.transform((value) => Number(value)),
)
const time = z.pipe(
  z.string().check(z.refine((value) => !Number.isNaN(Date.parse(value)))),
  z.transform((value) => new Date(value).toISOString()),
)
const largest = 100_000_000_000

/** Our word for one of the platform's. */
const wordOf = <Word extends string>(words: Partial<Record<Word, readonly string[]>>) =>
  z.pipe(
    z.string(),
    z.transform((value) => {
      const asked = value.trim().toLowerCase()
      return (Object.entries(words) as [Word, readonly string[]][]).find(([, theirs]) =>
        theirs.some((one) => one.toLowerCase() === asked),
      )?.[0]
    }),
  )

const auctionSchema = ({ statuses }: SaleMapping) =>
  z.object({
    id: recordId,
    title: line(200).check(z.minLength(1)),
    company: text,
    location: text,
    startDate: time,
    endDate: time,
    status: z.pipe(wordOf(statuses), z.enum(auctionStatuses)),
    currency: z.enum(currencies),
    bidders: z._default(number.check(z.minimum(0)), 0),
    lots: z._default(number.check(z.minimum(0)), 0),
    updatedAt: optional(time),
  })

const lotSchema = ({ states, amounts }: SaleMapping, currency: Currency) => {
  const amount = optional(
    z.pipe(
      number,
      z.pipe(
        z.transform((value: number) => Math.round(amounts === 'major' ? value * minorUnits(currency) : value)),
        z.int().check(z.minimum(0), z.maximum(largest)),
      ),
    ),
  )
  return z.object({
    id: recordId,
    lotNumber: line(20),
    title: line(200).check(z.minLength(1)),
    description: text,
    estimateLow: amount,
    estimateHigh: amount,
    startingBid: amount,
    state: z.pipe(wordOf(states), z.enum(platformLotStates)),
    hammer: amount,
    highestBid: amount,
    buyer: optional(recordId),
    updatedAt: optional(time),
  })
}

const registrationSchema = z.object({
  id: recordId,
  paddle: line(12),
  firstName: line(100),
  lastName: line(100),
  email: line(254),
  phone: optional(line(40)),
})

/** A platform's record in our form; undefined where it lacks what is needed or a value cannot be read. */
type Read<T> = (json: unknown) => T | undefined

const reader =
  <T>(fields: Record<string, string>, schema: z.ZodMiniType<T>): Read<T> =>
  (json) => {
    const found = Object.fromEntries(Object.entries(fields).map(([name, path]) => [name, valueAt(json, path)]))
    const { success, data } = z.safeParse(schema, found)
    return success ? data : undefined
  }

export const auctionReader = (mapping: SaleMapping): Read<PlatformAuction> => reader(mapping.auctions.fields, auctionSchema(mapping))

/** @throws PlatformError `currency` where the auction is in one that the product does not have */
export const requireKnownCurrency = (mapping: SaleMapping, json: unknown): void => {
  const given = valueAt(json, mapping.auctions.fields.currency ?? 'currency')
  if (typeof given !== 'string' || !/^[A-Z]{3}$/.test(given) || currencies.some((one) => one === given)) return
  throw new PlatformError('currency', `the platform lists the auction in ${given}`, { currency: given })
}

export const lotReader = (mapping: SaleMapping, currency: Currency): Read<PlatformLot> => {
  const read = reader<PlatformLot>(mapping.lots.fields, lotSchema(mapping, currency))
  return (json) => {
    const lot = read(json)
    // A sold lot without a price is no result.
    return lot?.state === 'Sold' && !lot.hammer ? undefined : lot
  }
}

export const registrationReader = (mapping: SaleMapping): Read<PlatformRegistration> =>
  reader(mapping.registrations.fields, registrationSchema)

/** The reverse: what is sent of a record. Amounts that are empty are sent as null, so that they are removed. */
export const writtenLot = (mapping: SaleMapping, lot: PlatformLot, currency: Currency): Record<string, unknown> => {
  const units = mapping.amounts === 'major' ? minorUnits(currency) : 1
  const amount = (value: number | undefined) => (value === undefined ? null : value / units)
  const { estimateLow, estimateHigh, startingBid, hammer, highestBid } = lot
  const amounts = { estimateLow, estimateHigh, startingBid, hammer, highestBid }
  const values = {
    ...lot,
    ...Object.fromEntries(Object.entries(amounts).map(([name, value]) => [name, amount(value)])),
    state: mapping.states[lot.state]?.[0],
    buyer: lot.buyer ?? null,
  }
  return written(mapping.lots.fields, values)
}

export const writtenAuction = (mapping: SaleMapping, auction: Partial<PlatformAuction>): Record<string, unknown> => {
  const { status } = auction
  return written(mapping.auctions.fields, { ...auction, ...(status && { status: mapping.statuses[status]?.[0] }) })
}

export const writtenRegistration = (mapping: SaleMapping, registration: PlatformRegistration): Record<string, unknown> =>
  written(mapping.registrations.fields, { ...registration })

const written = (fields: Record<string, string>, values: Record<string, unknown>): Record<string, unknown> =>
  jsonAt(
    Object.entries(fields).flatMap(([name, path]) => {
      const value = values[name]
      return value === undefined ? [] : [[path, value] as const]
    }),
  )
