import { parseConstraint } from './route-constraints.ts'

export type RouteParams = Record<string, string>

type Parameter = { name: string; checks: ((value: string) => boolean)[]; catchAll: boolean; optional: boolean; fallback?: string }

type Segment =
  | { kind: 'literal'; text: string }
  | { kind: 'parameter'; parameter: Parameter }
  /** Text and parameters mixed, such as `{name}.csv`. */
  | { kind: 'mixed'; pattern: RegExp; parameters: Parameter[] }

export type RouteTemplate = {
  /** Sorts templates as ASP.NET Core does: literals first, then constrained parameters, parameters, catch-alls; segment by segment. */
  precedence: string
  /** A template without parameters, in lower case and without slashes at the ends; undefined when it has some. */
  literal: string | undefined
  /** Whether it takes every path, as `{*path}` does. */
  catchesAll: boolean
  /** @param segments the path's segments, decoded. @returns the parameters, or undefined when the path is not of this template */
  match(segments: readonly string[]): RouteParams | undefined
}

/** Splits at `separator` outside braces and parentheses: a regex constraint may hold both. */
function splitOutside(text: string, separator: string): string[] {
  const parts = ['']
  let depth = 0
  for (const character of text) {
    if (character === '{' || character === '(') depth++
    if (character === '}' || character === ')') depth--
    if (character === separator && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts
}

function parseParameter(text: string): Parameter {
  const parts = /^(\*{0,2})([^:=?*{}]+)(.*)$/.exec(text)
  if (!parts?.[2]) throw new Error(`"{${text}}" is not a route parameter`)
  const [, stars = '', name, rest = ''] = parts
  const optional = rest.endsWith('?')
  const [constraints = '', fallback] = splitOutside(optional ? rest.slice(0, -1) : rest, '=')
  const checks = splitOutside(constraints, ':').slice(1).map(parseConstraint)
  return { name, checks, catchAll: stars !== '', optional: optional || fallback !== undefined, ...(fallback !== undefined && { fallback }) }
}

function parseSegment(text: string): Segment {
  const pieces = text.match(/\{(?:[^{}]|\{\{|\}\})*\}|[^{}]+/g) ?? []
  if (pieces.join('') !== text) throw new Error(`"${text}" has unbalanced braces`)
  const parameters = pieces.filter((piece) => piece.startsWith('{')).map((piece) => parseParameter(piece.slice(1, -1)))
  const [only] = parameters
  if (!only) return { kind: 'literal', text: text.toLowerCase() }
  if (pieces.length === 1) return { kind: 'parameter', parameter: only }
  const source = pieces.map((piece) => (piece.startsWith('{') ? '(.+)' : piece.replace(/[.*+?^$()|[\]\\]/g, '\\$&')))
  return { kind: 'mixed', pattern: new RegExp(`^${source.join('')}$`, 'i'), parameters }
}

const rankOfCatchAll = '5'

function rank(segment: Segment): string {
  if (segment.kind === 'literal') return '1'
  if (segment.kind === 'mixed') return '2'
  const { catchAll, checks } = segment.parameter
  return String((catchAll ? 5 : 3) - (checks.length > 0 ? 1 : 0))
}

const accepts = (parameter: Parameter, value: string): boolean => parameter.checks.every((check) => check(value))

function take(segment: Segment, value: string, params: RouteParams): boolean {
  if (segment.kind === 'literal') return segment.text === value.toLowerCase()
  if (segment.kind === 'parameter') {
    params[segment.parameter.name] = value
    return value !== '' && accepts(segment.parameter, value)
  }
  const found = segment.pattern.exec(value)
  if (!found) return false
  return segment.parameters.every((parameter, index) => {
    const part = found[index + 1] ?? ''
    params[parameter.name] = part
    return accepts(parameter, part)
  })
}

/** An absent trailing segment is fine when its parameter is optional or has a default. */
function takeAbsent(segment: Segment, params: RouteParams): boolean {
  if (segment.kind !== 'parameter') return false
  const { optional, catchAll, fallback, name } = segment.parameter
  if (fallback !== undefined) params[name] = fallback
  return optional || catchAll
}

function isCatchAll(segment: Segment): segment is Segment & { kind: 'parameter' } {
  return segment.kind === 'parameter' && segment.parameter.catchAll
}

/** Takes as many segments as the template may have. */
function matchSegments(template: readonly Segment[], segments: readonly string[]): RouteParams | undefined {
  const params: RouteParams = {}
  for (const [index, segment] of template.entries()) {
    if (isCatchAll(segment) && index < segments.length) {
      const rest = segments.slice(index).join('/')
      params[segment.parameter.name] = rest
      return accepts(segment.parameter, rest) ? params : undefined
    }
    const value = segments[index]
    if (!(value === undefined ? takeAbsent(segment, params) : take(segment, value, params))) return undefined
  }
  return params
}

/**
 * Compiles a route template of ASP.NET Core's form: `bidders/{id:guid}`, `files/{*path}`, `report/{year?}`, `{name}.csv`.
 * Literals match in any case.
 * @throws Error naming the part that is not of that form
 */
export function compileRoute(template: string): RouteTemplate {
  const trimmed = template.replace(/^\/+|\/+$/g, '')
  const segments = trimmed === '' ? [] : splitOutside(trimmed, '/').map(parseSegment)
  const literal = segments.every((segment) => segment.kind === 'literal') ? trimmed.toLowerCase() : undefined
  const precedence = segments.map(rank).join('')
  // The number of segments refuses most templates, before anything is compared.
  const fewest = segments.findLastIndex((segment) => !takeAbsent(segment, {})) + 1
  const most = segments.some(isCatchAll) ? Number.POSITIVE_INFINITY : segments.length
  const match = (path: readonly string[]) => (path.length < fewest || path.length > most ? undefined : matchSegments(segments, path))
  return { precedence, literal, catchesAll: precedence === rankOfCatchAll, match }
}
