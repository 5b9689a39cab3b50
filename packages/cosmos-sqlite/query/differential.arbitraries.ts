import fc from 'fast-check'

/** Values that meet each other often enough to be equal, of every type and with the awkward ones of each. */
const scalar = fc.constantFrom<unknown>(
  null,
  true,
  false,
  0,
  1,
  -1,
  1.5,
  2,
  9007199254740992,
  1e21,
  -0.1,
  '',
  'a',
  'A',
  'ab',
  'aB',
  'b',
  'b%',
  'a_b',
  '[1]',
  '{',
  '1',
  'é',
  'É',
  '\uffff',
  '\u{10000}',
  "o'x",
  'x"y',
  '\u212a',
  'k',
)
const list = fc.array(scalar, { maxLength: 4 })
const inner = fc.record({ x: scalar, y: scalar }, { requiredKeys: [] })
const swapped = fc.constantFrom<unknown>({ p: 1, q: 'a' }, { q: 'a', p: 1 }, { p: 1 }, [], {}, [1, 'a'], [{ p: 1 }], [[1]])
const any = fc.oneof({ weight: 5, arbitrary: scalar }, { weight: 1, arbitrary: swapped }, { weight: 1, arbitrary: list })

export const documentFields = fc.record(
  {
    a: any,
    b: any,
    t: fc.constantFrom('x', 'y', 'z'),
    s: fc.integer({ min: 0, max: 5 }),
    n: fc.oneof(inner, scalar),
    l: fc.oneof({ weight: 4, arbitrary: list }, { weight: 1, arbitrary: scalar }),
    o: fc.oneof({ weight: 4, arbitrary: fc.array(inner, { maxLength: 3 }) }, { weight: 1, arbitrary: any }),
    'odd name': scalar,
  },
  { requiredKeys: [] },
)

const paths = [
  'c.a',
  'c.b',
  'c.t',
  'c.s',
  'c.n.x',
  'c.n.y',
  'c.l',
  'c.l[0]',
  'c.o[1].x',
  'c["odd name"]',
  'c.missing',
  'c.id',
  'c._ts',
  'c.pk',
  'c.house',
]
export const path = fc.constantFrom(...paths)

/** A value spelled in the query language. */
const literal = fc.oneof({ weight: 8, arbitrary: scalar }, { weight: 1, arbitrary: swapped }).map((value) => JSON.stringify(value))
const textLiteral = fc.constantFrom('""', '"a"', '"A"', '"b"', '"é"', '"É"', '"%"', '"_"', '"["', '"\u{10000}"', '"\u212a"', '"k"')
const pattern = fc.constantFrom('"a%"', '"%b"', '"%"', '"_"', '"a_b"', '"a!_b" ESCAPE "!"', '"%\u{10000}%"', '"A%"', '"["')
const op = fc.constantFrom('=', '!=', '<', '<=', '>', '>=')
const typeTest = fc.constantFrom('DEFINED', 'NULL', 'BOOL', 'NUMBER', 'STRING', 'ARRAY', 'OBJECT', 'PRIMITIVE', 'INTEGER')
const textTest = fc.constantFrom('CONTAINS', 'STARTSWITH', 'ENDSWITH', 'STRINGEQUALS')

const texts = (strings: TemplateStringsArray, ...parts: fc.Arbitrary<string>[]) =>
  fc.tuple(...parts).map((values) => String.raw({ raw: strings }, ...values))

/** Scalar expressions. */
export const { value } = fc.letrec<{ value: string; condition: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'e' },
    { weight: 6, arbitrary: path },
    { weight: 4, arbitrary: literal },
    { weight: 1, arbitrary: fc.constant('undefined') },
    texts`(${tie('value')} ?? ${tie('value')})`,
    texts`(${tie('condition')} ? ${tie('value')} : ${tie('value')})`,
    texts`(${tie('value')} ${fc.constantFrom('+', '-', '*', '/', '%', '||')} ${tie('value')})`,
    texts`[${tie('value')}, ${tie('value')}]`,
    texts`{"p": ${tie('value')}, "q": ${tie('value')}}`,
    texts`${fc.constantFrom('LENGTH', 'LOWER', 'UPPER', 'TRIM', 'ABS', 'FLOOR', 'CEILING', 'ROUND', 'SIGN', 'SQRT', 'ARRAY_LENGTH', 'ToString')}(${tie('value')})`,
    texts`CONCAT(${tie('value')}, ${tie('value')})`,
    texts`SUBSTRING(${path}, ${fc.constantFrom('0', '1', '2')}, ${fc.constantFrom('0', '1', '9')})`,
    texts`INDEX_OF(${path}, ${textLiteral})`,
    texts`REPLACE(${path}, ${textLiteral}, ${textLiteral})`,
    texts`ARRAY_SLICE(${path}, ${fc.constantFrom('0', '1', '-1')}, 2)`,
    texts`ARRAY(SELECT VALUE e FROM e IN ${path})`,
    texts`ARRAY(SELECT VALUE e.x FROM e IN c.o WHERE e.y ${op} ${literal})`,
    texts`(SELECT VALUE COUNT(1) FROM e IN ${path} WHERE e ${op} ${tie('value')})`,
    texts`(SELECT VALUE MAX(e.x) FROM e IN c.o)`,
    tie('condition') as fc.Arbitrary<string>,
  ),
  condition: fc.constant('true'),
}))

