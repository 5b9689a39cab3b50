import type { Currency } from '@auctionwiz/contracts/fields'
import { minorUnits } from '@auctionwiz/domain/auctions/currency'
import type { IncrementBand } from '@auctionwiz/domain/auctions/increments'
import type { PremiumBand } from '@auctionwiz/domain/auctions/premium'
import { auctionFormText as text } from './messages.ts'

/** Minor units of an amount as people type it: 1000, 1,000, 1 000.50, 1.000,50. Undefined where it is none. */
export const amountOf = (typed: string, currency: Currency): number | undefined => {
  const digits = typed.replace(/[\s'’]/g, '')
  const plain = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(digits)
    ? digits.replaceAll('.', '').replace(',', '.')
    : /^\d+,\d{1,2}$/.test(digits)
      ? digits.replace(',', '.')
      : digits.replace(/,(?=\d{3})/g, '')
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(plain)) return undefined
  const amount = Math.round(Number(plain) * minorUnits(currency))
  return amount === 0 && Number(plain) > 0 ? undefined : amount
}

/** An amount as a field shows it, such as 250000 or 0.05. */
export const amountText = (amount: number, currency: Currency): string => String(amount / minorUnits(currency))

/** A band of the premium as the form keeps it: where it begins and its percent, both as typed. */
export const premiumBand = (from: string, percent: string): string => `${from}|${percent}`

export const premiumParts = (band: string): { from: string; percent: string } => {
  const [from = '', percent = ''] = band.split('|')
  return { from, percent }
}

/** The bands as sent; a premium of 0% alone is none. Undefined where one is not valid. */
export const premiumIn = (typed: readonly string[], currency: Currency): PremiumBand[] | undefined => {
  const bands: PremiumBand[] = []
  for (const [index, band] of typed.entries()) {
    const { from, percent } = premiumParts(band)
    const amount = index === 0 ? 0 : amountOf(from, currency)
    const share = percent.trim().replace(',', '.')
    const basisPoints = /^\d{1,3}(\.\d{1,2})?$/.test(share) ? Math.round(Number(share) * 100) : Number.NaN
    if (amount === undefined || !(basisPoints <= 10_000) || amount <= (bands.at(-1)?.from ?? -1)) return undefined
    bands.push({ from: amount, basisPoints })
  }
  return bands.length === 1 && bands[0]?.basisPoints === 0 ? [] : bands
}

/** Increments as text, a band per line: `3000: 200, 500, 800, 1000`. */
export const incrementText = (bands: readonly IncrementBand[], currency: Currency): string =>
  bands.map(({ from, steps }) => `${amountText(from, currency)}: ${steps.map((step) => amountText(step, currency)).join(', ')}`).join('\n')

const lineOf = (line: string, currency: Currency): IncrementBand | undefined => {
  const [from = '', steps = '', more] = line.split(':')
  const amounts = [from, ...steps.split(',')].map((part) => (/^\s*\d+(\.\d{1,2})?\s*$/.test(part) ? amountOf(part, currency) : undefined))
  const [first, ...rest] = amounts
  if (more !== undefined || first === undefined || rest.includes(undefined)) return undefined
  return { from: first, steps: rest.filter((step) => step !== undefined) }
}

const linesOf = (typed: string): string[] => typed.split('\n').filter((line) => line.trim() !== '')

export const incrementsIn = (typed: string, currency: Currency): IncrementBand[] =>
  linesOf(typed).flatMap((line) => lineOf(line, currency) ?? [])

/** What is wrong with the first line that is; undefined where all are valid. */
export const incrementProblem = (typed: string, currency: Currency): string | undefined => {
  let before = -1
  for (const [index, line] of linesOf(typed).entries()) {
    const band = lineOf(line, currency)
    if (!band || band.steps.some((step) => step === 0)) return text.incrementsProblem({ line: index + 1 })
    const rises = band.steps.every((step, at) => at === 0 || step > (band.steps[at - 1] ?? step))
    if (!rises || band.from <= before) return text.incrementsOrder({ line: index + 1 })
    before = band.from
  }
  return undefined
}
