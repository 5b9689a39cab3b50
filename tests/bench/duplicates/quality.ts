import type { DuplicatePairs } from '@auctionwiz/domain/duplicates/duplicate-pairs'

/** How well pairs fit who is who. */
export interface Score {
  precision: number
  recall: number
  f1: number
}

export interface Band {
  from: number
  to: number
  pairs: number
  /** Share of the pairs that are one person. */
  right: number
}

export interface Quality {
  truePairs: number
  half: Score
  most: Score
  bands: Band[]
}

const bandEdges = [0.5, 0.8, 0.95, 0.99, 1.000001]

export const scoreOf = (right: number, wrong: number, truePairs: number): Score => ({
  precision: right + wrong === 0 ? 1 : right / (right + wrong),
  recall: truePairs === 0 ? 1 : right / truePairs,
  f1: right + wrong + truePairs === 0 ? 1 : (2 * right) / (right + wrong + truePairs),
})

export const countTruePairs = (entities: ArrayLike<number>): number => {
  const sizes = new Map<number, number>()
  for (let record = 0; record < entities.length; record += 1) sizes.set(entities[record] ?? 0, (sizes.get(entities[record] ?? 0) ?? 0) + 1)
  return sizes.values().reduce((sum, size) => sum + (size * (size - 1)) / 2, 0)
}

/** Scores at the fixed thresholds 0.5 and 0.95, counting all pairs not found as missed, and calibration by bands. */
export const qualityOf = ({ size, first, second, probabilities }: DuplicatePairs, entities: ArrayLike<number>): Quality => {
  const isRight = (pair: number): boolean => entities[first[pair] ?? 0] === entities[second[pair] ?? 0]
  const count = (from: number, to: number): { pairs: number; right: number } => {
    let pairs = 0
    let right = 0
    for (let pair = 0; pair < size; pair += 1) {
      const probability = probabilities[pair] ?? 0
      if (probability < from || probability >= to) continue
      pairs += 1
      if (isRight(pair)) right += 1
    }
    return { pairs, right }
  }
  const truePairs = countTruePairs(entities)
  const score = (from: number): Score => {
    const { pairs, right } = count(from, 2)
    return scoreOf(right, pairs - right, truePairs)
  }
  const bands = bandEdges.slice(1).map((to, index) => {
    const from = bandEdges[index] ?? 0
    const { pairs, right } = count(from, to)
    return { from, to: Math.min(1, to), pairs, right: pairs === 0 ? Number.NaN : right / pairs }
  })
  return { truePairs, half: score(0.5), most: score(0.95), bands }
}
