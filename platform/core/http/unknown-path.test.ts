import { expect, it } from 'vitest'
import { silentLog } from '../testing/test-runtime.ts'
import { unknownPath } from './unknown-path.ts'

const log = silentLog
const answer = unknownPath(
  [
    { method: 'GET', path: 'bidders' },
    { method: 'POST', path: 'bidders' },
    { method: 'PUT', path: 'bidders/{id}' },
    { method: 'GET', path: '.well-known/jwks.json' },
  ],
  { log },
)
const read = (method: string, path: string) => {
  const { status, headers, body } = answer({ method, path, header: () => undefined })
  return { status, allow: headers.allow, ...JSON.parse(String(body)), id: headers['x-correlation-id'] }
}

it.each(['/', '/bidder', '/bidders/1/2', '/xwell-known/jwks.json', '/%zz'])('answers 404 for %s, in the form of all failures', (path) => {
  expect(read('GET', path)).toMatchObject({ status: 404, error: { code: 'unknown_path', correlationId: expect.stringMatching(/^req_/) } })
})

it.each([
  ['DELETE', '/bidders', 'GET, POST'],
  ['PATCH', '/Bidders/bid_1/', 'PUT'],
])('answers 405 for %s %s and names what the path takes', (method, path, allow) => {
  const found = read(method, path)
  expect(found).toMatchObject({ status: 405, allow, error: { code: 'method_not_allowed', details: { method, allowed: allow } } })
  expect(found.id).toBe(found.error.correlationId)
})

it('keeps the correlation id of the caller', () => {
  const { headers } = answer({ method: 'GET', path: '/x', header: () => 'caller-12345' })
  expect(headers['x-correlation-id']).toBe('caller-12345')
})
