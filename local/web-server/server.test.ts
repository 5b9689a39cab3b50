import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWebServer } from './server.ts'

const folder = mkdtempSync(join(tmpdir(), 'web-server-'))
const long = 'body { margin: 0 }\n'.repeat(100)
let server: Server

beforeAll(async () => {
  write('index.html', '<!doctype html><title>app</title>')
  write('redirect.html', 'bridge')
  write('not-found.html', 'gone')
  write('assets/app-1a2b.css', long)
  write('assets/app-1a2b.css.gz', gzipSync('/* from the .gz file */'))
  write('assets/logo.svg', '<svg/>')
  write('.env', 'secret')
  write('data.thing', 'x')
  write(
    'staticwebapp.config.json',
    JSON.stringify({
      navigationFallback: { rewrite: '/index.html', exclude: ['/assets/*', '*.{png,json}'] },
      routes: [
        { route: '/redirect.html', headers: { 'Cross-Origin-Opener-Policy': '', 'Cache-Control': 'no-store' } },
        { route: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
        { route: '/not-found.html', headers: { 'Cache-Control': 'no-store' } },
        { route: '/old', redirect: '/new', statusCode: 301 },
        { route: '/alias', rewrite: '/redirect.html' },
      ],
      globalHeaders: { 'Cross-Origin-Opener-Policy': 'same-origin', 'X-Content-Type-Options': 'nosniff' },
      mimeTypes: { '.thing': 'text/x-thing' },
      responseOverrides: { '404': { rewrite: '/not-found.html' } },
    }),
  )
  server = createWebServer({ folder, memory: { '/config.json': { environment: 'test' } } })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

function write(name: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), content)
}

/** Node's own client: it sends a path as it is, and leaves encoded bodies alone. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const call = httpRequest({ port, host: '127.0.0.1', path, method, headers }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk as Buffer)
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) })
    })
    call.once('error', reject).end()
  })
}

describe('files', () => {
  test.each([
    ['/', 200, 'text/html; charset=utf-8', 'app'],
    ['/index.html', 200, 'text/html; charset=utf-8', 'app'],
    ['/bidders/42?tab=history', 200, 'text/html; charset=utf-8', 'app'],
    ['/assets/logo.svg', 200, 'image/svg+xml', '<svg/>'],
    ['/data.thing', 200, 'text/x-thing', 'x'],
    ['/alias', 200, 'text/html; charset=utf-8', 'bridge'],
    ['/config.json', 200, 'application/json; charset=utf-8', '{"environment":"test"}'],
    ['/assets/missing.js', 404, 'text/html; charset=utf-8', 'gone'],
    ['/missing.png', 404, 'text/html; charset=utf-8', 'gone'],
    ['/staticwebapp.config.json', 404, 'text/html; charset=utf-8', 'gone'],
  ])('GET %s is %i %s', async (path, status, type, text) => {
    const answer = await get(path)
    expect([answer.status, answer.headers['content-type']]).toEqual([status, type])
    expect(answer.body.toString()).toContain(text)
  })

  test.each(['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/.env', '/assets/..%5c..%5c.env', '/%00'])(
    '%s shows nothing of the disk',
    async (path) => {
      const { body } = await get(path)
      expect(body.toString()).toMatch(/app|gone/)
    },
  )

  test.each(['//staticwebapp.config.json', '/.//staticwebapp.config.json'])('%s is no other name of the configuration', async (path) => {
    expect((await get(path)).body.toString()).toMatch(/^gone|^<!doctype/)
  })

  test('a malformed address is a 400, another method a 405', async () => {
    expect((await get('/%zz')).status).toBe(400)
    const post = await get('/', {}, 'POST')
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  test('HEAD has the headers alone', async () => {
    const answer = await get('/', {}, 'HEAD')
    expect([answer.status, answer.body.length, answer.headers['content-length']]).toEqual([200, 0, '33'])
  })

  test('a file that changed on disk is served again', async () => {
    write('page.html', 'one')
    const first = await get('/page.html')
    write('page.html', 'second')
    const second = await get('/page.html')
    expect(second.body.toString()).toBe('second')
    expect(second.headers.etag).not.toBe(first.headers.etag)
  })
})

describe('headers', () => {
  test('global headers are on every answer, and a route can take one away', async () => {
    expect((await get('/')).headers['cross-origin-opener-policy']).toBe('same-origin')
    const bridge = await get('/redirect.html')
    expect(bridge.headers['cross-origin-opener-policy']).toBeUndefined()
    expect(bridge.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  })

  test('a redirect keeps its status', async () => {
    const answer = await get('/old')
    expect([answer.status, answer.headers.location]).toEqual([301, '/new'])
  })

  test('assets are cached forever, pages are revalidated, and an unchanged file is a 304', async () => {
    const asset = await get('/assets/logo.svg')
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('/')).headers['cache-control']).toBe('no-cache')
    const again = await get('/assets/logo.svg', { 'if-none-match': asset.headers.etag ?? '' })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })
})

test('a missing asset is a 404 that no cache keeps, with a page in its place or without', async () => {
  const { status, headers } = await get('/assets/of-the-next-release.js')
  expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
  const bare = createWebServer({ folder: join(folder, 'assets'), memory: {} })
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))
  const missing = await fetch(`http://127.0.0.1:${(bare.address() as AddressInfo).port}/none.js`)
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
  await new Promise((resolve) => bare.close(resolve))
})

describe('compression', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['identity', undefined],
    ['br;q=0, gzip;q=0', undefined],
  ])('Accept-Encoding %s gives %s', async (accept, encoding) => {
    const answer = await get('/assets/app-1a2b.css', { 'accept-encoding': accept })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toBe('Accept-Encoding')
  })

  test('a compressed file next to it is used, else the content is compressed', async () => {
    const gz = await get('/assets/app-1a2b.css', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(gz.body).toString()).toBe('/* from the .gz file */')
    const br = await get('/assets/app-1a2b.css', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(br.body).toString()).toBe(long)
  })

  test('what is tiny stays as it is', async () => {
    expect((await get('/assets/logo.svg', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined()
  })
})
