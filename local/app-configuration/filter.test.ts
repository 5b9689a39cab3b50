import { describe, expect, test } from 'vitest'
import { BadFilter, matcher } from './filter.ts'
import { readKeyValues } from './key-values.ts'

const all = readKeyValues(
  JSON.stringify({
    settings: [
      { key: 'App:Colour', value: 'green' },
      { key: 'App:Colour', value: 'red', label: 'development' },
      { key: 'App:Size', value: 3, tags: { team: 'floor' } },
      { key: 'Odd,Key*', value: 'x' },
    ],
  }),
  new Date(0),
)
const found = (key: string | null, label: string | null, tags: string[] = []) =>
  all.filter(matcher({ key, label, tags })).map((item) => item.value)

describe('matcher', () => {
  test.each([
    [null, null, ['green', 'red', '3', 'x']],
    ['*', '\0', ['green', '3', 'x']],
    ['App:*', '\0', ['green', '3']],
    ['App:Colour', null, ['green', 'red']],
    ['App:Colour', 'development', ['red']],
    ['App:Colour', 'dev*', ['red']],
    ['App:Colour', '\0,development', ['green', 'red']],
    ['App:Colour,App:Size', '\0', ['green', '3']],
    ['Odd\\,Key\\*', null, ['x']],
    ['app:*', null, []],
  ])('key %j, label %j', (key, label, values) => {
    expect(found(key, label)).toEqual(values)
  })

  test('all tags must hold', () => {
    expect(found(null, null, ['team=floor'])).toEqual(['3'])
    expect(found(null, null, ['team=floor', 'team=office'])).toEqual([])
  })

  test.each(['a*b', '*a', 'a,b,c,d,e,f'])('refuses the key filter %s', (key) => {
    expect(() => matcher({ key, label: null, tags: [] })).toThrow(BadFilter)
  })
})
