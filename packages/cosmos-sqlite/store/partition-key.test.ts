import { describe, expect, it } from 'vitest'
import { fullKey, keyOf, keyPaths, parseKey, splitPath } from './partition-key.ts'

describe('partition keys', () => {
  it('splits paths with quoted names', () => {
    expect(splitPath('/a/b')).toEqual(['a', 'b'])
    expect(splitPath('/"a/b"/c')).toEqual(['a/b', 'c'])
  })

  it('writes one form for a document and its header', () => {
    const key = keyPaths(['/a', '/b/c'], 2)
    for (const [document, header] of [
      [{ a: 'x', b: { c: 1 } }, '["x",1.0]'],
      [{ a: null, b: {} }, '[null,{}]'],
      [{ b: { c: true } }, '[ {}, true ]'],
      [{ a: '\u00e9', b: { c: -0 } }, '["\\u00e9",0]'],
    ] as const) {
      expect(fullKey(header, key)).toBe(keyOf(document, key))
    }
  })

  it('does not read inherited or indexed properties', () => {
    expect(keyOf({}, keyPaths(['/constructor'], 1))).toBe('[{}]')
    expect(keyOf({ a: ['x'] }, keyPaths(['/a/0'], 1))).toBe('[{}]')
  })

  it('refuses what is no key', () => {
    const key = keyPaths(['/a'], 1)
    for (const header of ['a', '{}', '["a","b"]', '[["a"]]', '[{"a":1}]', `["${'x'.repeat(102)}"]`]) {
      expect(() => parseKey(header, key)).toThrow(expect.objectContaining({ status: 400 }))
    }
    expect(() => fullKey(undefined, key)).toThrow('must be supplied')
    expect(fullKey('[]', key)).toBe('[{}]')
  })
})
