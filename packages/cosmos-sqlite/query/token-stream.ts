import { QueryError } from './error.ts'
import { syntaxError, type Token, tokenize } from './lexer.ts'

const reserved = new Set(
  (
    'AND ARRAY AS ASC BETWEEN BY DESC DISTINCT ESCAPE EXISTS FALSE FROM GROUP HAVING IN JOIN LEFT LIKE LIMIT NOT NULL OFFSET OR ORDER ' +
    'RIGHT SELECT TOP TRUE UNDEFINED VALUE WHERE'
  ).split(' '),
)
const depthLimit = 128

/** Tokens with a reading position: what both halves of the parser share. */
export class TokenStream {
  readonly #tokens: readonly Token[]
  #next = 0
  #depth = 0

  constructor(source: string) {
    this.#tokens = tokenize(source)
  }

  /** The token `ahead` places further on, without taking it. */
  peek(ahead = 0): Token {
    const token = this.#tokens[Math.min(this.#next + ahead, this.#tokens.length - 1)]
    if (!token) throw new QueryError('Syntax error, the query is empty.')
    return token
  }

  take(): Token {
    const token = this.peek()
    this.#next++
    return token
  }

  isWord(word: string, ahead = 0): boolean {
    const token = this.peek(ahead)
    return token.type === 'word' && token.text.toUpperCase() === word
  }

  isSign(text: string, ahead = 0): boolean {
    const token = this.peek(ahead)
    return token.type === 'sign' && token.text === text
  }

  /** Takes the word when it comes next. */
  word(word: string): boolean {
    if (!this.isWord(word)) return false
    this.#next++
    return true
  }

  sign(text: string): boolean {
    if (!this.isSign(text)) return false
    this.#next++
    return true
  }

  expectWord(word: string): void {
    if (!this.word(word)) throw syntaxError(this.peek())
  }

  expectSign(text: string): void {
    if (!this.sign(text)) throw syntaxError(this.peek())
  }

  /** True when the next token is a word that may name something. */
  isIdentifier(ahead = 0): boolean {
    const token = this.peek(ahead)
    return token.type === 'word' && !reserved.has(token.text.toUpperCase())
  }

  identifier(): string {
    if (!this.isIdentifier()) throw syntaxError(this.peek())
    return this.take().text
  }

  /** Runs a nested rule; refuses nesting no sensible query has. */
  nested<T>(rule: () => T): T {
    if (++this.#depth > depthLimit)
      throw new QueryError(`The query is nested more than ${depthLimit} levels deep at position ${this.peek().at}.`)
    const result = rule()
    this.#depth--
    return result
  }
}
