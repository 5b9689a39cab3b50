import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { compileRoute } from './glob.ts'
import { headersFor, readSiteConfig, routeFor } from './site-config.ts'

describe('compileRoute', () => {
  test.each([
    ['/a', '/a', true],
    ['/a', '/a/b', false],
    ['/images/*', '/images/x/y.png', true],
    ['/images/*', '/image', false],
    ['*.css', '/deep/x.css', true],
    ['/assets/*.{js,css}', '/assets/a.js', true],
    ['/assets/*.{js,css}', '/assets/a.png', false],
    ['/*', '/', true],
  ])('%s on %s: %s', (pattern, path, matches) => {
    expect(compileRoute(pattern)(path)).toBe(matches)
  })

  test.each(['/a*b*', '/a/{b}/c', '/a.{js,css}'])('%s is refused', (pattern) => {
    expect(() => compileRoute(pattern)).toThrow(pattern)
  })
})

test.each([
  [{ auth: {} }, '"auth" is not built'],
  [{ routes: [{ headers: {} }] }, 'routes[0] has no "route"'],
  [{ routes: [{ route: '/a', allowedRoles: ['authenticated'] }] }, 'asks for roles'],
  [{ routes: [{ route: '/a', serve: '/b' }] }, '"routes[0].serve" is not built'],
])('%j is refused: %s', (config, message) => {
  expect(() => readSiteConfig(JSON.stringify(config))).toThrow(message)
})

test('the allowed addresses of this machine move with the ports', () => {
  const policy = "connect-src 'self' http://localhost:7071 http://localhost:9091 https://login.example"
  const site = readSiteConfig(JSON.stringify({ globalHeaders: { 'Content-Security-Policy': policy } }), 100)
  expect(headersFor(site, undefined)).toEqual({
    'content-security-policy': "connect-src 'self' http://localhost:7171 http://localhost:9191 https://login.example",
  })
})

describe('the configuration of the web app', () => {
  const site = readSiteConfig(readFileSync(join(import.meta.dirname, '../../web/public/staticwebapp.config.json'), 'utf8'))

  it.each(['/', '/bidders', '/assets/app.js', '/redirect.html', '/config.json'])('%s has what browsers protect people by', (path) => {
    const headers = headersFor(site, routeFor(site, path, 'GET'))
    const policy = headers['content-security-policy']?.split('; ')
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]),
    )
    expect(policy?.join()).not.toMatch(/unsafe-|\*/)
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    })
  })
})
