import house from './house.json' with { type: 'json' }
import assumed from './population.json' with { type: 'json' }

/** A house of the simulation; its size is that of `house.json` times `size`. */
export interface House {
  size: number
  /** Hours that its clock is ahead of UTC. */
  timeZone: number
  /** From 0 to 1: where the hash of its key lies among the physical partitions. */
  place: number
  sellsToday: boolean
  /** Local minutes of the day at which files of bidders are imported. */
  imports: readonly number[]
}

/** The same numbers at each run, from 0 to 1 (mulberry32, Tommy Ettinger, public domain). */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Sizes of businesses spread log-normally: many small ones, few very large ones. The mean is 1. */
const sizeFrom = (random: () => number): number => {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return Math.exp(assumed.sizeSpread * normal - assumed.sizeSpread ** 2 / 2)
}

const timeZoneFrom = (random: () => number): number => {
  let rest = random()
  for (const { share, hours } of assumed.timeZones) {
    rest -= share
    if (rest < 0) return hours
  }
  return 0
}

/** Houses on a working day. */
export const populationOf = (count: number): House[] => {
  const random = randomFrom(assumed.seed)
  return Array.from({ length: count }, () => ({
    size: sizeFrom(random),
    timeZone: timeZoneFrom(random),
    place: random(),
    sellsToday: random() < house.salesAMonth / house.workDays,
    imports: random() < house.importsAMonth / house.workDays ? [Math.floor(60 * (9 + 8 * random()))] : [],
  }))
}
