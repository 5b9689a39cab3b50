import { type Currency, invisible } from '@auctionwiz/contracts/fields'
import type { DateOrder } from '@auctionwiz/contracts/uploads'
import type { ColumnStyle } from './column-style.ts'

/** Parsers of single cells. Each returns undefined for unreadable text; callers skip empty cells. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const control = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/

/** Nothing to clean, as in most cells. */
const plain = /^[\x20-\x7e]*$/

/** The text of a cell: one line, trimmed, without invisible and half characters. Undefined with other control characters. */
export const cleanCell = (cell: string): string | undefined => {
  if (plain.test(cell)) return cell.trim()
  if (control.test(cell)) return undefined
  return cell
    .toWellFormed()
    .replace(invisible, '')
    .trim()
    .replace(/\s*[\r\n\t]+\s*/g, ' ')
}

/**
 * A whole number from 0 to a billion, with or without thousands separators.
 * @param decimal the decimal separator of the column; without one three digits after a separator are thousands
 */
export const readCount = (cell: string, decimal?: ColumnStyle['decimal']): number | undefined => {
  const [whole = '', zeros] = decimal === undefined ? [cell] : splitAt(cell, decimal)
  if (zeros !== undefined && !/^0+$/.test(zeros)) return undefined
  if (/^\d{1,9}$/.test(whole)) return Number(whole)
  if (/^\d{1,3}([,.' ]\d{3}){1,2}$/.test(whole)) return Number(whole.replace(/\D/g, ''))
  return decimal === undefined && /^\d{1,9}\.0+$/.test(whole) ? Number.parseInt(whole, 10) : undefined
}

const splitAt = (text: string, sign: string): [string, string?] => {
  const at = text.lastIndexOf(sign)
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

const yes = new Set(['yes', 'y', 'true', 'x', 'si', 'sí', 'oui', 'ja'])
const no = new Set(['no', 'n', 'false', 'non', 'nein', '-'])

/** A count, where yes means 1 and no means 0. */
export const readCountOrFlag = (cell: string, decimal?: ColumnStyle['decimal']): number | undefined => {
  const word = cell.toLowerCase()
  return yes.has(word) ? 1 : no.has(word) ? 0 : readCount(cell, decimal)
}

const symbols: Record<string, readonly Currency[]> = { $: ['USD', 'CAD'], '€': ['EUR'], '£': ['GBP'], '¥': ['JPY'] }

/** A number with or without thousands separators, and its decimals. */
const numberForms = {
  open: /^(\d+|\d{1,3}(?:[,.' \u00a0\u202f]\d{3})+)(?:[,.](\d{1,2}))?$/,
  '.': /^(\d+|\d{1,3}(?:[,' \u00a0\u202f]\d{3})+)(?:\.(\d{1,4}))?$/,
  ',': /^(\d+|\d{1,3}(?:[.' \u00a0\u202f]\d{3})+)(?:,(\d{1,4}))?$/,
} as const

/**
 * An amount in minor units of the currency: "$12,400.00", "12.400,00 €", "12400". The last separator is the decimal one when one or
 * two digits follow it. Undefined for an amount below zero, beyond 10^12, or in another currency.
 * @param decimal the decimal separator of the column; three digits after it are then no thousands
 */
export const readAmount = (cell: string, currency: Currency, decimal?: ColumnStyle['decimal']): number | undefined => {
  const match = /^([$€£¥]|[A-Za-z]{3})?\s*(\d[\d,.' \u00a0\u202f]*)\s*([$€£¥]|[A-Za-z]{3})?$/.exec(cell)
  if (match === null) return undefined
  for (const sign of [match[1], match[3]]) {
    if (sign !== undefined && sign.toUpperCase() !== currency && !symbols[sign]?.includes(currency)) return undefined
  }
  const number = numberForms[decimal ?? 'open'].exec((match[2] ?? '').trim())
  if (number === null) return undefined
  const whole = Number((number[1] ?? '').replace(/\D/g, ''))
  const fraction = Math.round(Number(`0.${number[2] ?? '0'}`) * 100)
  const minor = currency === 'JPY' ? Math.round(whole + fraction / 100) : whole * 100 + fraction
  return minor <= 1e12 ? minor : undefined
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const calendarDate = (year: number, month: number, day: number): string | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day))
  const real = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return real && year >= 1850 && year <= 2200 ? date.toISOString().slice(0, 10) : undefined
}

const numbers = (match: RegExpExecArray): [number, number, number] => [Number(match[1]), Number(match[2]), Number(match[3])]

/**
 * A calendar date as YYYY-MM-DD from 2026-11-21 (with or without a time), 20261121, 2026/11/21, 21 Nov 2026, Nov 21, 2026, and from
 * 11/21/2026 or 21.11.2026 in the order given. Years have four digits.
 * @param order that of the column; a date that can't be in this order is not read
 */
export const readDate = (cell: string, order: DateOrder): string | undefined => {
  const iso = /^(\d{4})[-/.](\d\d?)[-/.](\d\d?)(?:[T ][\d:.]+Z?)?$/.exec(cell) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(cell)
  if (iso !== null) return calendarDate(...numbers(iso))
  const numeric = /^(\d\d?)([-/.])(\d\d?)\2(\d{4})$/.exec(cell)
  if (numeric !== null) {
    const [first, second, year] = [Number(numeric[1]), Number(numeric[3]), Number(numeric[4])]
    return order === 'day-first' ? calendarDate(year, second, first) : calendarDate(year, first, second)
  }
  const named = /^(\d\d?)[ -]([A-Za-z]{3})[a-z]*\.?[ -](\d{4})$/.exec(cell)
  if (named !== null) return calendarDate(Number(named[3]), monthOf(named[2]), Number(named[1]))
  const american = /^([A-Za-z]{3})[a-z]*\.? (\d\d?),? (\d{4})$/.exec(cell)
  return american === null ? undefined : calendarDate(Number(american[3]), monthOf(american[1]), Number(american[2]))
}

const monthOf = (name = ''): number => months.indexOf(name.toLowerCase()) + 1
