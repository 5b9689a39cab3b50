import { findDuplicates } from '../find-duplicates.ts'
import type { MatchModel } from './match-model.ts'

/** The model with at most `limit` values per column, the most frequent ones. All others are as frequent as the rarest of these. */
export const shortModel = (model: MatchModel, limit: number): MatchModel => ({
  ...model,
  columns: model.columns.map(({ scale, values }) => {
    if (values.length <= limit) return { scale, values }
    const kept = values.slice(0, limit)
    return {
      scale: { ...scale, cut: (values[limit]?.[1] ?? scale.cut) + 1 },
      values: kept.filter(([, count]) => count > (values[limit]?.[1] ?? 0)),
    }
  }),
})

/** Binary logarithm of the odds that any two records of a house that was never searched are one person: one pair in four thousand. */
const usualPrior = -12

/** The model of a house that was never searched: the usual parameters. */
export const usualModel = async (): Promise<MatchModel> => {
  const { model } = await findDuplicates([])
  return { ...model, prior: usualPrior }
}
