import { describe, expect, it } from 'vitest'
import { TestContainer, testNow } from '../testing.ts'
import { scalarFunctions } from './registry.ts'

const container = new TestContainer({})
const nothing = Symbol('undefined')

function evaluated(expression: string): unknown {
  const found = container.all(`SELECT VALUE ${expression}`)
  return found.length === 0 ? nothing : found[0]
}

const cases: readonly (readonly [string, unknown])[] = [
  ["CONCAT('a', 'b', 'c')", 'abc'],
  ["CONCAT('a', 1)", nothing],
  ["CONTAINS('Abc', 'bC')", false],
  ["CONTAINS('Abc', 'bC', true)", true],
  ["CONTAINS('straße', 'STRASSE', true)", false],
  ["CONTAINS('ÉTÉ', 'é', true)", true],
  ["STARTSWITH('Abc', 'ab', true)", true],
  ["ENDSWITH('Abc', 'BC', true)", true],
  ["ENDSWITH('Abc', 'BC')", false],
  ["STRINGEQUALS('Abc', 'aBC', true)", true],
  ["INDEX_OF('abcabc', 'c')", 2],
  ["INDEX_OF('abcabc', 'c', 3)", 5],
  ["INDEX_OF('abc', 'x')", -1],
  ["LEFT('abc', 2)", 'ab'],
  ["RIGHT('abc', 2)", 'bc'],
  ["RIGHT('abc', 9)", 'abc'],
  ["LENGTH('abc')", 3],
  ['LENGTH(1)', nothing],
  ["LOWER('AbÉ')", 'abé'],
  ["UPPER('abé')", 'ABÉ'],
  ["TRIM('  a ') || LTRIM(' b ') || RTRIM(' c ')", 'ab  c'],
  ["REPLACE('a.b.c', '.', '$&')", 'a$&b$&c'],
  ["REPLICATE('ab', 3)", 'ababab'],
  ["REVERSE('abc')", 'cba'],
  ["SUBSTRING('abcdef', 2, 3)", 'cde'],
  ["SUBSTRING('abc', 5, 1)", ''],
  ["REGEXMATCH('Abcd', '^ab.d$')", false],
  ["REGEXMATCH('Abcd', '^ab .d$', 'ix')", true],
  ["StringToNumber('1.5')", 1.5],
  ["StringToNumber('x')", nothing],
  ["StringToBoolean('true')", true],
  ["StringToNull('null')", null],
  ["StringToArray('[1,2]')", [1, 2]],
  ['StringToObject(\'{"a":1}\')', { a: 1 }],
  ['ToString(1.5)', '1.5'],
  ['ToString([1, "a"])', '[1,"a"]'],
  ['ToString(undefined)', nothing],
  ["StringJoin(['a', 'b'], '-')", 'a-b'],
  ["StringSplit('a,b', ',')", ['a', 'b']],
  ['ABS(-2)', 2],
  ["ABS('2')", nothing],
  ['CEILING(1.2) + FLOOR(1.8) + TRUNC(-1.8)', 2],
  ['ROUND(2.5)', 3],
  ['ROUND(-2.5)', -3],
  ['ROUND(1.239, 2)', 1.24],
  ['SIGN(-3)', -1],
  ['SQRT(9) + SQUARE(2) + POWER(2, 3)', 15],
  ['SQRT(-1)', nothing],
  ['LOG(1) + LOG10(100) + EXP(0)', 3],
  ['LOG(8, 2)', 3],
  ['ROUND(PI(), 1)', 3.1],
  ['ROUND(DEGREES(PI()) + RADIANS(180), 3)', 183.142],
  ['ROUND(SIN(0) + COS(0) + TAN(0) + ASIN(0) + ACOS(1) + ATAN(0) + ATN2(0, 1), 5)', 1],
  ['ROUND(COT(1), 4)', 0.6421],
  ['NumberBin(37.5, 10)', 30],
  ['IntAdd(7, 2) + IntSub(7, 2) + IntMul(7, 2) + IntDiv(7, 2) + IntMod(7, 2)', 32],
  ['IntDiv(1, 0)', nothing],
  [
    '[IntBitAnd(6, 3), IntBitOr(6, 3), IntBitXor(6, 3), 6 & 3, 6 | 3, 6 ^ 3, ~6, 1 << 4, 16 >> 2, 16 >>> 2]',
    [2, 7, 5, 2, 7, 5, -7, 16, 4, 4],
  ],
  ['1 / 0', nothing],
  ['7 % 4 - -1', 4],
  ['[IS_ARRAY([]), IS_BOOL(true), IS_DEFINED(null), IS_NULL(null), IS_NUMBER(1), IS_OBJECT({}), IS_STRING("")]', Array(7).fill(true)],
  [
    '[IS_PRIMITIVE([]), IS_INTEGER(1.5), IS_FINITE_NUMBER("1"), IS_DEFINED(undefined), IS_NULL(undefined), IS_OBJECT([])]',
    Array(6).fill(false),
  ],
  ['[IS_PRIMITIVE(null), IS_INTEGER(3), IS_FINITE_NUMBER(1.5)]', Array(3).fill(true)],
  ['ARRAY_CONCAT([1], [2], [3])', [1, 2, 3]],
  ['ARRAY_CONTAINS([1, {"a": 1, "b": 2}], {"b": 2, "a": 1})', true],
  ['ARRAY_CONTAINS([{"a": 1, "b": {"c": 2, "d": 3}}], {"b": {"c": 2}}, true)', true],
  ['ARRAY_CONTAINS([{"a": 1, "b": 2}], {"b": 2})', false],
  ["ARRAY_CONTAINS('a', 'a')", nothing],
  ['ARRAY_CONTAINS_ANY([1, 2], 3, 2) AND ARRAY_CONTAINS_ALL([1, 2], 2, 1)', true],
  ['ARRAY_LENGTH([1, 2, 3])', 3],
  ['ARRAY_SLICE([1, 2, 3, 4], 1, 2)', [2, 3]],
  ['ARRAY_SLICE([1, 2, 3, 4], -2)', [3, 4]],
  ['SetIntersect([1, 2, 2, "a"], ["a", 2])', [2, 'a']],
  ['SetUnion([1, 2], [2, 3])', [1, 2, 3]],
  ['SetDifference([1, 2], [2])', [1]],
  [
    'ObjectToArray({"a": 1, "b": 2})',
    [
      { k: 'a', v: 1 },
      { k: 'b', v: 2 },
    ],
  ],
  ["ObjectToArray({'a': 1}, 'name', 'value')", [{ name: 'a', value: 1 }]],
  ["CHOOSE(2, 'a', 'b')", 'b'],
  ["CHOOSE(3, 'a', 'b')", nothing],
  ["IIF(1 > 2, 'a', 'b')", 'b'],
  ["IIF('true', 'a', 'b')", 'b'],
  ["DateTimeAdd('mm', 1, '2024-01-31T10:00:00.0000000Z')", '2024-02-29T10:00:00.0000000Z'],
  ["DateTimeAdd('ms', -1, '2024-01-01')", '2023-12-31T23:59:59.9990000Z'],
  ["DateTimeAdd('yyyy', 1, 'soon')", nothing],
  ["DateTimeDiff('day', '2024-01-01T23:00:00Z', '2024-01-02T01:00:00Z')", 1],
  ["DateTimeDiff('month', '2024-01-31', '2023-12-31')", -1],
  ["DateTimePart('yyyy', '2024-05-06T07:08:09.1234567Z') + DateTimePart('ns', '2024-05-06T07:08:09.1234567Z')", 2024 + 123456700],
  ["DateTimePart('weekday', '2024-05-06')", 2],
  ['DateTimeFromParts(2024, 5, 6, 7)', '2024-05-06T07:00:00.0000000Z'],
  ['DateTimeFromParts(2024, 2, 30)', nothing],
  ["DateTimeToTimestamp('2024-01-01T00:00:00.5Z')", 1704067200500],
  ['TimestampToDateTime(1704067200500)', '2024-01-01T00:00:00.5000000Z'],
  ["TicksToDateTime(DateTimeToTicks('2024-01-01'))", '2024-01-01T00:00:00.0000000Z'],
  ['GetCurrentDateTime()', `${new Date(testNow).toISOString().slice(0, -1)}0000Z`],
  ['GetCurrentTimestamp() + GetCurrentTimestampStatic()', testNow * 2],
  ['GetCurrentTicks() / 10000', testNow],
]

describe('scalar functions', () => {
  it.each(cases)('%s', (expression, expected) => {
    expect(evaluated(expression)).toEqual(expected)
  })

  it('are all tried', () => {
    const tried = cases.map(([expression]) => expression.toUpperCase()).join(' ')
    expect([...scalarFunctions.keys()].filter((name) => !tried.includes(`${name}(`))).toEqual([])
  })
})
