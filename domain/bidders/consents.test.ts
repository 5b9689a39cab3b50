import type { BidderConsents } from '@auctionwiz/contracts/staff-entries'
import { describe, expect, it } from 'vitest'
import { agreesToEmail, agreesToTexts, stricterConsents } from './consents.ts'

const consent = (given: boolean, at = '2026-11-01T09:00:00Z') => ({ given, source: 'phone' as const, at, by: 'Una', byId: 'u1' })
const record = (consents: BidderConsents | undefined, email = 'ann@example.com', phone = '+1 212 555 0148') => ({
  ...(consents && { consents }),
  email,
  phone,
})
const survivor = { email: 'ANN@example.com', phone: '+12125550148' }

it('takes silence for emails as yes, and for texts as no', () => {
  expect([agreesToEmail({}), agreesToTexts({})]).toEqual([true, false])
  const refused = { consents: { email: consent(false), text: consent(false) } }
  expect([agreesToEmail(refused), agreesToTexts(refused)]).toEqual([false, false])
  expect(agreesToTexts({ consents: { text: consent(true) } })).toBe(true)
})

describe('of two merged records', () => {
  it('keeps a refusal, whichever record has it and whatever address survives', () => {
    const refusing = record({ email: consent(false) }, 'other@example.com')
    for (const records of [
      [record({ email: consent(true, '2026-11-09T09:00:00Z') }), refusing],
      [refusing, record({ email: consent(true) })],
    ])
      expect(stricterConsents(records, survivor)).toEqual({ email: consent(false) })
  })

  it('keeps an agreement only for the address or number it was given for', () => {
    const agreed = { email: consent(true), text: consent(true) }
    expect(stricterConsents([record(agreed), record(undefined, 'other@example.com', '')], survivor)).toEqual(agreed)
    expect(stricterConsents([record(agreed, 'other@example.com', '+44 20 7946 0000'), record(undefined)], survivor)).toBeUndefined()
  })

  it('keeps the later of two that say the same', () => {
    const later = consent(true, '2026-11-09T09:00:00Z')
    expect(stricterConsents([record({ text: consent(true) }), record({ text: later })], survivor)).toEqual({ text: later })
  })
})
