import { caseStatuses } from '@auctionwiz/contracts/legal-case-parts'
import { expect, it } from 'vitest'
import { newCase } from './new-case.ts'
import { isReviewOpen, moveRefusal, needsApproval, transitions } from './transitions.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' }) as const
const base = {
  ...newCase({ now: new Date('2026-11-21T09:00:00Z'), by: 'Una Staff' }),
  caseType: 'condition_dispute' as const,
}

/** The moves of the specification, in its order. */
const allowed: Record<string, string[]> = {
  SUBMITTED: ['PENDING', 'DISMISSED'],
  PENDING: ['IN REVIEW', 'DISMISSED'],
  'IN REVIEW': ['MEDIATION', 'LITIGATION', 'RESOLVED', 'DISMISSED'],
  MEDIATION: ['SETTLED', 'LITIGATION', 'DISMISSED'],
  LITIGATION: ['SETTLED', 'RESOLVED', 'DISMISSED'],
  RESOLVED: ['CLOSED'],
  SETTLED: ['CLOSED'],
  DISMISSED: ['CLOSED'],
  CLOSED: [],
}

it.each(caseStatuses.flatMap((from) => caseStatuses.map((to) => [from, to] as const)))('from %s to %s', (status, to) => {
  const paid = { settlement: { amount: usd(1), reason: 'r', proposedAt: '2026-11-21T09:00:00Z', proposedBy: { userId: 'u', name: 'U' } } }
  const settlement = { ...paid.settlement, state: 'unneeded' as const, confirmedAt: '2026-11-21T09:00:00Z' }
  const refusal = moveRefusal({ ...base, status, settlement }, to, usd(100))
  expect(refusal).toBe(allowed[status]?.includes(to) ? undefined : 'case_status')
})

it('closes every status in the end', () => {
  for (const status of caseStatuses) if (status !== 'CLOSED') expect(transitions[status].length).toBeGreaterThan(0)
})

it('takes an amount to settle, a confirmed payment to close, and a decision on what was proposed', () => {
  expect(moveRefusal({ ...base, status: 'MEDIATION' }, 'SETTLED', undefined)).toBe('settlement_required')
  const proposed = { amount: usd(6_000_000), reason: 'r', proposedAt: '2026-11-21T09:00:00Z', proposedBy: { userId: 'u', name: 'U' } }
  const unpaid = { ...base, status: 'SETTLED' as const, settlement: { ...proposed, state: 'unneeded' as const } }
  expect(moveRefusal(unpaid, 'CLOSED', undefined)).toBe('case_unpaid')
  // Imported as settled, without a settlement on record.
  expect(moveRefusal({ ...base, status: 'SETTLED' }, 'CLOSED', undefined)).toBeUndefined()
  const pending = { ...base, status: 'MEDIATION' as const, settlement: { ...proposed, state: 'pending' as const } }
  for (const to of ['SETTLED', 'LITIGATION', 'DISMISSED'] as const) expect(moveRefusal(pending, to, usd(1))).toBe('settlement_pending')
})

it.each([
  [usd(5_000_000), false],
  [usd(5_000_001), true],
  [{ amount: 5_000_001, currency: 'JPY' } as const, true],
])('needs an approval above the limit: %o', (amount, needed) => {
  expect(needsApproval('SETTLED', amount)).toBe(needed)
  expect(needsApproval('RESOLVED', amount)).toBe(false)
})

it('keeps a payment default above the limit in review until its legal review is done', () => {
  const review = { ...base, status: 'IN REVIEW' as const, caseType: 'payment_default' as const, claimAmount: usd(200_001) }
  expect(moveRefusal(review, 'MEDIATION', undefined)).toBe('legal_review_open')
  expect(moveRefusal(review, 'DISMISSED', undefined)).toBeUndefined()
  const item = { id: 'a', text: 'Legal review', kind: 'legal_review', createdAt: '2026-11-21T09:00:00Z', createdBy: 'AuctionWiz' } as const
  expect(isReviewOpen({ ...review, actionItems: [item] })).toBe(true)
  const done = { ...review, actionItems: [{ ...item, doneAt: '2026-11-22T09:00:00Z', doneBy: 'Una Staff' }] }
  expect(moveRefusal(done, 'MEDIATION', undefined)).toBeUndefined()
  expect(moveRefusal({ ...review, claimAmount: usd(200_000) }, 'MEDIATION', undefined)).toBeUndefined()
})
