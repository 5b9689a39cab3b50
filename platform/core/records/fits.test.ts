import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fitsOf } from './fits.ts'

const schema = z.object({
  text: z.string(),
  day: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  short: z.string().check(z.maxLength(3)),
  typed: z.string().check(
    z.trim(),
    z.maxLength(3),
    z.refine((text) => !text.includes('x')),
  ),
  whole: z.int(),
  amount: z.number(),
  some: z.number().check(z.minimum(1)),
  flag: z.boolean(),
  kind: z.enum(['a', 'b']),
  fixed: z.literal('x'),
  note: z.optional(z.string()),
  exact: z.exactOptional(z.string()),
  list: z.array(z.object({ n: z.int() })),
  closed: z.strictObject({ n: z.int() }),
  either: z.union([z.object({ left: z.string() }), z.object({ right: z.string() })]),
  pair: z.tuple([z.string(), z.string()]),
  map: z.record(z.string(), z.int()),
  anything: z.unknown(),
  date: z.nullable(z.iso.date()),
})

const good: z.output<typeof schema> = {
  ...{
    text: '',
    day: '2026-11-22',
    short: 'abc',
    typed: 'a b',
    whole: 3,
    amount: 1.5,
    some: 2,
    flag: false,
    kind: 'b',
    fixed: 'x',
    list: [{ n: 1 }],
  },
  ...{ exact: 'e', closed: { n: 1 }, either: { right: 'r' }, pair: ['a', 'b'], map: { a: 1 }, anything: [null], date: null },
}
const odd = [undefined, null, '', 'a', 'abcd', '2026-11-22', 'x', 0, 1.5, Number.NaN, Infinity, 2 ** 60, true, [], {}, [{ n: 1.5 }]]
const oddObjects = [{ n: 1, m: 2 }, { left: 1 }, { left: '', right: 1 }, ['a'], ['a', 'b', 'c'], { a: 'x' }, [{ n: 1 }, null]]

describe('the fast check', () => {
  const fits = fitsOf(schema)
  /** What it accepts, the schema accepts; what it refuses, the schema decides. */
  const agrees = (value: unknown) => !fits(value) || z.safeParse(schema, value).success

  it('accepts what is as declared', () => expect(fits(good)).toBe(true))

  it.each(['', 'abc', ' a', 'abcd', 'ax'])('passes a typed text only where the schema leaves it as it is: "%s"', (typed) => {
    const { data } = z.safeParse(schema, { ...good, typed })
    expect(fits({ ...good, typed })).toBe(data?.typed === typed)
  })

  it('accepts what lacks an optional field', () => {
    const { exact: _exact, ...without } = good
    expect(fits(without)).toBe(true)
  })

  it.each(Object.keys(good) as (keyof typeof good)[])('accepts no %s that the schema refuses', (field) => {
    for (const value of [...odd, ...oddObjects]) {
      const changed = { ...good, [field]: value }
      expect(agrees(changed), JSON.stringify(value)).toBe(true)
      const { [field]: _left, ...without } = good
      expect(agrees(without)).toBe(true)
    }
  })

  it.each([...odd, ...oddObjects, good])('accepts nothing that the schema refuses', (value) => {
    expect(agrees(value)).toBe(true)
  })
})
