import { expect, it } from 'vitest'
import { unreachableBy } from './unreachable.ts'

const consent = (given: boolean) => ({ given, source: 'form' as const, at: '2026-11-01T09:00:00Z', by: 'Una', byId: 'u1' })
const ann = { status: 'Active' as const, email: 'ann@example.com', phone: '+1 212 555 0148' }

it.each([
  ['email', {}, undefined],
  ['email', { email: '' }, 'noEmail'],
  ['email', { consents: { email: consent(false) } }, 'noConsent'],
  ['email', { status: 'Suspended' as const }, 'suspended'],
  ['text', {}, 'noTextConsent'],
  ['text', { consents: { text: consent(false) } }, 'noTextConsent'],
  ['text', { consents: { text: consent(true) } }, undefined],
  ['text', { consents: { text: consent(true) }, email: '' }, undefined],
  ['text', { consents: { text: consent(true) }, phone: '020 7946 0148 0' }, 'noPhone'],
  ['text', { consents: { text: consent(true) }, status: 'Suspended' as const }, 'suspended'],
] as const)('by %s, with %j: %s', (channel, given, reason) => {
  expect(unreachableBy({ ...ann, ...given }, channel)).toBe(reason)
})
