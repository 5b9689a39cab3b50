import { type Score, type ScoreComponent, scoreBand, scoreComponents } from '@auctionwiz/contracts/scores'
import { roundTogether } from '../../app/round-together.ts'

/** One part of a score, on the scale of 0 to 100, starting where the part before it ends. */
export interface WaterfallStep {
  component: ScoreComponent
  /** 0 to 100. */
  value: number
  weight: number
  /** Points with one decimal, rounded so that all steps add up to the shown total. */
  points: number
  start: number
  end: number
  /** The end of the step for a value of 100. */
  limit: number
  band: 'high' | 'medium' | 'low'
}

export interface Waterfall {
  steps: WaterfallStep[]
  /** The exact score to one decimal. */
  total: number
  /** The manual adjustment with one decimal, so that it and the steps add up to the total; undefined without one. */
  adjustment: number | undefined
}

/** A score to one decimal that rounds to the same whole as the score itself: 80.46 is 80.4, as 80.5 would read as 81. */
export const scoreTenths = (exact: number): number => {
  const nearest = Math.round(exact * 10) / 10
  return Math.round(nearest) === Math.floor(exact + 0.5 + 1e-9) ? nearest : Math.floor(exact * 10) / 10
}

/** Lays the parts of a score end to end, in the order of the table of components. */
export const waterfall = (score: Pick<Score, 'exact' | 'parts' | 'adjustment'>): Waterfall => {
  const parts = score.parts.filter((part) => part.weight > 0).sort((a, b) => order(a.component) - order(b.component))
  const total = scoreTenths(score.exact)
  const weights = parts.reduce((sum, part) => sum + part.weight, 0)
  const shown = roundTogether(
    parts.map((part) => part.points),
    total - (score.adjustment ?? 0),
  )
  let start = 0
  const steps = parts.map(({ component, value, weight, points }, index) => {
    const step = { component, value, weight, points: shown[index] ?? 0, start, end: start + points }
    start += points
    return { ...step, limit: step.start + (100 * weight) / weights, band: scoreBand(value) }
  })
  const rest = total - shown.reduce((sum, points) => sum + points, 0)
  return { steps, total, adjustment: score.adjustment === undefined ? undefined : Math.round(rest * 10) / 10 }
}

const order = (component: ScoreComponent) => scoreComponents.indexOf(component)
