import { endpoints } from '@auctionwiz/contracts/apps'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { compiledAnswer } from './compiled-answers.ts'

const person = z.object({
  name: z.string().check(z.minLength(1)),
  tags: z.array(z.object({ id: z.string() })),
  born: z.optional(z.object({ year: z.int() })),
  place: z.strictObject({ city: z.optional(z.string().check(z.trim(), z.maxLength(10))) }),
  kind: z.union([z.literal('a'), z.object({ b: z.number() })]),
})
const some = { name: 'Ann', tags: [{ id: '1' }], place: { city: 'Bath' }, kind: { b: 2 } }

describe('compiled answers', () => {
  it.each([
    ['what is described', some],
    ['what is not described, at any depth', { ...some, secret: 1, tags: [{ id: '1', secret: 2 }], born: { year: 1980, secret: 3 } }],
    ['a text as the schema changes it', { ...some, place: { city: ' Bath ' } }],
    ['nothing for what is absent', { ...some, born: undefined }],
  ])('give and drop the same: %s', (_name, value) => {
    expect(compiledAnswer({ answer: person })(value)).toEqual(person.parse(value))
  })

  it.each([
    ['a missing field', { ...some, name: undefined }],
    ['a check', { ...some, name: '' }],
    ['a field that a closed object lacks', { ...some, place: { city: 'Bath', town: 'Bath' } }],
    ['a text that is too long', { ...some, place: { city: 'Bath, Somerset' } }],
    ['a wrong kind within a list', { ...some, tags: [{ id: 1 }] }],
    ['no object', 7],
  ])('refuse the same: %s', (_name, value) => {
    const refused = (read: (value: unknown) => unknown): string => {
      try {
        return String(read(value))
      } catch (error) {
        return JSON.stringify((error as z.core.$ZodError).issues)
      }
    }
    expect(refused(compiledAnswer({ answer: person }))).toBe(refused((given) => person.parse(given)))
  })

  it('can be made of every answer of the contracts', () => {
    for (const endpoint of Object.values(endpoints).flat())
      if (endpoint.response !== 'file') expect(() => compiledAnswer(endpoint)(undefined), endpoint.name).toThrow(z.core.$ZodError)
  })
})
