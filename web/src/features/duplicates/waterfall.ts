import type { PairDetail } from '@auctionwiz/contracts/duplicates'
import { calendarFormat } from '../../app/format.ts'
import { roundTogether } from '../../app/round-together.ts'
import { writeNumber } from '../../app/write-number.ts'
import { textOr } from '../../messages/index.ts'
import { duplicateText } from './messages.ts'

/** A bar of the chart: from and to are shares of its width. */
export interface Step {
  key: string
  label: string
  text: string
  weight: number
  /** The weight with one decimal, rounded so that all steps add up to the shown total. */
  points: number
  from: number
  to: number
}

export interface Waterfall {
  steps: Step[]
  /** The positions of the sum and of zero. */
  total: { points: number; at: number }
  zero: number
  /** The position of a weight, such as a threshold's. */
  place: (weight: number) => number
}

/** The weights laid end to end, from the prior of any two bidders to their sum; without those that round to 0. */
export const pairWaterfall = ({ prior, reasons }: Pick<PairDetail, 'prior' | 'reasons'>, marks: readonly number[] = []): Waterfall => {
  const rows = [{ key: 'prior', label: duplicateText.anyTwo, text: duplicateText.anyTwoText, weight: prior }, ...reasons.map(rowOf)]
  const ends = [0]
  for (const { weight } of rows) ends.push((ends.at(-1) ?? 0) + weight)
  const [low, high] = [Math.min(...ends, ...marks), Math.max(...ends, ...marks)]
  const place = (weight: number): number => (high === low ? 0 : (weight - low) / (high - low))
  const total = ends.at(-1) ?? 0
  const points = roundTogether(
    rows.map(({ weight }) => weight),
    total,
  )
  return {
    steps: rows
      .map((row, index) => ({
        ...row,
        points: points[index] ?? 0,
        from: place(ends[index] ?? 0),
        to: place(ends[index + 1] ?? 0),
      }))
      .filter(({ points }) => points !== 0),
    total: { points: Math.round(total * 10) / 10, at: place(total) },
    zero: place(0),
    place,
  }
}

const rowOf = ({ name, values, weight }: PairDetail['reasons'][number]) => {
  if (name === 'otherRecords') return { key: name, label: duplicateText.otherRecords, text: duplicateText.otherRecordsText, weight }
  if (name === 'household') return { key: name, label: duplicateText.household, text: duplicateText.householdText, weight }
  const [first = '', second = ''] = (values ?? []).map((value) =>
    name === 'dateOfBirth' && value !== '' ? calendarFormat().date(value) : value,
  )
  const text =
    first === second ? duplicateText.inBoth({ value: first }) : `${first || duplicateText.none} / ${second || duplicateText.none}`
  return { key: name, label: textOr(duplicateText.signals, name), text, weight }
}

/** "+7.4", "−3.3": with a typographic sign. */
export const signed = (weight: number): string => `${weight < 0 ? '−' : '+'}${writeNumber(Math.abs(weight), 1)}`
