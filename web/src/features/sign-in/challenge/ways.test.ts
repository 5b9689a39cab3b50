import { describe, expect, it } from 'vitest'
import { askOf, isComplete, labelOf, typedCode, type Way, waysOf } from './ways.ts'

const challenge = {
  token: 't',
  expiresAt: '2026-11-20T10:10:00Z',
  methods: [
    { id: 'm1', type: 'authenticator', name: 'My phone', primary: true },
    { id: 'm2', type: 'sms', name: 'Text message', hint: '••• 123', primary: false },
  ],
  backupCodes: true,
} as const

const app: Way = { kind: 'authenticator', id: 'm1', name: 'My phone', hint: 'My phone' }
const backup: Way = { kind: 'backup', id: 'backup' }

describe('the ways of a sign-in', () => {
  it('begin with the primary method and end with a backup code, where there are any', () => {
    const ways = waysOf({ ...challenge, methods: [...challenge.methods] })
    expect(ways.map(({ id }) => id)).toEqual(['m1', 'm2', 'backup'])
    expect(ways.map(askOf)).toEqual([
      'Enter the code from My phone.',
      'Enter the code we texted to ••• 123.',
      'Enter one of your backup codes.',
    ])
    expect(ways.map(labelOf)).toEqual(['Use My phone', 'Text a code to ••• 123', 'Use a backup code'])
    expect(waysOf({ ...challenge, methods: [], backupCodes: false })).toEqual([])
  })

  it.each([
    ['123 456', '123456'],
    ['12a34-5678', '123456'],
    ['', ''],
  ])('keep digits alone, at most six: %j', (typed, kept) => expect(typedCode(app, typed)).toBe(kept))

  it.each([
    [app, '12345', false],
    [app, '123456', true],
    [backup, '3k7m-9xq2-vw5', false],
    [backup, '3k7m-9xq2-vw5t', true],
    [backup, '3K7M 9XQ2 VW5T', true],
  ] as const)('%j takes %j: %s', (way, code, complete) => expect(isComplete(way, code)).toBe(complete))
})
