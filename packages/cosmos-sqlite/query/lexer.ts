import { QueryError } from './error.ts'

/** A token with its offset; `text` of a word keeps its spelling, `value` is what a string or number means. */
export type Token =
  | { readonly type: 'word' | 'param' | 'sign' | 'end'; readonly text: string; readonly at: number }
  | { readonly type: 'string'; readonly text: string; readonly value: string; readonly at: number }
  | { readonly type: 'number'; readonly text: string; readonly value: number; readonly at: number }

const blank = /(?:\s+|--[^\n]*|\/\*[\s\S]*?\*\/)+/y
const word = /[\p{L}_$][\p{L}\p{N}_$]*/uy
const param = /[@#][\p{L}\p{N}_]+/uy
const number = /0x[0-9a-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y
const text = /'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*"/y
const sign = />>>|<<|>>|<=|>=|<>|!=|\|\||\?\?|[=<>+\-*/%&|^~?:()[\]{},.]/y

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '/': '/', '\\': '\\', "'": "'", '"': '"' }

function textOf(raw: string, at: number): string {
  return raw.slice(1, -1).replace(/\\(u[0-9a-fA-F]{4}|[\s\S])/g, (_, code: string) => {
    if (code.length === 5) return String.fromCharCode(Number.parseInt(code.slice(1), 16))
    const plain = escapes[code]
    if (plain === undefined) throw new QueryError(`Syntax error, invalid escape sequence '\\${code}' in the string at position ${at}.`)
    return plain
  })
}

/** Error at a token in the wording of the service. */
export function syntaxError(token: Token): QueryError {
  if (token.type === 'end') return new QueryError(`Syntax error, unexpected end of the query at position ${token.at}.`)
  return new QueryError(`Syntax error, incorrect syntax near '${token.text}' at position ${token.at}.`)
}

/** Splits a query into tokens, the last one of type `end`. Throws QueryError on a character that starts no token. */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    return pattern.exec(source)?.[0]
  }
  const scan = (): Token | undefined => {
    const name = take(word)
    if (name) return { type: 'word', text: name, at }
    const parameter = take(param)
    if (parameter) return { type: 'param', text: parameter, at }
    const digits = take(number)
    if (digits) return { type: 'number', text: digits, value: Number(digits), at }
    const quoted = take(text)
    if (quoted) return { type: 'string', text: quoted, value: textOf(quoted, at), at }
    const mark = take(sign)
    return mark ? { type: 'sign', text: mark, at } : undefined
  }
  while (at < source.length) {
    const skipped = take(blank)
    if (skipped) {
      at += skipped.length
      continue
    }
    const token = scan()
    if (!token) throw new QueryError(`Syntax error, incorrect syntax near '${source.slice(at, at + 10)}' at position ${at}.`)
    tokens.push(token)
    at += token.text.length
  }
  tokens.push({ type: 'end', text: '', at: source.length })
  return tokens
}
