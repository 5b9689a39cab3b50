import { describe, expect, it } from 'vitest'
import { busyErrorOf, isWorthASecond } from './busy.ts'
import { storeErrorOf } from './cosmos-errors.ts'

const coded = (code: unknown) => Object.assign(new Error('whatever the SDK says'), { code })

describe('what counts as busy', () => {
  it.each([408, 410, 429, 449, 500, 502, 503, 504, '503', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'TimeoutError'])(
    'the code %s of the database',
    (code) => {
      expect(storeErrorOf(coded(code))).toMatchObject({ reason: 'busy', message: `database: ${code}`, retryAfterMs: 1000 })
    },
  )

  it.each([
    ['a status of storage', Object.assign(new Error('Server Busy'), { statusCode: 503, code: 'ServerBusy' })],
    ['a connection of storage', coded('REQUEST_SEND_ERROR')],
    ['a call that fetch gave up', new DOMException('timed out', 'TimeoutError')],
    ['a connection behind fetch', new TypeError('fetch failed', { cause: coded('ECONNREFUSED') })],
  ])('%s', (_, error) => {
    expect(busyErrorOf(error, 'storage', 5000)).toMatchObject({ reason: 'busy', retryAfterMs: 5000 })
  })

  it('waits as long as the service asks for', () => {
    expect(storeErrorOf(Object.assign(coded(429), { retryAfterInMs: 70 }))).toMatchObject({ retryAfterMs: 70 })
  })

  it.each([400, 401, 403, 404, 409, 412, 413, 'ERR_INVALID_ARG_TYPE', undefined, null, ''])('not the code %s', (code) => {
    expect(busyErrorOf(coded(code), 'storage')).toBeUndefined()
  })

  it('passes what it does not know unchanged', () => {
    const error = new TypeError('nothing holds counts.x')
    expect(storeErrorOf(error)).toBe(error)
  })

  it.each([
    [503, true],
    ['ECONNRESET', true],
    [429, false],
    ['TimeoutError', false],
    [500, false],
  ])('says of %s whether a second attempt at once makes sense: %s', (code, expected) => {
    expect(isWorthASecond(coded(code))).toBe(expected)
  })
})
