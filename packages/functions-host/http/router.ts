import type { RegisteredFunction } from '../app/core-module.ts'
import type { FunctionApp } from '../app/load-app.ts'
import { compileRoute, type RouteParams, type RouteTemplate } from './route-template.ts'

export type HttpFunction = { app: FunctionApp; fn: RegisteredFunction; methods: ReadonlySet<string>; template: RouteTemplate }

export type Routing =
  | { found: true; target: HttpFunction; params: RouteParams }
  /** `allowed` is empty for an unknown path, else the methods that the path does answer to. */
  | { found: false; allowed: readonly string[] }

export type Router = (method: string, path: string) => Routing

type AppRoutes = {
  literals: Map<string, HttpFunction[]>
  templates: HttpFunction[]
  /** Take every path: asked last, after the routes of the other apps. */
  catchAlls: HttpFunction[]
}

/** Paths that the Functions host keeps for itself: it refuses functions below them. */
const reserved = new Set(['admin', 'runtime'])

function toHttpFunction(app: FunctionApp, fn: RegisteredFunction): HttpFunction {
  const { route, methods } = fn.trigger.binding
  const own = typeof route === 'string' ? route.replace(/^\/+/, '') : fn.name
  const template = [app.config.routePrefix, own].filter((part) => part !== '').join('/')
  if (reserved.has(template.split('/')[0]?.toLowerCase() ?? ''))
    throw new Error(`${app.name}: the route "${template}" of function ${fn.name} conflicts with one or more built in routes`)
  const declared = Array.isArray(methods) ? methods.map((method) => String(method).toUpperCase()) : ['GET', 'POST']
  return { app, fn, methods: new Set(declared), template: compileRoute(template) }
}

function routesOf(app: FunctionApp): AppRoutes {
  const all = app.functions.filter((fn) => fn.trigger.type === 'httptrigger').map((fn) => toHttpFunction(app, fn))
  const literals = new Map<string, HttpFunction[]>()
  const templates: HttpFunction[] = []
  const catchAlls: HttpFunction[] = []
  for (const entry of all) {
    const { literal } = entry.template
    if (entry.template.catchesAll) catchAlls.push(entry)
    else if (literal === undefined) templates.push(entry)
    else literals.set(literal, [...(literals.get(literal) ?? []), entry])
  }
  templates.sort((left, right) => (left.template.precedence < right.template.precedence ? -1 : 1))
  return { literals, templates, catchAlls }
}

function decode(segment: string): string {
  if (!segment.includes('%')) return segment
  try {
    return decodeURIComponent(segment)
  } catch (error) {
    // Not valid percent encoding: matched unchanged, as ASP.NET Core does.
    if (error instanceof URIError) return segment
    throw error
  }
}

/**
 * Builds the lookup for the http functions of several apps that share a port: the first app with a route for path and method wins,
 * inside an app the most specific route. A route that takes every path comes after those of all apps, first that of the app that knows
 * the path with another method.
 * @throws Error for a route that is malformed or reserved
 */
export function createRouter(apps: readonly FunctionApp[]): Router {
  const tables = apps.map(routesOf)
  const catchAlls = tables.flatMap((table) => table.catchAlls)

  function* candidates(path: string, segments: readonly string[]): Generator<{ target: HttpFunction; params: RouteParams }> {
    const lower = path.toLowerCase()
    for (const { literals, templates } of tables) {
      for (const target of literals.get(lower) ?? []) yield { target, params: {} }
      for (const target of templates) {
        const params = target.template.match(segments)
        if (params) yield { target, params }
      }
    }
  }

  function find(method: string, path: string): Routing {
    const segments = path === '' ? [] : path.split('/').map(decode)
    const allowed = new Set<string>()
    const owners = new Set<FunctionApp>()
    for (const { target, params } of candidates(path, segments)) {
      if (target.methods.has(method)) return { found: true, target, params }
      for (const name of target.methods) allowed.add(name)
      owners.add(target.app)
    }
    const last = catchAlls.filter((target) => target.methods.has(method))
    const target = last.find(({ app }) => owners.has(app)) ?? last[0]
    if (target) return { found: true, target, params: target.template.match(segments) ?? {} }
    if (allowed.has('GET')) allowed.add('HEAD')
    return { found: false, allowed: [...allowed] }
  }

  return (method, rawPath) => {
    const path = rawPath.slice(rawPath.startsWith('/') ? 1 : 0, rawPath.endsWith('/') && rawPath.length > 1 ? -1 : undefined)
    const routing = find(method, path)
    // GET routes answer HEAD too, unless another function declares HEAD.
    if (!routing.found && method === 'HEAD' && routing.allowed.includes('GET')) return find('GET', path)
    return routing
  }
}
