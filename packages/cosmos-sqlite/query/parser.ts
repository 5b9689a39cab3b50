import type { Expr, FromItem, OrderItem, Query, SelectItem, Selection } from './ast.ts'
import { QueryError } from './error.ts'
import { syntaxError } from './lexer.ts'
import { parseExpression } from './parse-expression.ts'
import { TokenStream } from './token-stream.ts'

const textLimit = 512 * 1024
const joinLimit = 10

/** Parses a query. Throws QueryError (400) naming the offending text and its position. */
export function parse(text: string): Query {
  if (text.length > textLimit) throw new QueryError(`The query text exceeds the limit of ${textLimit} characters.`)
  const tokens = new TokenStream(text)
  const query = select(tokens)
  if (tokens.peek().type !== 'end') throw syntaxError(tokens.peek())
  return query
}

const expression = (tokens: TokenStream) => parseExpression(tokens, select)

function select(tokens: TokenStream): Query {
  tokens.expectWord('SELECT')
  const distinct = tokens.word('DISTINCT')
  const top = tokens.word('TOP') ? bound(tokens) : undefined
  const selection = selected(tokens)
  const from = tokens.word('FROM') ? sources(tokens) : []
  const where = tokens.word('WHERE') ? expression(tokens) : undefined
  const groupBy = by(tokens, 'GROUP') ? commaList(tokens, expression) : undefined
  if (tokens.isWord('HAVING')) throw new QueryError(`HAVING is not supported, at position ${tokens.peek().at}.`)
  const orderBy = by(tokens, 'ORDER') ? commaList(tokens, orderItem) : undefined
  const offset = tokens.word('OFFSET') ? bound(tokens) : undefined
  if (offset) tokens.expectWord('LIMIT')
  const limit = offset ? bound(tokens) : undefined
  if (top && offset) throw new QueryError('TOP and OFFSET LIMIT can not be used in the same query.')
  if (selection.kind === 'star' && from.length !== 1) {
    throw new QueryError("'SELECT *' is only valid with a single input set.")
  }
  return { distinct, top, select: selection, from, where, groupBy, orderBy, offset, limit }
}

function by(tokens: TokenStream, word: string): boolean {
  if (!tokens.isWord(word) || !tokens.isWord('BY', 1)) return false
  tokens.take()
  tokens.take()
  if (tokens.isWord('RANK')) throw new QueryError(`ORDER BY RANK is not supported, at position ${tokens.peek().at}.`)
  return true
}

function commaList<T>(tokens: TokenStream, rule: (tokens: TokenStream) => T): T[] {
  const items = [rule(tokens)]
  while (tokens.sign(',')) items.push(rule(tokens))
  return items
}

/** TOP, OFFSET and LIMIT take a whole number or a parameter. */
function bound(tokens: TokenStream): Expr {
  const token = tokens.take()
  if (token.type === 'param') return { kind: 'param', name: token.text, at: token.at }
  if (token.type !== 'number' || !Number.isInteger(token.value)) throw syntaxError(token)
  return { kind: 'literal', value: token.value }
}

function orderItem(tokens: TokenStream): OrderItem {
  const { at } = tokens.peek()
  const value = expression(tokens)
  const descending = tokens.word('DESC')
  if (!descending) tokens.word('ASC')
  return { value, descending, at }
}

function selected(tokens: TokenStream): Selection {
  if (tokens.sign('*')) return { kind: 'star' }
  if (tokens.isWord('VALUE')) {
    tokens.take()
    return { kind: 'value', value: expression(tokens) }
  }
  let unnamed = 0
  const items = commaList(tokens, (): SelectItem => {
    const value = expression(tokens)
    if (tokens.word('AS')) return { value, name: aliasName(tokens) }
    if (tokens.isIdentifier()) return { value, name: tokens.identifier() }
    const name = implied(value)
    return { value, name: name ?? `$${++unnamed}` }
  })
  const names = new Set<string>()
  for (const { name } of items) {
    if (names.has(name)) throw new QueryError(`Property name '${name}' is used more than once in the SELECT clause.`)
    names.add(name)
  }
  return { kind: 'fields', items }
}

/** After AS any word but a clause's will do, also a quoted one. */
function aliasName(tokens: TokenStream): string {
  const token = tokens.peek()
  if (token.type === 'string') {
    tokens.take()
    return token.value
  }
  if (tokens.isWord('VALUE')) return tokens.take().text
  return tokens.identifier()
}

function implied(value: Expr): string | undefined {
  if (value.kind === 'name') return value.name
  return value.kind === 'member' && typeof value.key === 'string' ? value.key : undefined
}

function sources(tokens: TokenStream): FromItem[] {
  const items = [source(tokens)]
  while (tokens.word('JOIN')) items.push(source(tokens))
  if (items.length - 1 > joinLimit) throw new QueryError(`A query may have at most ${joinLimit} JOIN clauses.`)
  const aliases = new Set<string>()
  for (const { alias, at } of items) {
    if (aliases.has(alias)) throw new QueryError(`The input alias '${alias}' is specified more than once, at position ${at}.`)
    aliases.add(alias)
  }
  return items
}

function source(tokens: TokenStream): FromItem {
  const { at } = tokens.peek()
  if (tokens.isIdentifier() && tokens.isWord('IN', 1)) {
    const alias = tokens.identifier()
    tokens.take()
    return { alias, iterate: true, of: collection(tokens), at }
  }
  const of = collection(tokens)
  const named = tokens.word('AS') || tokens.isIdentifier() ? tokens.identifier() : undefined
  const alias = named ?? implied(of)
  if (alias === undefined) throw new QueryError(`The input at position ${at} needs an alias.`)
  return { alias, iterate: false, of, at }
}

/** A name with a path, or a subquery in parentheses. */
function collection(tokens: TokenStream): Expr {
  const value = expression(tokens)
  let inner = value
  while (inner.kind === 'member') inner = inner.of
  const fine = inner.kind === 'name' || (inner.kind === 'subquery' && inner.form !== 'exists') || inner.kind === 'array'
  if (!fine) throw syntaxError(tokens.peek())
  return value
}
