import { createHash } from 'node:crypto'

/** One step of a path: a property name, or `[]` for "each element" in an index path. */
export type Segment = string

/** An index or key path such as `/a/"b c"/[]/?`, split into its steps and its ending. */
export interface IndexPath {
  readonly segments: readonly Segment[]
  /** `?` scalar at this path, `*` everything at and below it, `` a bare path (partition and unique keys, composite members). */
  readonly ending: '?' | '*' | ''
}

const step = /\/(?:"((?:[^"\\]|\\.)*)"|(?!")([^/]*))/gy

/** Splits a path of a container definition. Throws a plain Error when it doesn't start with `/` or has an open quote. */
export function parseIndexPath(path: string): IndexPath {
  const segments: Segment[] = []
  step.lastIndex = 0
  while (step.lastIndex < path.length) {
    const at = step.lastIndex
    const match = step.exec(path)
    if (!match) throw new Error(`The path '${path}' is malformed at position ${at}.`)
    segments.push(match[1] === undefined ? (match[2] ?? '') : match[1].replace(/\\(.)/g, '$1'))
  }
  if (segments.length === 0) throw new Error(`The path '${path}' must start with '/'.`)
  const last = segments.at(-1)
  if (last === '?' || last === '*') return { segments: segments.slice(0, -1), ending: last }
  return { segments, ending: '' }
}

/** One spelling per path, usable as a map key: `/a/"b c"`. */
export function pathKey(segments: readonly Segment[]): string {
  return segments.map((name) => (/^[A-Za-z_][A-Za-z0-9_]*$/.test(name) || name === '[]' ? `/${name}` : `/${JSON.stringify(name)}`)).join('')
}

/** The path in SQLite's JSON path syntax; numbers are array positions. */
export function jsonPath(steps: readonly (string | number)[]): string {
  return `$${steps.map((name) => (typeof name === 'number' ? `[${name}]` : `.${JSON.stringify(name)}`)).join('')}`
}

/** A text as SQL string literal. NUL can't stand in SQL text, so such a name is refused. */
export function sqlText(text: string): string {
  if (text.includes('\0')) throw new Error('A name may not contain the NUL character.')
  return `'${text.replaceAll("'", "''")}'`
}

/** An identifier in SQL quotes. */
export function sqlName(name: string): string {
  if (name.includes('\0')) throw new Error('A name may not contain the NUL character.')
  return `"${name.replaceAll('"', '""')}"`
}

/** Eight hex digits that name a definition; equal definitions get equal names on every machine. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}
