import type { BinaryOp, CompareOp, Expr, Query } from './ast.ts'
import { QueryError } from './error.ts'
import { syntaxError } from './lexer.ts'
import type { TokenStream } from './token-stream.ts'

/** Longer chains would be too deep a tree for the database. */
const chainLimit = 500

type QueryRule = (tokens: TokenStream) => Query

const binaryLevels: readonly (readonly BinaryOp[])[] = [['|'], ['^'], ['&'], ['<<', '>>', '>>>'], ['+', '-', '||'], ['*', '/', '%']]
const comparisons: Readonly<Record<string, CompareOp>> = { '=': '=', '!=': '!=', '<>': '!=', '<': '<', '<=': '<=', '>': '>', '>=': '>=' }

/** Parses one scalar expression; `query` parses a nested SELECT. */
export function parseExpression(tokens: TokenStream, query: QueryRule): Expr {
  return tokens.nested(() => conditional(tokens, query))
}

function conditional(tokens: TokenStream, query: QueryRule): Expr {
  const test = coalesce(tokens, query)
  if (!tokens.sign('?')) return test
  const then = parseExpression(tokens, query)
  tokens.expectSign(':')
  return { kind: 'conditional', test, then, otherwise: parseExpression(tokens, query) }
}

function coalesce(tokens: TokenStream, query: QueryRule): Expr {
  let left = disjunction(tokens, query)
  while (tokens.sign('??')) left = { kind: 'coalesce', left, right: disjunction(tokens, query) }
  return left
}

function disjunction(tokens: TokenStream, query: QueryRule): Expr {
  return chain(tokens, 'OR', () => conjunction(tokens, query))
}

function chain(tokens: TokenStream, op: 'AND' | 'OR', rule: () => Expr): Expr {
  let left = rule()
  for (let terms = 1; tokens.isWord(op); terms++) {
    const { at } = tokens.take()
    if (terms >= chainLimit) throw new QueryError(`The query joins more than ${chainLimit} conditions by ${op}, at position ${at}.`)
    left = { kind: 'logic', op, left, right: rule() }
  }
  return left
}

function conjunction(tokens: TokenStream, query: QueryRule): Expr {
  return chain(tokens, 'AND', () => negation(tokens, query))
}

function negation(tokens: TokenStream, query: QueryRule): Expr {
  if (tokens.word('NOT')) return { kind: 'not', of: tokens.nested(() => negation(tokens, query)) }
  return comparison(tokens, query)
}

function comparison(tokens: TokenStream, query: QueryRule): Expr {
  let left = binary(tokens, query, 0)
  for (;;) {
    const token = tokens.peek()
    const op = token.type === 'sign' ? comparisons[token.text] : undefined
    if (op) {
      tokens.take()
      left = { kind: 'compare', op, left, right: binary(tokens, query, 0) }
      continue
    }
    const negated = tokens.isWord('NOT')
    const tested = range(tokens, query, left, negated ? 1 : 0)
    if (!tested) return left
    left = negated ? { kind: 'not', of: tested } : tested
  }
}

/** IN, BETWEEN and LIKE after `left`; undefined when none of them follows. */
function range(tokens: TokenStream, query: QueryRule, left: Expr, ahead: number): Expr | undefined {
  const { at } = tokens.peek(ahead)
  const found = ['IN', 'BETWEEN', 'LIKE'].find((word) => tokens.isWord(word, ahead))
  if (!found) return undefined
  for (let taken = 0; taken <= ahead; taken++) tokens.take()
  if (found === 'IN') {
    tokens.expectSign('(')
    return { kind: 'in', of: left, list: list(tokens, query, ')', 1) }
  }
  if (found === 'BETWEEN') {
    const low = binary(tokens, query, 0)
    tokens.expectWord('AND')
    return { kind: 'between', of: left, low, high: binary(tokens, query, 0) }
  }
  const pattern = binary(tokens, query, 0)
  return { kind: 'like', of: left, pattern, escape: tokens.word('ESCAPE') ? binary(tokens, query, 0) : undefined, at }
}

function binary(tokens: TokenStream, query: QueryRule, level: number): Expr {
  const ops = binaryLevels[level]
  if (!ops) return unary(tokens, query)
  let left = binary(tokens, query, level + 1)
  for (;;) {
    const op = ops.find((sign) => tokens.isSign(sign))
    if (!op) return left
    tokens.take()
    left = { kind: 'binary', op, left, right: binary(tokens, query, level + 1) }
  }
}