/** Conditions, to be used plain and under NOT. */
export const { condition } = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'c' },
    { weight: 6, arbitrary: texts`${path} ${op} ${literal}` },
    { weight: 2, arbitrary: texts`${literal} ${op} ${path}` },
    { weight: 2, arbitrary: texts`${value} ${op} ${value}` },
    { weight: 2, arbitrary: path },
    { weight: 2, arbitrary: texts`${path} IN (${literal}, ${literal})` },
    texts`${path} NOT IN (${value}, ${literal})`,
    { weight: 2, arbitrary: texts`${path} BETWEEN ${literal} AND ${literal}` },
    texts`${value} BETWEEN ${value} AND ${value}`,
    { weight: 2, arbitrary: texts`${path} LIKE ${pattern}` },
    { weight: 3, arbitrary: texts`IS_${typeTest}(${path})` },
    texts`IS_${typeTest}(${value})`,
    { weight: 3, arbitrary: texts`${textTest}(${path}, ${textLiteral})` },
    { weight: 2, arbitrary: texts`${textTest}(${path}, ${textLiteral}, true)` },
    texts`${textTest}(${value}, ${value}, ${fc.constantFrom('true', 'false')})`,
    { weight: 3, arbitrary: texts`ARRAY_CONTAINS(c.l, ${literal})` },
    texts`ARRAY_CONTAINS(c.o, {"x": ${literal}}, true)`,
    texts`ARRAY_CONTAINS(${value}, ${value})`,
    { weight: 2, arbitrary: texts`ARRAY_CONTAINS(@list, ${path})` },
    { weight: 2, arbitrary: texts`${path} ${op} ${fc.constantFrom('@one', '@text', '@null', '@none', '@object')}` },
    texts`EXISTS(SELECT VALUE e FROM e IN ${path} WHERE e ${op} ${literal})`,
    texts`EXISTS(SELECT VALUE e.x FROM e IN c.o WHERE ${path} ${op} e.y)`,
    { weight: 4, arbitrary: texts`(${tie('condition')} ${fc.constantFrom('AND', 'OR')} ${tie('condition')})` },
    { weight: 3, arbitrary: texts`(NOT ${tie('condition')})` },
  ),
}))

/** Values of which each occurs once in a partition. */
export const uniques: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  -0.1,
  1e21,
  9007199254740992,
  '',
  'a',
  'A',
  'ab',
  '1',
  'é',
  'É',
  '\uffff',
  '\u{10000}',
  '\u212a',
  'k',
  "o'x",
]

const oneOfThem = fc.constantFrom(...uniques, 'nobody', 2).map((value) => JSON.stringify(value))
const anId = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 125 }).map((at) => `"d${String(at).padStart(3, '0')}"`) },
  { weight: 1, arbitrary: literal },
  { weight: 1, arbitrary: fc.constantFrom('undefined', '@one', '@none', '@null') },
)
const listedOf = (path: string, item: fc.Arbitrary<string>) =>
  fc.array(item, { minLength: 1, maxLength: 12 }).map((items) => `${path} IN (${items.join(', ')})`)

/** Conditions that few documents meet: ids and unique values, alone and in lists, combined with others. */
const few = fc.oneof(
  listedOf('c.id', anId),
  listedOf('c.u', fc.oneof({ weight: 4, arbitrary: oneOfThem }, { weight: 1, arbitrary: anId })),
  texts`c.id = ${anId}`,
  texts`c.u ${fc.constantFrom('=', '=', '<', '>=', '!=')} ${oneOfThem}`,
  fc.constantFrom('ARRAY_CONTAINS(@ids, c.id)', 'ARRAY_CONTAINS(@list, c.u)', 'c.u = @none', 'c.u = @null', 'IS_NULL(c.u)'),
)

export const fewMeet = fc.oneof(few, texts`${few} AND ${few}`, texts`${few} AND ${condition}`, texts`${condition} AND ${few}`)

export const parameters = {
  '@ids': ['d003', 'd001', 'd001', null, 7, 'D005', 'd119', 'd118'],
  '@one': 1,
  '@text': 'a',
  '@null': null,
  '@none': undefined,
  '@object': { q: 'a', p: 1 },
  '@list': [1, 'a', null, true, { q: 'a', p: 1 }],
}
