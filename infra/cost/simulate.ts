import production from '../environments/prod.json' with { type: 'json' }
import house from './house.json' with { type: 'json' }
import assumed from './population.json' with { type: 'json' }
import { type House, populationOf } from './population.ts'

/**
 * One working day of many houses, minute by minute, over the physical partitions of the database and the instances of the apps. Calls come first.
 * Imports and the nightly refresh take what is left of a partition, as they wait for a busy database, and go on by themselves.
 */
const minutes = 1_440
/** Published: a physical partition holds 50 GB and serves 10,000 RU/s. The throughput is divided evenly among them. */
const partitionGB = 50
const partitionThroughput = 10_000
const withIndexes = 1.6
/** Within a minute calls are independent of each other: one second in a thousand has this many deviations more than the mean. */
const deviations = 3.1

export interface Day {
  houses: number
  partitions: number
  /** RU/s that calls and sales take at the busiest second of the busiest partition, as a share of what that partition has. */
  busiest: number
  /** RU/s of calls and sales over all partitions at their busiest minute. */
  throughput: number
  /** Hours until the scores of the last house are refreshed. Infinite when the day is too short. */
  nightHours: number
  /** Minutes for which the imports of a partition wait at most for its throughput. */
  importWait: number
  /** Instances of one app that answer calls at the busiest minute. */
  instances: number
  /** Bidders of the largest house. */
  largestHouse: number
}

const storedGB = (size: number): number =>
  (size * withIndexes * (house.bidders.stored * house.bidders.bytes + house.otherDocuments.stored * house.otherDocuments.bytes)) / 1e9

const callsOfDay = house.staff * house.callsOfStaffADay
const hours = assumed.callsByHour.reduce((sum, weight) => sum + weight, 0)
const saleMinutes = 60 * (assumed.saleHours.to - assumed.saleHours.from)

/** The houses of one time zone together: their sizes add up. */
interface Zone {
  timeZone: number
  size: number
  /** Of those that sell today. */
  selling: number
}

const zonesOf = (own: readonly House[]): Zone[] => {
  const zones = new Map<number, Zone>()
  for (const { timeZone, size, sellsToday } of own) {
    const zone = zones.get(timeZone) ?? { timeZone, size: 0, selling: 0 }
    zone.size += size
    if (sellsToday) zone.selling += size
    zones.set(timeZone, zone)
  }
  return [...zones.values()]
}

const localMinute = (minute: number, { timeZone }: Zone): number => (minute + 60 * timeZone + minutes) % minutes

/** Calls in a minute, by the hour of the houses' clocks. */
const callsAt = (minute: number, one: Zone): number =>
  (one.size * callsOfDay * (assumed.callsByHour[Math.floor(localMinute(minute, one) / 60)] ?? 0)) / hours / 60

const salesAt = (minute: number, one: Zone): number => {
  const hour = localMinute(minute, one) / 60
  const isOn = hour >= assumed.saleHours.from && hour < assumed.saleHours.to
  return isOn ? (one.selling * house.lotsOfSale * house.requestUnitsOfLot) / saleMinutes : 0
}

/** @param throughput RU/s of the database at most, as `maximumThroughput` of an environment */
export const simulateDay = (count: number, throughput: number): Day => {
  const all = populationOf(count)
  const stored = all.reduce((sum, { size }) => sum + storedGB(size), 0)
  const partitions = Math.max(Math.ceil(stored / partitionGB), Math.ceil(throughput / partitionThroughput), 1)
  const share = throughput / partitions
  const members = Array.from({ length: partitions }, (_, index) => all.filter(({ place }) => Math.floor(place * partitions) === index))
  const parts = members.map((own) => partitionDay(own, share, count))
  const most = (values: readonly number[]): number => values.reduce((high, value) => Math.max(high, value), 0)
  const total = (of: (part: PartitionDay) => Float64Array): number =>
    most(Array.from({ length: minutes }, (_, minute) => parts.reduce((sum, part) => sum + (of(part)[minute] ?? 0), 0)))
  const callsASecond = total(({ calls }) => calls) / 60
  return {
    houses: count,
    partitions,
    busiest: most(parts.map(({ peak }) => peak / share)),
    throughput: total(({ foreground }) => foreground),
    nightHours: most(parts.map(({ nightEnds }) => (nightEnds - assumed.nightMinuteUtc) / 60)),
    importWait: most(parts.map(({ importWait }) => importWait)),
    instances: Math.ceil((callsASecond * house.secondsOfCall) / 4),
    largestHouse: Math.round(most(all.map(({ size }) => size)) * house.bidders.stored),
  }
}

interface PartitionDay {
  calls: Float64Array
  /** RU/s of calls and sales. */
  foreground: Float64Array
  peak: number
  nightEnds: number
  importWait: number
}

