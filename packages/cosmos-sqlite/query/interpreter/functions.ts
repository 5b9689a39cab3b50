import { equal, isFields, type Value } from './values.ts'

type Run = (...args: Value[]) => Value

const textual = (value: Value): value is string => typeof value === 'string'
const numeric = (value: Value): value is number => typeof value === 'number'

const onTexts =
  (run: (...texts: string[]) => Value): Run =>
  (...args) =>
    args.every(textual) ? run(...args) : undefined

const onNumber =
  (run: (value: number) => number): Run =>
  (value) => {
    const result = numeric(value) ? run(value) : Number.NaN
    return Number.isFinite(result) ? result : undefined
  }

/** Upper case of each character alone, leaving those that would change length or become ASCII. */
const folded = (text: string): string =>
  Array.from(text, (char) => {
    const upper = char.toUpperCase()
    if (upper.length !== char.length) return char
    return char.charCodeAt(0) > 127 && upper.charCodeAt(0) < 128 ? char : upper
  }).join('')

const textTest =
  (test: (text: string, part: string) => boolean): Run =>
  (text, part, ignoreCase = false) => {
    if (!textual(text) || !textual(part) || typeof ignoreCase !== 'boolean') return undefined
    return ignoreCase ? test(folded(text), folded(part)) : test(text, part)
  }

function matches(item: Value, pattern: Value): boolean {
  if (!isFields(pattern)) return equal(item, pattern)
  return isFields(item) && Object.keys(pattern).every((name) => Object.hasOwn(item, name) && matches(item[name], pattern[name]))
}

function contains(list: Value, value: Value, partial: Value = false): Value {
  if (!Array.isArray(list)) return undefined
  return list.some((item) => (partial === true && isFields(value) ? matches(item, value) : equal(item, value)))
}

/** Functions that see undefined arguments; the others give undefined for them. */
export const openFunctions: Readonly<Record<string, Run>> = {
  IS_DEFINED: (value) => value !== undefined,
  IS_NULL: (value) => value === null,
  IS_BOOL: (value) => value === true || value === false,
  IS_NUMBER: (value) => numeric(value),
  IS_INTEGER: (value) => numeric(value) && value % 1 === 0,
  IS_STRING: (value) => textual(value),
  IS_ARRAY: (value) => Array.isArray(value),
  IS_OBJECT: (value) => isFields(value),
  IS_PRIMITIVE: (value) => value !== undefined && (value === null || typeof value !== 'object'),
  TOSTRING: (value) => (value === undefined ? undefined : textual(value) ? value : JSON.stringify(value)),
}

export const strictFunctions: Readonly<Record<string, Run>> = {
  CONTAINS: textTest((text, part) => text.indexOf(part) >= 0),
  STARTSWITH: textTest((text, part) => text.slice(0, part.length) === part),
  ENDSWITH: textTest((text, part) => part === '' || text.slice(-part.length) === part),
  STRINGEQUALS: textTest((text, part) => text === part),
  LENGTH: onTexts((text = '') => text.length),
  LOWER: onTexts((text = '') => text.toLowerCase()),
  UPPER: onTexts((text = '') => text.toUpperCase()),
  TRIM: onTexts((text = '') => text.replace(/^\s+|\s+$/g, '')),
  CONCAT: onTexts((...texts) => texts.reduce((all, text) => all + text, '')),
  REPLACE: onTexts((text = '', find = '', put = '') => (find === '' ? text : text.split(find).join(put))),
  INDEX_OF: onTexts((text = '', find = '') => text.indexOf(find)),
  SUBSTRING: (text, start, length) =>
    textual(text) && numeric(start) && numeric(length) ? text.substring(start, start + Math.max(0, length)) : undefined,
  LEFT: (text, length) => (textual(text) && numeric(length) ? text.substring(0, length) : undefined),
  RIGHT: (text, length) => (textual(text) && numeric(length) ? text.substring(text.length - Math.max(0, length)) : undefined),
  ABS: onNumber((value) => (value < 0 ? -value : value)),
  FLOOR: onNumber(Math.floor),
  CEILING: onNumber(Math.ceil),
  ROUND: onNumber((value) => (value < 0 ? -Math.floor(-value + 0.5) : Math.floor(value + 0.5))),
  SIGN: onNumber((value) => (value > 0 ? 1 : value < 0 ? -1 : 0)),
  SQRT: onNumber(Math.sqrt),
  ARRAY_CONTAINS: contains,
  ARRAY_LENGTH: (list) => (Array.isArray(list) ? list.length : undefined),
  ARRAY_CONCAT: (...lists) => (lists.every(Array.isArray) ? ([] as Value[]).concat(...(lists as Value[][])) : undefined),
  ARRAY_SLICE: (list, start, length) => {
    if (!Array.isArray(list) || !numeric(start)) return undefined
    const rest = list.slice(start)
    return numeric(length) ? rest.filter((_, at) => at < length) : rest
  },
}
