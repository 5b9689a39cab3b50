import { describe, expect, it } from 'vitest'
import { insertSql, keyNumbers, scalarReader } from './rows.ts'
import { TestContainer } from './testing.ts'
import { afterPrefix, compareText, decode, encode } from './values.ts'

const indexingPolicy = { includedPaths: [{ path: '/*' }, { path: '/n/?' }, { path: '/s/?' }, { path: `/"it's \\"x\\""/?` }] }

describe('sortable scalars', () => {
  it.each([null, true, false, 0, -1.5, 'a', '', [1, { a: null }], { b: [] }].map((value) => [value]))('keep %j', (value) => {
    expect(decode(encode(value) as never)).toEqual(value)
  })

  it('have no form for what JSON has none', () => {
    expect([undefined, Number.NaN, Number.POSITIVE_INFINITY].map(encode)).toEqual([null, null, null])
  })

  it('order texts by code point', () => {
    const texts = ['\u{10000}', '\uffff', 'b', 'a', 'ab', '']
    expect(texts.toSorted(compareText)).toEqual(['', 'a', 'ab', 'b', '\uffff', '\u{10000}'])
  })

  it.each([
    ['ab', 'ac'],
    ['a\u{10ffff}', 'b'],
    ['\ud7ff', '\ue000'],
  ])('know the text after all that start with %j', (prefix, next) => {
    expect(afterPrefix(prefix)).toBe(next)
  })
})

describe('numbers beyond 2^53', () => {
  const container = new TestContainer({ partitionKey: { paths: ['/pk'] }, indexingPolicy })
  const text = '{"id":"1","pk":"p","n":9007199254740993,"m":9223372036854775807,"l":[9007199254740993]}'
  const { db, layout } = container
  const key = keyNumbers(db, 'items')('["p"]')
  db.prepare(insertSql(layout, 'items')).run(1, '["p"]', key, '1', 'e', 0, null, 0, ...scalarReader(layout)(JSON.parse(text)), text)

  it('are shown as stored and compared as doubles', () => {
    const { items } = container.page('SELECT c.n, c.m, c.l FROM c')
    expect(items).toEqual(['{"n":9007199254740993,"m":9223372036854775807,"l":[9007199254740993]}'])
    for (const path of ['c.n', 'c.l[0]'])
      expect(container.all(`SELECT VALUE ${path} + 0 FROM c WHERE ${path} = 9007199254740992`)).toHaveLength(1)
    expect(container.all('SELECT VALUE c.m FROM c ORDER BY c.n')).toHaveLength(1)
    expect(container.page('SELECT VALUE e FROM e IN c.l').items).toEqual(['9007199254740993'])
  })
})

describe('names and texts from a query', () => {
  const container = new TestContainer({ partitionKey: { paths: ['/pk'] }, indexingPolicy })
  const odd = `it's "x"`
  container.add([{ id: "'; DROP TABLE items; --", pk: "o'p", [odd]: 'found', s: 'a%b_c!\\' }])

  it.each([
    [`SELECT VALUE c["it's \\"x\\""] FROM c WHERE c["it's \\"x\\""] = "found"`, {}],
    ['SELECT VALUE c[@name] FROM c', { '@name': odd }],
    ['SELECT VALUE "found" FROM c WHERE c.id = @id', { '@id': "'; DROP TABLE items; --" }],
    ["SELECT VALUE 'found' FROM c WHERE c.pk = 'o\\'p' AND c.id = '\\'; DROP TABLE items; --'", {}],
    ['SELECT VALUE "found" FROM c WHERE c.s LIKE "a[%]b[_]c!\\\\"', {}],
    ['SELECT VALUE "found" FROM c WHERE c.s LIKE "a!%b!_c!!\\\\" ESCAPE "!"', {}],
    ['SELECT VALUE "found" FROM c WHERE CONTAINS(c.s, "%B_C!", true)', {}],
    ['SELECT VALUE "found" FROM c WHERE NOT IS_DEFINED(c["a\\u0000b"].x)', {}],
    ['SELECT VALUE "found" FROM c WHERE NOT IS_DEFINED(c[@name])', { '@name': '"]; DROP' }],
    ['SELECT VALUE o["]"] FROM (SELECT VALUE {"]": "found"} FROM c) AS o', {}],
  ])('stay what they are: %s', (text, parameters) => {
    expect(container.all(text, parameters)).toEqual(['found'])
  })
})
