import fc from 'fast-check'
import { expect, it } from 'vitest'
import { columns, listUnlessEmpty } from './packing.ts'

fc.configureGlobal({ seed: 20261121 })

const stored = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)))

const text = fc.constantFrom('', 'a', 'b', 'a longer one')
const scalar = fc.oneof(text, fc.integer(), fc.boolean())
const row = fc.record(
  {
    at: text,
    kind: text,
    count: fc.integer({ min: 0, max: 3 }),
    late: fc.boolean(),
    lots: fc.array(text, { maxLength: 2 }),
    price: fc.record({ amount: fc.integer(), currency: fc.constantFrom('USD', 'EUR') }),
    event: fc.record({ month: text, of: scalar }, { requiredKeys: ['of'] }),
  },
  { requiredKeys: ['at'] },
)

it('gives back any list of rows as it was', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
      expect(columns.unpack(stored(columns.pack(rows)))).toEqual(rows)
    }),
    { numRuns: 1000 },
  )
})

it('stores a name once, and a value that all or many rows have', () => {
  const rows = Array.from({ length: 4 }, (_, index) => ({ at: `day ${index}`, house: 'New York', tier: index < 2 ? 'Gold' : 'Silver' }))
  expect(columns.pack(rows)).toEqual({
    rows: 4,
    columns: {
      at: ['day 0', 'day 1', 'day 2', 'day 3'],
      house: 'New York',
      tier: { values: ['Gold', 'Silver'], places: [0, 0, 1, 1] },
    },
  })
})

it('keeps the order of the fields', () => {
  const rows = [
    { at: 'day 1', house: 'New York' },
    { at: 'day 2', house: 'New York' },
  ]
  expect(JSON.stringify(columns.unpack(stored(columns.pack(rows))))).toBe(JSON.stringify(rows))
})

it('stores nothing of an empty list', () => {
  for (const packing of [columns, listUnlessEmpty]) {
    expect(packing.pack([])).toBeUndefined()
    expect(packing.unpack(undefined)).toEqual([])
  }
})

it('leaves what it does not know for the check', () => {
  for (const value of ['text', 7, null, { rows: 'many' }, { rows: 1, columns: { at: null } }, [{ at: 'day 1' }]])
    expect(columns.unpack(value)).toEqual(value)
})
