import { atLeast, fact, type Row, shown } from '../lib/report.ts'
import type { Band, Quality, Score } from './quality.ts'

const five = (value: number): string => value.toFixed(5)

export const scoreText = ({ precision, recall, f1 }: Score): string =>
  `precision ${five(precision)}, recall ${five(recall)}, F1 ${five(f1)}`

const bandText = ({ from, to, pairs, right }: Band): string =>
  `${from}–${to}: ${pairs === 0 ? 'none' : `${shown(pairs)}, ${five(right)} true`}`

/** What must be reached at least: F1 at 0.5, and precision and recall of the pairs at 0.95. */
export interface Limits {
  f1: number
  precision: number
  recall?: number
}

export const qualityRows = (what: string, { half, most, bands }: Quality, limits: Limits): Row[] => [
  atLeast(`${what}: F1 at 0.5`, Number(five(half.f1)), limits.f1, '', scoreText(half)),
  atLeast(`${what}: precision at 0.95`, Number(five(most.precision)), limits.precision, '', scoreText(most)),
  fact(`${what}: recall at 0.5`, five(half.recall)),
  limits.recall === undefined
    ? fact(`${what}: recall at 0.95`, five(most.recall))
    : atLeast(`${what}: recall at 0.95`, Number(five(most.recall)), limits.recall, ''),
  fact(`${what}: true pairs by band`, bands.map(bandText).join('; ')),
]
