import { randomFrom } from '@auctionwiz/domain/duplicates/random'
import { type CallName, type DayPart, type Desk, dayParts, mixes } from './mix.ts'

export interface LoadPlan {
  /** The same seed gives the same calls at the same moments. */
  seed: number
  houses: number
  /** In which a whole working day passes. */
  minutes: number
  /** Calls a second of all houses together, on average. */
  rate: number
}

export interface PlannedCall {
  /** Milliseconds after the beginning. */
  at: number
  /** Which house, from 0. */
  house: number
  desk: Desk
  name: CallName
  part: string
  /** From 0 to 1: which of the bidders, lots or words the call takes. */
  pick: number
}

/**
 * The calls of a day in their order. They come at random moments, as those of many people who know nothing of each other, whether those before are
 * answered or not. Houses differ in size: the first one makes the most.
 */
export function* plannedCalls({ seed, houses, minutes, rate }: LoadPlan): Generator<PlannedCall> {
  const random = randomFrom(seed)
  const length = minutes * 60_000
  const weights = Object.fromEntries(Array.from({ length: houses }, (_, house) => [house, 1 / Math.sqrt(house + 1)]))
  // Busy times and quiet ones come to the rate on average.
  const mean = dayParts.reduce((sum, { share, busy }) => sum + share * busy, 0)
  let at = 0
  for (;;) {
    const part = partAt(at / length)
    at += (-Math.log(1 - random()) * 1_000) / ((rate * part.busy) / mean)
    if (at >= length) return
    const now = partAt(at / length)
    const house = Number(drawn(weights, random()))
    const desk = drawn(now.desks, random()) as Desk
    yield { at, house, desk, name: drawn(mixes[desk], random()) as CallName, part: now.name, pick: random() }
  }
}

/** @param moment of the day, from 0 to 1 */
const partAt = (moment: number): DayPart => {
  let end = 0
  for (const part of dayParts) {
    end += part.share
    if (moment < end) return part
  }
  return dayParts.at(-1) as DayPart
}

/** The name under which a number from 0 to 1 falls, each as wide as its weight. */
const drawn = (weights: Readonly<Record<string, number | undefined>>, number: number): string => {
  const entries = Object.entries(weights)
  let left = number * entries.reduce((sum, [, weight = 0]) => sum + weight, 0)
  for (const [name, weight = 0] of entries) {
    left -= weight
    if (left < 0) return name
  }
  return entries.at(-1)?.[0] ?? ''
}
