import { describe, expect, it } from 'vitest'
import { eventDetail, eventLabel, isWarning } from './event-texts.ts'

describe('a security event', () => {
  it('reads in words, also one that is not known yet', () => {
    expect(eventLabel({ action: 'user.sign_in' })).toBe('Signed in')
    expect(eventLabel({ action: 'user.something_new' })).toBe('user.something_new')
  })

  it.each([
    [{ device: 'Chrome on macOS', method: 'password+authenticator' }, 'Chrome on macOS · authenticator · from 203.0.113.9'],
    [{ kind: 'sms' }, 'text message · from 203.0.113.9'],
    [{ method: 'microsoft' }, 'microsoft · from 203.0.113.9'],
    [{ count: 7 }, '7 in a row · from 203.0.113.9'],
    [undefined, 'from 203.0.113.9'],
    ['something', 'from 203.0.113.9'],
  ])('shows for %j where from and with what', (after, detail) => {
    expect(eventDetail({ address: '203.0.113.9', after })).toBe(detail)
  })

  it('warns of a token that was used twice', () => {
    expect(isWarning({ action: 'session.refresh_reused' })).toBe(true)
    expect(isWarning({ action: 'user.sign_in' })).toBe(false)
  })
})