const partitionDay = (own: readonly House[], share: number, count: number): PartitionDay => {
  const calls = new Float64Array(minutes)
  const foreground = new Float64Array(minutes)
  const imported = new Float64Array(minutes)
  for (const one of zonesOf(own))
    for (let minute = 0; minute < minutes; minute += 1) {
      const made = callsAt(minute, one)
      calls[minute] = (calls[minute] ?? 0) + made
      foreground[minute] = (foreground[minute] ?? 0) + (made * house.requestUnitsOfCall + salesAt(minute, one)) / 60
    }
  for (const one of own) {
    for (const local of one.imports) {
      const minute = (local - 60 * one.timeZone + minutes) % minutes
      imported[minute] = (imported[minute] ?? 0) + one.size * house.rowsOfImport * house.requestUnitsOfRow
    }
  }
  const night = own.reduce((sum, { size }) => sum + size * house.requestUnitsOfNight, 0)
  // Workers of all partitions share the instances: this partition has those of its houses.
  const workers = Math.max(1, (production.functions.maximumInstances * assumed.messagesAtOnce * own.length) / count)
  return { calls, foreground, peak: peakOf(calls, foreground), ...backgroundOf({ foreground, imported, night, workers, share }) }
}

const peakOf = (calls: Float64Array, foreground: Float64Array): number =>
  foreground.reduce((high, mean, minute) => {
    const spread = deviations * Math.sqrt((calls[minute] ?? 0) / 60) * house.requestUnitsOfCall
    return Math.max(high, mean + spread)
  }, 0)

interface Background {
  foreground: Float64Array
  imported: Float64Array
  night: number
  workers: number
  share: number
}

/** The day twice, so that the night's work that the first one leaves goes on in the next. */
const backgroundOf = ({ foreground, imported, night, workers, share }: Background) => {
  let importsOpen = 0
  let nightOpen = 0
  let nightEnds = Number.POSITIVE_INFINITY
  let importWait = 0
  for (let minute = 0; minute < 2 * minutes; minute += 1) {
    if (minute === assumed.nightMinuteUtc) nightOpen = night
    let left = Math.max(0, share - (foreground[minute % minutes] ?? 0)) * 60
    if (minute < minutes) importsOpen += imported[minute] ?? 0
    const done = Math.min(importsOpen, left)
    importsOpen -= done
    left -= done
    importWait = Math.max(importWait, importsOpen / (share * 60))
    if (nightOpen > 0) {
      nightOpen -= Math.min(nightOpen, left, workers * assumed.nightRequestUnitsASecond * 60)
      if (nightOpen <= 0) nightEnds = minute + 1
    }
  }
  return { nightEnds, importWait }
}

const plain = (value: number): string => Math.round(value).toLocaleString('en-US')
const hoursText = (value: number): string => (Number.isFinite(value) ? `${value.toFixed(1)} h` : 'never')

/** The least throughput, in thousands, at which no partition is too busy for calls and the night's work is done within eight hours. */
export const neededThroughput = (count: number): number => {
  for (let throughput = 1_000; ; throughput += throughput < 10_000 ? 1_000 : 5_000) {
    const { busiest, nightHours } = simulateDay(count, throughput)
    if (busiest <= 1 && nightHours <= 8) return throughput
  }
}

/** How many houses, in steps of 250, first exceed a limit of an environment. */
export const housesBeyond = (isBeyond: (day: Day) => boolean, throughput = production.database.maximumThroughput): number => {
  let houses = 250
  while (!isBeyond(simulateDay(houses, throughput))) houses += 250
  return houses
}

/** The table of `docs/cost.md`. */
export const scaleTable = (): string => {
  const given = production.database.maximumThroughput
  const rows = [100, 300, 1_000, 3_000, 10_000].map((count) => {
    const { partitions, busiest, throughput, nightHours, importWait, instances, largestHouse } = simulateDay(count, given)
    const cells = [
      plain(count),
      plain(largestHouse),
      `${partitions}`,
      plain(throughput),
      `${plain(busiest * 100)} %`,
      hoursText(nightHours),
    ]
    return `| ${[...cells, `${plain(importWait)} min`, `${instances}`, plain(neededThroughput(count))].join(' | ')} |`
  })
  const head = [
    'houses',
    'bidders of the largest',
    'physical partitions',
    'RU/s of calls',
    'busiest partition',
    'scores refreshed after',
    'longest wait of an import',
    'instances for calls',
    'RU/s needed',
  ]
  return [`| ${head.join(' | ')} |`, `| ${head.map(() => '---').join(' | ')} |`, ...rows].join('\n')
}

if (import.meta.main) {
  console.log(scaleTable())
  console.log(`night longer than eight hours from ${housesBeyond(({ nightHours }) => nightHours > 8)} houses`)
  console.log(`busiest partition full from ${housesBeyond(({ busiest }) => busiest > 1)} houses`)
}
