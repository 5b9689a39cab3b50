import { level } from '../signals.ts'
import type { ValuePool } from '../table/value-pool.ts'
import { jaroWinkler } from '../text/jaro-winkler.ts'
import { similarity, slipsBetween } from './similar.ts'

/** Least Jaro–Winkler similarities of the levels. */
export interface Thresholds {
  near: number
  like: number
  /** Only of a rare value. */
  vague: number
}

export const nameThresholds: Thresholds = { near: 0.92, like: 0.85, vague: 0.74 }
/** Long values with common endings need less similarity. */
export const lineThresholds: Thresholds = { near: 0.94, like: 0.88, vague: 0.78 }

/** From this length on one slip makes a value near, regardless of similarity; in shorter values it makes another name (Tim, Kim). */
const slipLength = 4

/**
 * Level of two different values of a pool.
 * @param rare whether one of them looks like a misspelling, by its frequency
 */
export const textLevel = (pool: ValuePool, a: number, b: number, { near, like, vague }: Thresholds, rare: boolean): number => {
  const alike = similarity(pool, a, b)
  if (alike >= vague && areNumbered(pool, a, b)) return level.numbered
  if (alike >= vague && shareFirstWordAlone(pool, a, b)) return level.different
  if (alike < vague || (alike < like && !rare)) return level.different
  const slip = () => Math.min(pool.length(a), pool.length(b)) >= slipLength && slipsBetween(pool, a, b, 1) <= 1
  if (alike >= near || slip()) return rare ? level.nearRare : level.near
  if (alike < like) return level.vague
  return rare ? level.likeRare : level.like
}

/** Whether two names are the same or near, wherever nothing is known of their frequency. */
export const areNear = (pool: ValuePool, a: number, b: number): boolean =>
  a === b || textLevel(pool, a, b, nameThresholds, false) <= level.near

const isDigit = (code: number): boolean => code >= 48 && code <= 57

/** Least length at which a shared start, or the rest after it, counts as a word. One of the rests may be shorter. */
const wordLength = 4
const shortestWord = 3
/** Words less similar than this are two words. */
const otherWord = 0.85

/** Whether two values share their first word alone, as "García López" and "García Ruiz" do, or "María José" and "María Carmen". */
const shareFirstWordAlone = (pool: ValuePool, a: number, b: number): boolean => {
  const [startA, startB, lengthA, lengthB] = [pool.start(a), pool.start(b), pool.length(a), pool.length(b)]
  if (Math.min(lengthA, lengthB) < wordLength + shortestWord) return false
  const shared = sharedStart(pool.codes, startA, startB, Math.min(lengthA, lengthB))
  const [restA, restB] = [lengthA - shared, lengthB - shared]
  if (shared < wordLength || Math.min(restA, restB) < shortestWord || Math.max(restA, restB) <= wordLength) return false
  if (slipsBetween(pool, a, b, 2) <= 2) return false
  return jaroWinkler(pool.codes, startA + shared, restA, pool.codes, startB + shared, restB) < otherWord
}

const sharedStart = (codes: Uint16Array, startA: number, startB: number, length: number): number => {
  let shared = 0
  while (shared < length && codes[startA + shared] === codes[startB + shared]) shared += 1
  return shared
}

/** Whether two values hold other digits. */
export const differInDigits = (pool: ValuePool, a: number, b: number): boolean => {
  const { codes } = pool
  const endA = pool.start(a + 1)
  const endB = pool.start(b + 1)
  let placeB = pool.start(b)
  for (let placeA = pool.start(a); placeA < endA; placeA += 1) {
    if (!isDigit(codes[placeA] ?? 0)) continue
    while (placeB < endB && !isDigit(codes[placeB] ?? 0)) placeB += 1
    if (placeB === endB || codes[placeA] !== codes[placeB]) return true
    placeB += 1
  }
  while (placeB < endB && !isDigit(codes[placeB] ?? 0)) placeB += 1
  return placeB < endB
}

/** Whether both hold digits, and others: "User 1" and "User 2" are numbered, not misspelt. */
export const areNumbered = (pool: ValuePool, a: number, b: number): boolean =>
  pool.hasDigits(a) && pool.hasDigits(b) && differInDigits(pool, a, b)

/** Level of two different numbers or codes by the slips between them. */
export const slipLevel = (pool: ValuePool, a: number, b: number, slipsNear: number, slipsLike: number): number => {
  const count = slipsBetween(pool, a, b, slipsLike)
  if (count <= slipsNear) return level.near
  return count <= slipsLike ? level.like : level.different
}

const dateLength = 8
const year = 4

/** Whether two dates, written year first, differ in that one has the month where the other has the day. */
const isTurned = ({ codes }: ValuePool, startA: number, startB: number): boolean => {
  for (let place = 0; place < year; place += 1) if (codes[startA + place] !== codes[startB + place]) return false
  for (let place = year; place < dateLength; place += 1) {
    const other = place < year + 2 ? place + 2 : place - 2
    if (codes[startA + place] !== codes[startB + other]) return false
  }
  return true
}

/** Years between the births of a parent and a child at least. */
export const generationYears = 14

const yearOf = ({ codes }: ValuePool, start: number): number => {
  let value = 0
  for (let place = start; place < start + year; place += 1) value = value * 10 + (codes[place] ?? 48) - 48
  return value
}

/**
 * Level of two different dates: one slip, or day and month in each other's place, make them near. What more slips leave different may be a
 * generation apart.
 */
export const dateLevel = (pool: ValuePool, a: number, b: number): number => {
  const isWhole = pool.length(a) === dateLength && pool.length(b) === dateLength
  if (isWhole && isTurned(pool, pool.start(a), pool.start(b))) return level.near
  const bySlips = slipLevel(pool, a, b, 1, 2)
  if (!isWhole || bySlips !== level.different) return bySlips
  return Math.abs(yearOf(pool, pool.start(a)) - yearOf(pool, pool.start(b))) >= generationYears ? level.yearsApart : bySlips
}
