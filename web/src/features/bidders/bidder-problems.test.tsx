import { CallError } from '@auctionwiz/contracts/client'
import { describe, expect, it } from 'vitest'
import { RecordProblems } from '../../ui/record-form/RecordProblems.tsx'
import type { RecordForm } from '../../ui/record-form/use-record-form.ts'
import { type BidderFormValues, emptyBidder } from './bidder-form.ts'
import { bidderProblems } from './bidder-problems.tsx'
import { renderInHouse, wordsOf } from './testing/in-house.tsx'

const ignore = () => undefined

const untouched: RecordForm<BidderFormValues> = {
  values: emptyBidder,
  base: emptyBidder,
  type: ignore,
  settle: ignore,
  dirty: true,
  busy: false,
  errors: {},
  error: undefined,
  foreign: undefined,
  attempt: 1,
  submit: async () => undefined,
  reset: () => undefined,
}

describe('the problems of a form', () => {
  const shown = (form: Partial<RecordForm<BidderFormValues>>) =>
    renderInHouse(
      <RecordProblems name="add" {...bidderProblems({ ...untouched, ...form }, 'Failed to add bidder. Please try again.', ignore)} />,
    )

  it('say that required fields are missing and lead to them', () => {
    const markup = shown({ errors: { firstName: 'This field is required.' } })
    expect(wordsOf(markup)).toContain('Please fill in all required fields')
    expect(markup).toContain('href="#add-firstName"')
  })

  it('say that a filled field needs checking', () => {
    expect(wordsOf(shown({ errors: { zip: 'Too long.' } }))).toContain('Check the highlighted fields')
  })

  it('offer the bidder who has the email', () => {
    const answer = { code: 'bidder_exists', message: 'Taken.', details: { existingId: 'bid_7' }, correlationId: 'c' } as const
    expect(wordsOf(shown({ error: new CallError('Taken.', 409, answer) }))).toBe('Taken. Open the existing bidder')
  })

  it('ask to try again when the service failed', () => {
    expect(wordsOf(shown({ error: new CallError('API Error: 502 Bad Gateway', 502) }))).toBe(
      'Failed to add bidder. Please try again. API Error: 502 Bad Gateway',
    )
  })

  it('show nothing when there are none', () => {
    expect(shown({})).toBe('')
  })
})
