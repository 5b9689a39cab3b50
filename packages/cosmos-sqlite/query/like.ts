import type { SQLOutputValue } from 'node:sqlite'
import type { Expr } from './ast.ts'
import { QueryError } from './error.ts'

export type Like = Extract<Expr, { kind: 'like' }>

/** LIKE with a fixed pattern whose only wildcards are at its ends, as the function or comparison that means the same. */
export function simplerLike({ of, pattern, escape: by, at }: Like): Expr | undefined {
  if (by || pattern.kind !== 'literal' || typeof pattern.value !== 'string') return undefined
  const [, before, text, after] = /^(%?)([^%_[]*)(%?)$/.exec(pattern.value) ?? []
  if (text === undefined) return undefined
  const value: Expr = { kind: 'literal', value: text }
  if (!before && !after) return { kind: 'call', name: 'STRINGEQUALS', args: [of, value], at }
  const name = before && after ? 'CONTAINS' : before ? 'ENDSWITH' : 'STARTSWITH'
  return { kind: 'call', name, args: [of, value], at }
}

const cache = new Map<string, RegExp>()

/** LIKE as a regular expression: `%` any text, `_` one character, `[a-c]` and `[^a-c]` one of a set. */
function expression(pattern: string, by: string | undefined): RegExp {
  let source = ''
  const chars = [...pattern]
  for (let at = 0; at < chars.length; at++) {
    const char = chars[at] ?? ''
    if (char === by && at + 1 < chars.length) source += literal(chars[++at] ?? '')
    else if (char === '%') source += '[\\s\\S]*'
    else if (char === '_') source += '[\\s\\S]'
    else if (char === '[') {
      const end = chars.indexOf(']', at + 2)
      if (end < 0) source += literal(char)
      else {
        source += set(chars.slice(at + 1, end))
        at = end
      }
    } else source += literal(char)
  }
  return new RegExp(`^${source}$`, 'u')
}

const literal = (char: string): string => char.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&')

function set(chars: readonly string[]): string {
  const negated = chars[0] === '^'
  const members = negated ? chars.slice(1) : chars
  const source = members.map((char, at) => (char === '-' && at > 0 && at < members.length - 1 ? '-' : literal(char))).join('')
  try {
    const found = `[${negated ? '^' : ''}${source}]`
    RegExp(found, 'u')
    return found
  } catch {
    throw new QueryError(`LIKE: the set '[${chars.join('')}]' is invalid.`)
  }
}

/** 1 or 0; NULL unless subject and pattern (and the escape character, when there is one) are texts. */
export function likeMatch(subject: SQLOutputValue, pattern: SQLOutputValue, by: SQLOutputValue): number | null {
  if (typeof subject !== 'string' || typeof pattern !== 'string') return null
  const mark = typeof by === 'string' && by !== '' ? by : undefined
  const key = `${mark ?? ''}\n${pattern}`
  let found = cache.get(key)
  if (!found) {
    found = expression(pattern, mark)
    if (cache.size > 500) cache.clear()
    cache.set(key, found)
  }
  return found.test(subject) ? 1 : 0
}
