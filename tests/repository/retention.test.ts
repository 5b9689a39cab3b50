import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allRecords } from '@auctionwiz/records/all-records'
import { expect, it } from 'vitest'

/** docs/retention.md says of every kind of document how long it is kept. */
const page = readFileSync(join(import.meta.dirname, '../../docs/retention.md'), 'utf8')

/** The cells of the rows that begin with the names of record types. */
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, kinds = '', kept = '', endedBy = '']) => ({
    kinds: [...kinds.matchAll(/`([\w-]+)`/g)].map(([, kind = '']) => kind),
    kept,
    endedBy,
  }))

const seconds = { minute: 60, hour: 3600, day: 86_400, year: 365 * 86_400 }

/** The lifetime that a cell states first, in seconds; undefined where it states none. */
const lifetimeIn = (kept: string): number | undefined => {
  const [, count = '', unit = ''] = /^(a|\d+) (minute|hour|day|year)s?\b/.exec(kept) ?? []
  return Object.hasOwn(seconds, unit) ? (count === 'a' ? 1 : Number(count)) * seconds[unit as keyof typeof seconds] : undefined
}

it('names every type of record', () => {
  const named = new Set(rows.flatMap(({ kinds }) => kinds))
  expect(allRecords.map(({ definition }) => definition.type).filter((type) => !named.has(type))).toEqual([])
})

it('gives the lifetime that the records have', () => {
  const stated = rows.flatMap(({ kinds, kept, endedBy }) => {
    const lifetime = endedBy.startsWith('`ttl`') ? lifetimeIn(kept) : undefined
    return lifetime === undefined ? [] : kinds.map((kind) => ({ kind, lifetime }))
  })
  expect(stated.length).toBeGreaterThan(50)
  const wrong = allRecords.flatMap(({ definition: { type, ttl } }) => {
    const found = stated.filter(({ kind }) => kind === type)
    return ttl === undefined || found.length === 0 || found.some(({ lifetime }) => lifetime === ttl) ? [] : [{ type, ttl, found }]
  })
  expect(wrong).toEqual([])
})

it('gives no end by lifetime to a type whose records have none', () => {
  // Their documents get lifetimes one by one, such as that of a session that ended.
  const changes = ['bidder-change', 'bidder-undo', 'bidders-brought-back', 'duplicate-pair', 'rejected-rows']
  const perDocument = [...changes, 'api-key', 'mfa-method', 'proof', 'session', 'text-stop', 'user']
  const endless = allRecords.flatMap(({ definition: { type, ttl } }) => (ttl === undefined ? [type] : []))
  const ended = rows.flatMap(({ kinds, endedBy }) => (endedBy.includes('`ttl`') ? kinds : []))
  expect(endless.filter((type) => ended.includes(type) && !perDocument.includes(type))).toEqual([])
})
