import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { contentTypes } from './content-types.ts'
import { type Encoding, type SiteFile, SiteFiles } from './files.ts'
import { acceptedEncodings, notModified } from './negotiate.ts'
import { headersFor, type Route, readSiteConfig, routeFor, type SiteConfig } from './site-config.ts'

export type WebServerOptions = {
  /** The built site, with its staticwebapp.config.json. */
  folder: string
  /** Paths served from memory, such as `/config.json`, as JSON. */
  memory: Record<string, object>
  /** How far the ports of the stack are shifted; the allowed addresses follow. */
  portOffset?: number
}

type Answer = { status: number; headers: Record<string, string>; body?: Buffer }

/**
 * Serves a built site the way Azure Static Web Apps does: routes, global headers, navigation fallback, response overrides and MIME types of
 * its staticwebapp.config.json, which is read again when it changes.
 */
export function createWebServer(options: WebServerOptions): Server {
  const files = new SiteFiles(options.folder)
  const config = siteConfig(files, options.portOffset ?? 0)
  const server = createServer((request, response) => {
    answer(request, options, files, config)
      .catch((error: Error) => {
        console.error(`error ${error.stack}`)
        return plain(500, 'The local web server failed; see its log.', {})
      })
      .then((result) => send(request, response, result))
  })
  server.keepAliveTimeout = 60_000
  return server
}

function siteConfig(files: SiteFiles, portOffset: number): () => Promise<SiteConfig> {
  let read: { etag: string; config: SiteConfig } | undefined
  return async () => {
    const file = await files.find('/staticwebapp.config.json')
    const etag = file?.etag ?? ''
    if (read?.etag !== etag) read = { etag, config: readSiteConfig(file?.data.toString() ?? '{}', portOffset) }
    return read.config
  }
}

async function answer(
  request: IncomingMessage,
  options: WebServerOptions,
  files: SiteFiles,
  config: () => Promise<SiteConfig>,
): Promise<Answer> {
  const site = await config()
  const method = request.method ?? 'GET'
  const path = decodePath(request.url ?? '/')
  if (path === undefined) return plain(400, 'The address is malformed.', site.globalHeaders)
  const route = routeFor(site, path, method)
  const headers = headersFor(site, route)
  if (method !== 'GET' && method !== 'HEAD') return plain(405, 'Only GET and HEAD are served here.', { ...headers, allow: 'GET, HEAD' })
  if (route?.redirect) return { status: route.statusCode ?? 302, headers: { ...headers, location: route.redirect } }
  const inMemory = options.memory[path]
  if (inMemory) {
    const type = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' }
    return { status: 200, headers: { ...type, ...headers }, body: Buffer.from(JSON.stringify(inMemory)) }
  }
  const found = await findFile(files, site, route, path)
  if (found)
    return fileAnswer(
      request,
      files,
      site,
      found.file,
      route?.statusCode ?? 200,
      found.isFallback ? fallbackHeaders(site, found.file) : headers,
    )
  return missing(request, files, site, headers)
}

async function findFile(files: SiteFiles, site: SiteConfig, route: Route | undefined, path: string) {
  const file = path === '/staticwebapp.config.json' ? undefined : await files.find(route?.rewrite ?? path)
  if (file) return { file, isFallback: false }
  if (!site.fallback || site.fallback.excluded(path)) return undefined
  const fallback = await files.find(site.fallback.rewrite)
  return fallback && { file: fallback, isFallback: true }
}

/** A page reached by the fallback, or in place of a file that is missing, gets the headers of the file that is served. */
function fallbackHeaders(site: SiteConfig, file: SiteFile): Record<string, string> {
  return headersFor(site, routeFor(site, file.path, 'GET'))
}

async function missing(request: IncomingMessage, files: SiteFiles, site: SiteConfig, headers: Record<string, string>): Promise<Answer> {
  const override = site.overrides['404']
  if (override?.redirect) return { status: override.statusCode ?? 302, headers: { ...headers, location: override.redirect } }
  const file = override?.rewrite ? await files.find(override.rewrite) : undefined
  if (file) return fileAnswer(request, files, site, file, override?.statusCode ?? 404, fallbackHeaders(site, file))
  // A route that keeps its files for ever must not keep their absence: the next release may bring them.
  return plain(404, 'There is nothing here.', { ...headers, 'cache-control': 'no-store' })
}

async function fileAnswer(
  request: IncomingMessage,
  files: SiteFiles,
  site: SiteConfig,
  file: SiteFile,
  status: number,
  headers: Record<string, string>,
): Promise<Answer> {
  const ending = extname(file.path).toLowerCase()
  const common: Record<string, string> = {
    // Names in assets/ carry a hash of their content; everything else is revalidated.
    'cache-control': file.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    'content-type': site.mimeTypes[ending] ?? contentTypes[ending] ?? 'application/octet-stream',
    vary: 'Accept-Encoding',
    etag: file.etag,
    ...headers,
  }
  if (status === 200 && notModified(request.headers['if-none-match'], file.etag)) return { status: 304, headers: common }
  const { encoding, body } = await chooseBody(files, file, acceptedEncodings(request.headers['accept-encoding']))
  return { status, headers: { ...common, ...(encoding && { 'content-encoding': encoding }) }, body }
}

async function chooseBody(files: SiteFiles, file: SiteFile, accepted: Encoding[]): Promise<{ encoding?: Encoding; body: Buffer }> {
  const encoding = accepted[0]
  const body = encoding && (await files.encode(file, encoding))
  return encoding && body ? { encoding, body } : { body: file.data }
}

function plain(status: number, text: string, headers: Record<string, string>): Answer {
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: Buffer.from(`${text}\n`),
  }
}

function decodePath(target: string): string | undefined {
  try {
    const path = decodeURIComponent(target.split(/[?#]/)[0] ?? '/')
    return path.startsWith('/') ? path : undefined
  } catch {
    // A percent sign that starts no escape: the caller answers 400.
    return undefined
  }
}

function send(request: IncomingMessage, response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headers, ...(status === 304 ? {} : { 'content-length': String(body?.length ?? 0) }) })
  response.end(request.method === 'HEAD' ? undefined : body)
}
