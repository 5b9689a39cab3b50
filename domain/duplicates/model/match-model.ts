import { poolOfColumn } from '../table/columns.ts'
import type { PersonTable } from '../table/person-table.ts'
import { type ColumnScale, countValues, type Frequencies, floorsOf, frequencyOf } from './frequencies.ts'
import type { Household } from './household.ts'
import { weightsFrom } from './parameters.ts'
import type { Estimate } from './weigh.ts'

/** The most values per column that are listed with their own frequency; all rarer values have one frequency. */
export const listedValues = 5000

/** Increase it when the levels or the parameters change: stored models of other versions are not used. */
export const modelVersion = 2

/**
 * The parameters learnt from a house's records; plain data for JSON. Shares are by signal and level as in `signals.ts`, `cellsPerSignal`
 * per signal. Values are spelt as they are compared; those that are not rare are listed with their counts.
 */
export interface MatchModel {
  version: typeof modelVersion
  records: number
  /** Binary logarithm of the odds that any two records are one person. */
  prior: number
  moved: number
  household: Household
  agreement: number[]
  chance: number[]
  implied: number[]
  columns: { scale: ColumnScale; values: [value: string, count: number][] }[]
}

/** The same parameters in the form that comparisons use. */
export interface Learnt {
  estimate: Estimate
  chance: Float64Array
  scales: ColumnScale[]
}

export const toModel = (table: PersonTable, { estimate, chance, scales }: Learnt): MatchModel => ({
  version: modelVersion,
  records: table.size,
  prior: estimate.prior,
  moved: estimate.weights.moved,
  household: estimate.weights.household,
  agreement: [...estimate.agreement],
  chance: [...chance],
  implied: [...estimate.weights.implied],
  columns: scales.map((scale, columnIndex) => ({ scale, values: listValues(table, columnIndex, scale) })),
})

const listValues = (table: PersonTable, columnIndex: number, { cut }: ColumnScale): [string, number][] => {
  const pool = table.byColumn[columnIndex]
  const values: [string, number][] = []
  if (pool === undefined) return values
  const counts = countValues(table, columnIndex)
  for (let value = 1; value < counts.length; value += 1) {
    const count = counts[value] ?? 0
    if (count >= cut) values.push([pool.text(value), count])
  }
  return values.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
}

export const fromModel = (model: MatchModel): Learnt => {
  const agreement = Float64Array.from(model.agreement)
  const chance = Float64Array.from(model.chance)
  const weights = {
    signals: weightsFrom(agreement, chance),
    moved: model.moved,
    household: model.household,
    implied: Float64Array.from(model.implied),
  }
  return { estimate: { agreement, weights, prior: model.prior }, chance, scales: model.columns.map(({ scale }) => scale) }
}

/** Frequencies of a table's values by what the model lists; the table may hold any people. */
export const frequenciesOf = ({ columns: listed }: MatchModel, table: PersonTable): Frequencies => {
  const scales = listed.map(({ scale }) => scale)
  const logs = poolOfColumn.map((_, columnIndex) => {
    const { scale, values } = listed[columnIndex] ?? { scale: { records: 0, discount: 0, cut: 3 }, values: [] }
    const counts = new Map(values)
    const pool = table.byColumn[columnIndex]
    return Float32Array.from({ length: pool?.size ?? 1 }, (_value, value) =>
      value === 0 ? 0 : Math.log2(frequencyOf(counts.get(pool?.text(value) ?? '') ?? 0, columnIndex, scale)),
    )
  })
  return { logs, floors: floorsOf(scales) }
}
