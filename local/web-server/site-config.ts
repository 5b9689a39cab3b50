import { compileRoute } from './glob.ts'

type Headers = Record<string, string>

export type Route = {
  matches: (path: string) => boolean
  methods?: string[]
  headers: Headers
  rewrite?: string
  redirect?: string
  statusCode?: number
}

/** staticwebapp.config.json, checked and ready to use. */
export type SiteConfig = {
  routes: Route[]
  fallback?: { rewrite: string; excluded: (path: string) => boolean }
  globalHeaders: Headers
  mimeTypes: Headers
  overrides: Record<string, { rewrite?: string; redirect?: string; statusCode?: number }>
}

type RawRoute = {
  route?: string
  methods?: string[]
  headers?: Headers
  rewrite?: string
  redirect?: string
  statusCode?: number
  allowedRoles?: string[]
}

const known = ['$schema', 'routes', 'navigationFallback', 'globalHeaders', 'mimeTypes', 'responseOverrides', 'trailingSlash', 'platform']
const knownInRoute = ['route', 'methods', 'headers', 'rewrite', 'redirect', 'statusCode', 'allowedRoles']

/**
 * Reads the file's text. What Azure would do and this server does not is refused by name, never passed over. The addresses of this machine
 * that it allows move with the ports of the stack, by `portOffset`.
 */
export function readSiteConfig(text: string, portOffset = 0): SiteConfig {
  const moved = text.replace(/http:\/\/localhost:(\d+)/g, (_all, port) => `http://localhost:${Number(port) + portOffset}`)
  const raw = JSON.parse(moved) as Record<string, unknown>
  refuseUnknown(Object.keys(raw), known, '')
  const fallback = raw.navigationFallback as { rewrite: string; exclude?: string[] } | undefined
  const excludes = (fallback?.exclude ?? []).map(compileRoute)
  return {
    routes: ((raw.routes ?? []) as RawRoute[]).map(readRoute),
    ...(fallback && { fallback: { rewrite: fallback.rewrite, excluded: (path: string) => excludes.some((matches) => matches(path)) } }),
    globalHeaders: lowerCase((raw.globalHeaders ?? {}) as Headers),
    mimeTypes: lowerCase((raw.mimeTypes ?? {}) as Headers),
    overrides: (raw.responseOverrides ?? {}) as SiteConfig['overrides'],
  }
}

/** The route that decides: the first that matches, as Azure takes them. */
export function routeFor(config: SiteConfig, path: string, method: string): Route | undefined {
  return config.routes.find((route) => route.matches(path) && (!route.methods || route.methods.includes(method)))
}

/** Global headers with those of the route over them; an empty value takes the global one away. */
export function headersFor(config: SiteConfig, route: Route | undefined): Headers {
  const merged = { ...config.globalHeaders, ...route?.headers }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''))
}

function readRoute(raw: RawRoute, index: number): Route {
  refuseUnknown(Object.keys(raw), knownInRoute, `routes[${index}].`)
  if (!raw.route) throw new Error(`staticwebapp.config.json: routes[${index}] has no "route"`)
  if (raw.allowedRoles && !raw.allowedRoles.includes('anonymous')) {
    throw new Error(`staticwebapp.config.json: routes[${index}] asks for roles, which the local server does not know`)
  }
  return {
    matches: compileRoute(raw.route),
    headers: lowerCase(raw.headers ?? {}),
    ...(raw.methods && { methods: raw.methods.map((method) => method.toUpperCase()) }),
    ...(raw.rewrite && { rewrite: raw.rewrite }),
    ...(raw.redirect && { redirect: raw.redirect }),
    ...(raw.statusCode && { statusCode: raw.statusCode }),
  }
}

function refuseUnknown(names: string[], allowed: string[], where: string): void {
  const unknown = names.find((name) => !allowed.includes(name))
  if (unknown) throw new Error(`staticwebapp.config.json: "${where}${unknown}" is not built into the local server`)
}

function lowerCase(headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}
