import { describe, expect, it } from 'vitest'
import { parse } from './parser.ts'
import { printed } from './printed.ts'

const where = (text: string) => {
  const { where: found } = parse(`SELECT * FROM c WHERE ${text}`)
  if (!found) throw new Error('There is no condition.')
  return printed(found)
}

describe('parse', () => {
  it.each([
    ['c.a = 1 OR c.b = 2 AND c.c = 3', 'c.a = 1 OR (c.b = 2 AND c.c = 3)'],
    ['NOT c.a = 1 AND c.b', '(NOT (c.a = 1)) AND c.b'],
    ['c.a + 2 * 3 = 7', '(c.a + (2 * 3)) = 7'],
    ['c.a BETWEEN 1 AND 2 AND c.b', '(c.a BETWEEN 1 AND 2) AND c.b'],
    ['c.a NOT IN (1, 2)', 'NOT (c.a IN (1, 2))'],
    ['c.a ?? 1 = 2', 'c.a ?? (1 = 2)'],
    ['c.a ? 1 : c.b ? 2 : 3', 'c.a ? 1 : (c.b ? 2 : 3)'],
    ['c["a"].b', 'c.a.b'],
    ['c.a <> 1', 'c.a != 1'],
    ["c.a = 'it\\'s' -- a comment\n AND /* another */ true", 'c.a = "it\'s" AND true'],
    ['c.a = "\\u00e9\\n"', 'c.a = "é\n"'],
    ['c.value = c.order', 'c["value"] = c["order"]'],
  ])('reads %s as %s', (text, spelled) => {
    expect(where(text)).toBe(where(spelled))
  })

  it('names what a SELECT list leaves unnamed', () => {
    const { select } = parse('SELECT c.id, c.a.b, c.x[0], COUNT(1), 1 AS one, 2 two, c FROM c')
    expect(select.kind === 'fields' && select.items.map(({ name }) => name)).toEqual(['id', 'b', '$1', '$2', 'one', 'two', 'c'])
  })

  it.each([
    ['', 'unexpected end of the query at position 0'],
    ['SELEC * FROM c', "near 'SELEC' at position 0"],
    ['SELECT * FROM c WHERE', 'unexpected end of the query at position 21'],
    ['SELECT * FROM c WHERE c.a == 1', "near '=' at position 27"],
    ["SELECT * FROM c WHERE c.a = 'open", 'at position 28'],
    ['SELECT * FROM c; DROP TABLE items', "near '; DROP TAB' at position 15"],
    ['SELECT * FROM c ORDER c.a', 'at position 16'],
    ['SELECT * FROM c GROUP BY c.a HAVING c.a > 1', 'HAVING is not supported'],
    ['SELECT TOP 1 * FROM c OFFSET 1 LIMIT 1', 'TOP and OFFSET LIMIT'],
    ['SELECT TOP 1.5 * FROM c', "near '1.5'"],
    ['SELECT c.a, c.b AS a FROM c', "Property name 'a' is used more than once"],
    ['SELECT * FROM c JOIN t IN c.t', "'SELECT *' is only valid with a single input set"],
    ['SELECT t FROM c JOIN c IN c.t', "alias 'c' is specified more than once"],
    [`SELECT VALUE ${'('.repeat(500)}1${')'.repeat(500)}`, 'nested more than'],
    [`SELECT * FROM c WHERE ${'c.a = 1 OR '.repeat(600)} true`, 'joins more than'],
    [`SELECT VALUE '${'x'.repeat(600_000)}'`, 'exceeds the limit'],
    [`SELECT c.id FROM c${Array.from({ length: 11 }, (_, at) => ` JOIN t${at} IN c.t`).join('')}`, 'at most 10 JOIN'],
  ])('refuses %.60s', (text, message) => {
    expect(() => parse(text)).toThrow(
      expect.objectContaining({ name: 'QueryError', status: 400, message: expect.stringContaining(message) }),
    )
  })
})
