import { ofAny, ofNumbers, ofTexts, type ScalarFunction } from './define.ts'

/** A moment in ticks of 100 ns since 1970. */
type Ticks = bigint

const perMillisecond = 10_000n
const iso = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d)(?::(\d\d)(?::(\d\d)(?:\.(\d{1,7}))?)?)?Z?)?$/

/** Reads `YYYY-MM-DDThh:mm:ss.fffffffZ`, where the end may be missing. */
function parseDate(text: string): Ticks | undefined {
  const match = iso.exec(text)
  if (!match) return undefined
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = match.slice(1, 7).map((part) => Number(part ?? 0))
  const date = new Date(Date.UTC(2000, month - 1, day, hour, minute, second))
  date.setUTCFullYear(year, month - 1, day)
  const valid = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && hour < 24 && minute < 60 && second < 60
  if (!valid) return undefined
  return BigInt(date.getTime()) * perMillisecond + BigInt((match[7] ?? '').padEnd(7, '0'))
}

function split(ticks: Ticks): { readonly date: Date; readonly fraction: number } {
  const seconds = ticks / 10_000_000n - (ticks % 10_000_000n < 0n ? 1n : 0n)
  return { date: new Date(Number(seconds) * 1000), fraction: Number(ticks - seconds * 10_000_000n) }
}

function formatDate(ticks: Ticks): string | undefined {
  const { date, fraction } = split(ticks)
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1 || date.getUTCFullYear() > 9999) return undefined
  return `${date.toISOString().slice(0, 19)}.${String(fraction).padStart(7, '0')}Z`
}

type Unit = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second' | 'millisecond' | 'microsecond' | 'nanosecond'

const units: Readonly<Record<string, Unit>> = {
  year: 'year',
  yyyy: 'year',
  yy: 'year',
  month: 'month',
  mm: 'month',
  m: 'month',
  day: 'day',
  dd: 'day',
  d: 'day',
  hour: 'hour',
  hh: 'hour',
  minute: 'minute',
  mi: 'minute',
  n: 'minute',
  second: 'second',
  ss: 'second',
  s: 'second',
  millisecond: 'millisecond',
  ms: 'millisecond',
  microsecond: 'microsecond',
  mcs: 'microsecond',
  nanosecond: 'nanosecond',
  ns: 'nanosecond',
}

/** Length of the units that have a fixed one, in ticks; a nanosecond is a hundredth and handled apart. */
const lengths: Readonly<Partial<Record<Unit, bigint>>> = {
  day: 864_000_000_000n,
  hour: 36_000_000_000n,
  minute: 600_000_000n,
  second: 10_000_000n,
  millisecond: perMillisecond,
  microsecond: 10n,
}

const unitOf = (name: unknown): Unit | undefined => (typeof name === 'string' ? units[name.toLowerCase()] : undefined)

function addMonths(ticks: Ticks, months: number): Ticks {
  const { date, fraction } = split(ticks)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return BigInt(date.getTime()) * perMillisecond + BigInt(fraction)
}

function add(ticks: Ticks, unit: Unit, amount: number): Ticks {
  if (unit === 'year' || unit === 'month') return addMonths(ticks, unit === 'year' ? amount * 12 : amount)
  if (unit === 'nanosecond') return ticks + BigInt(Math.trunc(amount / 100))
  return ticks + BigInt(amount) * (lengths[unit] ?? 1n)
}

const floorDiv = (a: bigint, b: bigint): bigint => a / b - (a % b < 0n ? 1n : 0n)

/** How many boundaries of the unit lie between two moments. */
function difference(unit: Unit, start: Ticks, end: Ticks): number {
  const [from, to] = [split(start).date, split(end).date]
  const years = to.getUTCFullYear() - from.getUTCFullYear()
  if (unit === 'year') return years
  if (unit === 'month') return years * 12 + to.getUTCMonth() - from.getUTCMonth()
  if (unit === 'nanosecond') return Number((end - start) * 100n)
  const length = lengths[unit] ?? 1n
  return Number(floorDiv(end, length) - floorDiv(start, length))
}

function part(unit: Unit | 'weekday', ticks: Ticks): number {
  const { date, fraction } = split(ticks)
  const parts: Readonly<Record<Unit | 'weekday', number>> = {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    millisecond: Math.trunc(fraction / 10_000),
    microsecond: Math.trunc(fraction / 10),
    nanosecond: fraction * 100,
    weekday: date.getUTCDay() + 1,
  }
  return parts[unit]
}

const fromParts = ofAny(3, 7, 'string', (args) => {
  const limits: readonly (readonly [number, number])[] = [
    [1, 9999],
    [1, 12],
    [1, 31],
    [0, 23],
    [0, 59],
    [0, 59],
    [0, 9_999_999],
  ]
  const fine = args.every((value, at) => {
    const [low, high] = limits[at] ?? [0, 0]
    return typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high
  })
  if (!fine) return undefined
  const [year, month, day, hour = 0, minute = 0, second = 0, fraction = 0] = args.map(Number)
  const pad = (value: number | undefined, width: number) => String(value).padStart(width, '0')
  const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}T${pad(hour, 2)}:${pad(minute, 2)}:${pad(second, 2)}.${pad(fraction, 7)}Z`
  return parseDate(text) === undefined ? undefined : text
})

function ofDate(returns: ScalarFunction['returns'], run: (ticks: Ticks) => unknown): ScalarFunction {
  return ofTexts(1, returns, (text = '') => {
    const ticks = parseDate(text)
    return ticks === undefined ? undefined : run(ticks)
  })
}

export const dateFunctions: Readonly<Record<string, ScalarFunction>> = {
  DATETIMEADD: ofAny(3, 3, 'string', ([name, amount, text]) => {
    const [unit, ticks] = [unitOf(name), typeof text === 'string' ? parseDate(text) : undefined]
    const usable = typeof amount === 'number' && Number.isInteger(amount) && unit && ticks !== undefined
    return usable ? formatDate(add(ticks, unit, amount)) : undefined
  }),
  DATETIMEDIFF: ofAny(3, 3, 'number', ([name, start, end]) => {
    const unit = unitOf(name)
    const [from, to] = [start, end].map((text) => (typeof text === 'string' ? parseDate(text) : undefined))
    return unit && from !== undefined && to !== undefined ? difference(unit, from, to) : undefined
  }),
  DATETIMEPART: ofAny(2, 2, 'number', ([name, text]) => {
    const weekday = typeof name === 'string' && ['weekday', 'dw', 'w'].includes(name.toLowerCase())
    const unit = weekday ? 'weekday' : unitOf(name)
    const ticks = typeof text === 'string' ? parseDate(text) : undefined
    return unit && ticks !== undefined ? part(unit, ticks) : undefined
  }),
  DATETIMEFROMPARTS: fromParts,
  DATETIMETOTICKS: ofDate('number', (ticks) => Number(ticks)),
  DATETIMETOTIMESTAMP: ofDate('number', (ticks) => Number(floorDiv(ticks, perMillisecond))),
  TICKSTODATETIME: ofNumbers(1, (ticks = 0) => (Number.isInteger(ticks) ? formatDate(BigInt(ticks)) : undefined)),
  TIMESTAMPTODATETIME: ofNumbers(1, (time = 0) => (Number.isInteger(time) ? formatDate(BigInt(time) * perMillisecond) : undefined)),
}
