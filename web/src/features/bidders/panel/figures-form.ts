import { type CorrectedFigures, type correctFigures, maxAmount, maxCounted } from '@auctionwiz/contracts/bidder-figures'
import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { BodyInputOf } from '@auctionwiz/contracts/endpoint'
import { amountFigures, countFigures, dateFigures, type Figure, type FigureOf } from '@auctionwiz/domain/bidders/figures'
import { calendarFormat } from '../../../app/format.ts'
import { readNumber } from '../../../app/typed-number.ts'
import { writeNumber } from '../../../app/write-number.ts'
import { figuresText } from './figures-messages.ts'

export type FigureValues = Record<Figure | 'reason', string>

type Figured = Pick<Bidder, 'facts' | 'currency' | 'version'>

const perUnit = (currency: Bidder['currency']): number => (currency === 'JPY' ? 1 : 100)

const paymentsOf = ({ paidOnTime = 0, paidLate = 0 }: CorrectedFigures): number => paidOnTime + paidLate

export const figureValues = ({ facts, currency }: Figured): FigureValues => {
  const values = { reason: '', averageDaysToPay: '' } as FigureValues
  for (const field of countFigures) values[field] = String(facts[field])
  for (const field of amountFigures) values[field] = writeNumber(facts[field] / perUnit(currency))
  for (const field of dateFigures) values[field] = facts[field]?.slice(0, 10) ?? ''
  const payments = paymentsOf(facts)
  if (payments > 0) values.averageDaysToPay = writeNumber(Math.round((10 * facts.daysToPay) / payments) / 10)
  return values
}

export interface FigureProblem {
  id: string
  label: string
  message: string
}

export const figureId = (field: keyof FigureValues): string => `figure-${field}`

/** The correction that the form sends, undefined without changes, and the problems that block it. */
export const figuresChange = (
  bidder: Figured,
  values: FigureValues,
): { body: BodyInputOf<typeof correctFigures> | undefined; problems: FigureProblem[] } => {
  const before = figureValues(bidder)
  const problems: FigureProblem[] = []
  const figures: CorrectedFigures = {}
  const isChanged = (field: keyof FigureValues): boolean => values[field].trim() !== before[field]
  const report = (field: keyof FigureValues, message: string): void =>
    void problems.push({ id: figureId(field), label: figuresText.labels[field], message })

  const count = (field: FigureOf<'count'>): void => {
    const most = maxCounted[field]
    const value = readNumber(values[field]) ?? Number.NaN
    if (Number.isInteger(value) && value >= 0 && value <= most) figures[field] = value
    else report(field, figuresText.wholeNumber({ most: calendarFormat().number(most) }))
  }
  const amount = (field: FigureOf<'amount'>): void => {
    const value = Math.round((readNumber(values[field]) ?? Number.NaN) * perUnit(bidder.currency))
    if (value >= 0 && value <= maxAmount) figures[field] = value
    else report(field, figuresText.amount)
  }
  for (const field of countFigures) if (isChanged(field)) count(field)
  for (const field of amountFigures) if (isChanged(field)) amount(field)
  for (const field of dateFigures) {
    if (!isChanged(field)) continue
    if (values[field] === '') report(field, figuresText.date)
    else figures[field] = values[field]
  }
  const { paidOnTime = bidder.facts.paidOnTime, paidLate = bidder.facts.paidLate } = figures
  const payments = paymentsOf({ paidOnTime, paidLate })
  if (isChanged('averageDaysToPay') || payments !== paymentsOf(bidder.facts)) {
    const average = readNumber(values.averageDaysToPay) ?? (values.averageDaysToPay.trim() === '' && payments === 0 ? 0 : Number.NaN)
    if (average >= 0 && average <= 1000) figures.daysToPay = Math.round(average * payments)
    else report('averageDaysToPay', figuresText.days)
  }
  const isAny = problems.length > 0 || Object.keys(figures).length > 0
  if (isAny && values.reason.trim() === '') report('reason', figuresText.reasonMissing)
  return { body: isAny ? { figures, reason: values.reason.trim(), version: bidder.version } : undefined, problems }
}
