import { describe, expect, it } from 'vitest'
import { fieldTree } from './field-tree.ts'

describe('fieldTree', () => {
  it('puts parts of a field together, in the order in which they were first named', () => {
    expect(fieldTree(['score.value', 'name', 'score.tier'])).toEqual(
      new Map<string, unknown>([
        [
          'score',
          new Map([
            ['value', 'all'],
            ['tier', 'all'],
          ]),
        ],
        ['name', 'all'],
      ]),
    )
  })

  it('reads a field whole that is asked for itself, before or after its parts', () => {
    const whole = new Map([['score', 'all']])
    expect(fieldTree(['score', 'score.tier'])).toEqual(whole)
    expect(fieldTree(['score.tier', 'score'])).toEqual(whole)
  })
})
