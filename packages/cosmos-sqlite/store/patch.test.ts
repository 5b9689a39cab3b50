import { describe, expect, it } from 'vitest'
import { keyPaths } from './partition-key.ts'
import { applyPatch, parsePatch } from './patch.ts'

const keys = keyPaths(['/house', '/owner/id'], 2)

const patched = (item: object, ...operations: object[]) => {
  const copy = structuredClone(item) as Record<string, unknown>
  applyPatch(copy, parsePatch(operations).operations, keys)
  return copy
}

describe('patch', () => {
  it.each<[string, object, object[], object]>([
    ['adds a property', {}, [{ op: 'add', path: '/a', value: 1 }], { a: 1 }],
    ['adds over a property', { a: 0 }, [{ op: 'add', path: '/a', value: 1 }], { a: 1 }],
    ['adds into an array', { a: [1, 3] }, [{ op: 'add', path: '/a/1', value: 2 }], { a: [1, 2, 3] }],
    ['appends to an array', { a: [1] }, [{ op: 'add', path: '/a/-', value: 2 }], { a: [1, 2] }],
    ['adds null', {}, [{ op: 'add', path: '/a', value: null }], { a: null }],
    ['sets a property', {}, [{ op: 'set', path: '/a', value: { b: 1 } }], { a: { b: 1 } }],
    ['sets an element', { a: [1, 2] }, [{ op: 'set', path: '/a/0', value: 9 }], { a: [9, 2] }],
    ['replaces', { a: { b: 1 } }, [{ op: 'replace', path: '/a/b', value: 2 }], { a: { b: 2 } }],
    ['removes a property', { a: 1, b: 2 }, [{ op: 'remove', path: '/a' }], { b: 2 }],
    ['removes an element', { a: [1, 2, 3] }, [{ op: 'remove', path: '/a/1' }], { a: [1, 3] }],
    ['increments', { n: 1.5 }, [{ op: 'incr', path: '/n', value: -2 }], { n: -0.5 }],
    ['starts a counter', {}, [{ op: 'incr', path: '/n', value: 2 }], { n: 2 }],
    ['moves', { a: { x: 1 }, b: {} }, [{ op: 'move', from: '/a/x', path: '/b/y' }], { a: {}, b: { y: 1 } }],
    ['moves within an array', { a: [1, 2] }, [{ op: 'move', from: '/a/0', path: '/a/-' }], { a: [2, 1] }],
    ['reads escapes of a pointer', { 'a/b': { '~': 1 } }, [{ op: 'set', path: '/a~1b/~0', value: 2 }], { 'a/b': { '~': 2 } }],
    [
      'keeps order',
      {},
      [
        { op: 'set', path: '/a', value: [] },
        { op: 'add', path: '/a/-', value: 1 },
      ],
      { a: [1] },
    ],
    ['leaves siblings of the key alone', { owner: {} }, [{ op: 'set', path: '/owner/name', value: 1 }], { owner: { name: 1 } }],
  ])('%s', (_, item, operations, expected) => {
    expect(patched(item, ...operations)).toEqual(expected)
  })

  it.each<[string, object, object]>([
    ['a missing property to replace', {}, { op: 'replace', path: '/a', value: 1 }],
    ['a missing property to remove', {}, { op: 'remove', path: '/a' }],
    ['a missing element to remove', { a: [] }, { op: 'remove', path: '/a/-' }],
    ['a missing parent', {}, { op: 'set', path: '/a/b', value: 1 }],
    ['a scalar as parent', { a: 1 }, { op: 'set', path: '/a/b', value: 1 }],
    ['an index beyond the end', { a: [] }, { op: 'add', path: '/a/1', value: 1 }],
    ['a name as index', { a: [] }, { op: 'add', path: '/a/x', value: 1 }],
    ['an increment of a text', { a: '1' }, { op: 'incr', path: '/a', value: 1 }],
    ['a move into itself', { a: {} }, { op: 'move', from: '/a', path: '/a/b' }],
    ['a move from nowhere', {}, { op: 'move', from: '/a', path: '/b' }],
    ['the id', { id: '1' }, { op: 'set', path: '/id', value: '2' }],
    ['a system property', {}, { op: 'set', path: '/_ts', value: 2 }],
    ['the partition key', { house: 'a' }, { op: 'set', path: '/house', value: 'b' }],
    ['the parent of the partition key', { owner: {} }, { op: 'set', path: '/owner', value: {} }],
    ['a path below the partition key', { house: {} }, { op: 'set', path: '/house/x', value: 1 }],
    ['a move of the partition key', { house: 'a' }, { op: 'move', from: '/house', path: '/x' }],
    ['a path without slash', {}, { op: 'set', path: 'a', value: 1 }],
    ['a value that is missing', {}, { op: 'set', path: '/a' }],
    ['an increment that is no number', {}, { op: 'incr', path: '/a', value: '1' }],
    ['an unknown operation', {}, { op: 'copy', path: '/a' }],
  ])('refuses %s', (_, item, operation) => {
    expect(() => patched(item, operation)).toThrow(expect.objectContaining({ status: 400 }))
  })

  it('does not touch the prototype', () => {
    const item = patched({}, { op: 'set', path: '/__proto__', value: { polluted: true } })
    expect(Object.hasOwn(item, '__proto__')).toBe(true)
    expect('polluted' in {}).toBe(false)
  })

  it('takes at most ten operations', () => {
    const operations = Array.from({ length: 11 }, (_, at) => ({ op: 'set', path: `/p${at}`, value: at }))
    expect(() => parsePatch(operations)).toThrow('10')
    expect(parsePatch({ operations: operations.slice(1), condition: 'from c where c.a = 1' }).condition).toBe('from c where c.a = 1')
    expect(() => parsePatch([])).toThrow('no operations')
  })
})
