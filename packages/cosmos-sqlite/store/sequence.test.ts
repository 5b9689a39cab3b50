import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { openSequence } from './sequence.ts'

const open = () => {
  const db = new DatabaseSync(':memory:')
  db.exec('CREATE TABLE counters (name TEXT PRIMARY KEY, value INTEGER NOT NULL)')
  return db
}
const take = (sequence: ReturnType<typeof openSequence>) => {
  sequence.reserve(1)
  return sequence.next()
}

it('continues without a gap after a clean stop, and never goes back after a kill', () => {
  const db = open()
  const first = openSequence(db, 1)
  expect([take(first), take(first)]).toEqual([1, 2])
  first.save()
  const second = openSequence(db, 1)
  expect(take(second)).toBe(3)
  expect(take(openSequence(db, 1))).toBeGreaterThan(3)
})

it('writes its bound once per chunk, and again when a write of it may have been undone', () => {
  const db = open()
  const sequence = openSequence(db, 7)
  const bound = () => Number(db.prepare("SELECT value FROM counters WHERE name = 'lsn_7'").get()?.value ?? 0)
  take(sequence)
  const before = bound()
  for (let at = 0; at < 100; at += 1) take(sequence)
  expect(bound()).toBe(before)
  db.exec('DELETE FROM counters')
  sequence.doubt()
  expect(take(sequence)).toBe(102)
  expect(bound()).toBeGreaterThan(102)
  sequence.reserve(50_000)
  expect(bound()).toBeGreaterThan(50_000)
})