function unary(tokens: TokenStream, query: QueryRule): Expr {
  for (const op of ['-', '+', '~'] as const) {
    if (!tokens.sign(op)) continue
    const of = tokens.nested(() => unary(tokens, query))
    if (op === '-' && of.kind === 'literal' && typeof of.value === 'number') return { kind: 'literal', value: -of.value }
    return { kind: 'unary', op, of }
  }
  return postfix(tokens, query, primary(tokens, query))
}

function postfix(tokens: TokenStream, query: QueryRule, start: Expr): Expr {
  let of = start
  for (;;) {
    const { at } = tokens.peek()
    if (tokens.sign('.')) {
      const name = tokens.take()
      if (name.type !== 'word') throw syntaxError(name)
      of = { kind: 'member', of, key: name.text, at }
    } else if (tokens.sign('[')) {
      const key = parseExpression(tokens, query)
      tokens.expectSign(']')
      const fixed = key.kind === 'literal' && (typeof key.value === 'string' || typeof key.value === 'number') ? key.value : undefined
      of = fixed === undefined ? { kind: 'index', of, key, at } : { kind: 'member', of, key: fixed, at }
    } else return of
  }
}

/** Expressions separated by commas up to the closing sign, which is taken. */
function list(tokens: TokenStream, query: QueryRule, close: string, least: number): Expr[] {
  const items: Expr[] = []
  if (least === 0 && tokens.sign(close)) return items
  do items.push(parseExpression(tokens, query))
  while (tokens.sign(','))
  tokens.expectSign(close)
  return items
}

const constants: Readonly<Record<string, Expr>> = {
  TRUE: { kind: 'literal', value: true },
  FALSE: { kind: 'literal', value: false },
  NULL: { kind: 'literal', value: null },
  UNDEFINED: { kind: 'undefined' },
}

function primary(tokens: TokenStream, query: QueryRule): Expr {
  const token = tokens.peek()
  if (token.type === 'string' || token.type === 'number') {
    tokens.take()
    return { kind: 'literal', value: token.value }
  }
  if (token.type === 'param') {
    tokens.take()
    return { kind: 'param', name: token.text, at: token.at }
  }
  if (token.type === 'sign') return bracketed(tokens, query)
  const constant = token.type === 'word' ? constants[token.text.toUpperCase()] : undefined
  if (constant && !tokens.isSign('(', 1)) {
    tokens.take()
    return constant
  }
  for (const form of ['exists', 'array'] as const) {
    if (!tokens.isWord(form.toUpperCase()) || !tokens.isSign('(', 1)) continue
    tokens.take()
    tokens.take()
    return subquery(tokens, query, form, token.at)
  }
  if (tokens.isSign('(', 1) && (tokens.isIdentifier() || tokens.isWord('LEFT') || tokens.isWord('RIGHT'))) return call(tokens, query, '')
  const name = tokens.identifier()
  if (name.toUpperCase() === 'UDF' && tokens.isSign('.') && tokens.isSign('(', 2)) {
    tokens.take()
    return call(tokens, query, 'UDF.')
  }
  return { kind: 'name', name, at: token.at }
}

function call(tokens: TokenStream, query: QueryRule, prefix: string): Expr {
  const token = tokens.take()
  tokens.expectSign('(')
  const args = list(tokens, query, ')', 0)
  return { kind: 'call', name: prefix + (prefix ? token.text : token.text.toUpperCase()), args, at: token.at }
}

function subquery(tokens: TokenStream, query: QueryRule, form: 'scalar' | 'exists' | 'array', at: number): Expr {
  const inner = tokens.nested(() => query(tokens))
  tokens.expectSign(')')
  return { kind: 'subquery', form, query: inner, at }
}

function bracketed(tokens: TokenStream, query: QueryRule): Expr {
  const { at } = tokens.peek()
  if (tokens.sign('(')) {
    if (tokens.isWord('SELECT')) return subquery(tokens, query, 'scalar', at)
    const inner = parseExpression(tokens, query)
    tokens.expectSign(')')
    return inner
  }
  if (tokens.sign('[')) return { kind: 'array', items: list(tokens, query, ']', 0) }
  if (!tokens.sign('{')) throw syntaxError(tokens.peek())
  const fields: { name: string; value: Expr }[] = []
  if (!tokens.sign('}')) {
    do {
      const name = tokens.take()
      if (name.type !== 'string' && name.type !== 'word') throw syntaxError(name)
      tokens.expectSign(':')
      fields.push({ name: name.type === 'string' ? name.value : name.text, value: parseExpression(tokens, query) })
    } while (tokens.sign(','))
    tokens.expectSign('}')
  }
  return { kind: 'object', fields }
}
