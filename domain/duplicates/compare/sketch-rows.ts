import { at, signalCount } from '../signals.ts'
import { column, columns } from '../table/columns.ts'
import type { ValuePool } from '../table/value-pool.ts'
import type { Comparer } from './comparer.ts'

/**
 * A record in 16 words, one line of memory: six masks of letters (given name, surname, street, second line, suburb, local part), six words
 * of two hashes each (one a signal, then half of the phone's mask), twelve bytes of rarity, and the masks of digits.
 */
export const rowWords = 16
/** Words of the masks, by signal. */
export const maskWord = { givenName: 0, surname: 1, street: 2, secondLine: 3, suburb: 4, local: 5 } as const
export const hashWord = 6
/** The upper half of this word, and the upper 12 bits of `digitWord`, hold the mask of the phone's pairs of digits. */
export const phoneWord = 11
/** Ten bits for the digits of the postcode, ten for those of the house number. */
export const digitWord = 15
/** Where the rarities of the values begin, in bytes; after those of the signals that of the pattern of the email address. */
export const rarityByte = 48
export const patternByte = rarityByte + signalCount
/** One bit of rarity is this much in a byte. */
export const rarityUnit = 8

const phoneBits = 28
const masked = [at.givenName, at.surname, at.street, at.secondLine, at.suburb] as const

const isMasked = Uint8Array.from({ length: signalCount }, (_, signal) => (masked.some((one) => one === signal) ? 1 : 0))

/** The bit of a masked value's hash that is set when it is not in Latin letters. */
export const scriptBit = 0x8000

const hashWithScript = (pool: ValuePool | undefined, value: number, hasScript: boolean): number => {
  const hash = pool?.hashes[value] ?? 0
  if (!hasScript) return hash & 0xffff || 1
  return (hash & (scriptBit - 1) || 1) | (pool?.script(value) ? scriptBit : 0)
}

const digitMask = (pool: ValuePool, value: number): number => {
  let mask = 0
  for (let place = pool.start(value); place < pool.start(value + 1); place += 1) {
    const code = pool.codes[place] ?? 0
    if (code >= 48 && code <= 57) mask |= 1 << (code - 48)
  }
  return mask
}

/** The letters of an email address before the @. */
const localMask = (pool: ValuePool, value: number, domainLength: number): number => {
  let mask = 0
  for (let place = pool.start(value); place < pool.start(value + 1) - domainLength - 1; place += 1)
    mask |= 1 << ((pool.codes[place] ?? 0) & 31)
  return mask
}

/** A bit for each pair of neighbouring digits. */
const pairMask = (pool: ValuePool, value: number): number => {
  let mask = 0
  for (let place = pool.start(value) + 1; place < pool.start(value + 1); place += 1) {
    mask |= 1 << (((pool.codes[place - 1] ?? 0) * 10 + (pool.codes[place] ?? 0)) % phoneBits)
  }
  return mask
}

const asByte = (rarity: number): number => Math.min(255, Math.max(0, Math.ceil(rarity * rarityUnit)))

/** Rows of all records of a comparer's table, with space for `capacity`. */
export class SketchRows {
  readonly numbers: Int32Array
  readonly bytes: Uint8Array
  private readonly comparer: Comparer

  constructor(comparer: Comparer, capacity: number) {
    this.comparer = comparer
    this.numbers = new Int32Array(capacity * rowWords)
    this.bytes = new Uint8Array(this.numbers.buffer)
    for (let record = 0; record < comparer.table.size; record += 1) this.draw(record)
  }

  /** Adds or updates a record. */
  draw(record: number): void {
    drawRow(this.comparer, record, this.numbers, this.bytes)
  }
}

const drawRow = (comparer: Comparer, record: number, rows: Int32Array, bytes: Uint8Array): void => {
  const { cells, byColumn, pools } = comparer.table
  const to = record * rowWords
  const from = record * columns
  const cellOf = (columnIndex: number): number => cells[from + columnIndex] ?? 0
  rows.fill(0, to, to + rowWords)
  for (let word = 0; word < masked.length; word += 1) {
    const columnIndex = masked[word] ?? 0
    rows[to + word] = byColumn[columnIndex]?.masks[cellOf(columnIndex)] ?? 0
  }
  for (let signal = 0; signal < signalCount; signal += 1) {
    const value = cellOf(signal)
    if (value === 0) continue
    const hash = hashWithScript(byColumn[signal], value, isMasked[signal] === 1)
    const word = to + hashWord + (signal >> 1)
    rows[word] = (rows[word] ?? 0) | (hash << ((signal & 1) * 16))
    bytes[to * 4 + rarityByte + signal] = asByte(-comparer.frequencyOf(signal, value))
  }
  const email = cellOf(at.email)
  if (email !== 0) {
    rows[to + maskWord.local] = localMask(pools.emails, email, pools.domains.length(cellOf(column.domain)))
    const pattern = comparer.frequencyOf(column.localPattern, cellOf(column.localPattern))
    bytes[to * 4 + patternByte] = asByte(-pattern - comparer.frequencyOf(column.domain, cellOf(column.domain)))
  }
  const pairs = pairMask(pools.phones, cellOf(at.phone))
  rows[to + phoneWord] = (rows[to + phoneWord] ?? 0) | (pairs << 16)
  rows[to + digitWord] =
    digitMask(pools.postcodes, cellOf(at.postcode)) | (digitMask(pools.numbers, cellOf(at.streetNumber)) << 10) | ((pairs >>> 16) << 20)
}
