import { QueryError } from '../error.ts'
import { lenient, ofAny, ofTexts, type ScalarFunction } from './define.ts'
import { foldCase } from './fold.ts'

/** A test of two texts with an optional third argument "ignore case". */
function textTest(test: (subject: string, needle: string) => boolean): ScalarFunction {
  return ofAny(2, 3, 'boolean', ([subject, needle, ignoreCase = false]) => {
    if (typeof subject !== 'string' || typeof needle !== 'string' || typeof ignoreCase !== 'boolean') return undefined
    return ignoreCase ? test(foldCase(subject), foldCase(needle)) : test(subject, needle)
  })
}

const patterns = new Map<string, RegExp>()

function pattern(source: string, modifiers: string): RegExp {
  const key = `${modifiers}/${source}`
  let found = patterns.get(key)
  if (found) return found
  if (!/^[imsx]*$/.test(modifiers)) throw new QueryError(`REGEXMATCH: unknown modifier in '${modifiers}'.`)
  const loose = modifiers.includes('x')
    ? source.replace(/\\.|\[(?:\\.|[^\]])*\]|\s+|#[^\n]*/g, (part) => (/^[\s#]/.test(part) ? '' : part))
    : source
  try {
    found = new RegExp(loose, [...new Set(`${modifiers.replaceAll('x', '')}u`)].join(''))
  } catch (error) {
    throw new QueryError(`REGEXMATCH: the pattern '${source}' is invalid: ${error instanceof Error ? error.message : error}.`)
  }
  if (patterns.size > 200) patterns.clear()
  patterns.set(key, found)
  return found
}

/** Cuts `text` from `start`, a missing or negative length gives nothing, as the service does. */
function substring(value: string, start: number, length: number): string {
  const from = Math.max(0, Math.trunc(start))
  return value.slice(from, from + Math.max(0, Math.trunc(length)))
}

const wholeNumber = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value)

function parsed(check: (value: unknown) => boolean) {
  return (source: string): unknown => {
    try {
      const value: unknown = JSON.parse(source)
      return check(value) ? value : undefined
    } catch (error) {
      if (error instanceof SyntaxError) return undefined
      throw error
    }
  }
}

const plain = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

function toText(value: unknown): string | undefined {
  if (value === undefined) return undefined
  return typeof value === 'string' ? value : JSON.stringify(value)
}

export const stringFunctions: Readonly<Record<string, ScalarFunction>> = {
  CONCAT: ofAny(2, 100, 'string', (args) => (args.every((value) => typeof value === 'string') ? args.join('') : undefined)),
  CONTAINS: textTest((subject, needle) => subject.includes(needle)),
  STARTSWITH: textTest((subject, needle) => subject.startsWith(needle)),
  ENDSWITH: textTest((subject, needle) => subject.endsWith(needle)),
  STRINGEQUALS: textTest((subject, needle) => subject === needle),
  LENGTH: ofTexts(1, 'number', (value) => value?.length),
  LOWER: ofTexts(1, 'string', (value) => value?.toLowerCase()),
  UPPER: ofTexts(1, 'string', (value) => value?.toUpperCase()),
  TRIM: ofTexts(1, 'string', (value) => value?.trim()),
  LTRIM: ofTexts(1, 'string', (value) => value?.trimStart()),
  RTRIM: ofTexts(1, 'string', (value) => value?.trimEnd()),
  REVERSE: ofTexts(1, 'string', (value = '') => [...value].reverse().join('')),
  REPLACE: ofTexts(3, 'string', (value = '', find = '', put = '') => (find === '' ? value : value.replaceAll(find, () => put))),
  INDEX_OF: ofAny(2, 3, 'number', ([value, find, from = 0]) =>
    typeof value === 'string' && typeof find === 'string' && wholeNumber(from) ? value.indexOf(find, from) : undefined,
  ),
  SUBSTRING: ofAny(3, 3, 'string', ([value, start, length]) =>
    typeof value === 'string' && typeof start === 'number' && typeof length === 'number' ? substring(value, start, length) : undefined,
  ),
  LEFT: ofAny(2, 2, 'string', ([value, length]) =>
    typeof value === 'string' && typeof length === 'number' ? substring(value, 0, length) : undefined,
  ),
  RIGHT: ofAny(2, 2, 'string', ([value, length]) =>
    typeof value === 'string' && typeof length === 'number'
      ? substring(value, value.length - Math.max(0, Math.trunc(length)), Math.min(value.length, length))
      : undefined,
  ),
  REPLICATE: ofAny(2, 2, 'string', ([value, count]) =>
    typeof value === 'string' && wholeNumber(count) && count >= 0 && value.length * count <= 10_000 ? value.repeat(count) : undefined,
  ),
  REGEXMATCH: ofAny(2, 3, 'boolean', ([value, source, modifiers = '']) =>
    typeof value === 'string' && typeof source === 'string' && typeof modifiers === 'string'
      ? pattern(source, modifiers).test(value)
      : undefined,
  ),
  TOSTRING: lenient(1, 1, 'string', ([value]) => toText(value)),
  STRINGTOARRAY: ofTexts(1, 'array', parsed(Array.isArray)),
  STRINGTOOBJECT: ofTexts(1, 'object', parsed(plain)),
  STRINGTOBOOLEAN: ofTexts(
    1,
    'boolean',
    parsed((value) => typeof value === 'boolean'),
  ),
  STRINGTONULL: ofTexts(
    1,
    'null',
    parsed((value) => value === null),
  ),
  STRINGTONUMBER: ofTexts(
    1,
    'number',
    parsed((value) => typeof value === 'number'),
  ),
  STRINGJOIN: ofAny(2, 2, 'string', ([items, separator]) =>
    Array.isArray(items) && items.every((item) => typeof item === 'string') && typeof separator === 'string'
      ? items.join(separator)
      : undefined,
  ),
  STRINGSPLIT: ofTexts(2, 'array', (value = '', separator = '') => (separator === '' ? [value] : value.split(separator))),
}
