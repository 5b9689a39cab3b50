import type { Approval } from '@auctionwiz/contracts/approvals'
import { describe, expect, it } from 'vitest'
import { type ApprovalPolicy, approvalAt, askApproval, type Decider, decided, decisionRefusal } from './approval.ts'

const now = new Date('2026-11-21T09:00:00Z')
const after = (days: number) => new Date(now.getTime() + days * 86_400_000)
const carl = { userId: 'u_carl', name: 'Carl Clerk' }
const dora = { userId: 'u_dora', name: 'Dora Director' }
const dan = { userId: 'u_dan', name: 'Dan Director' }
const policy: ApprovalPolicy = { permission: 'legal:approve', isFree: ({ amount }) => amount <= 100, days: 14 }
const asked = (amount = 101, by = carl): Approval => askApproval(policy, { amount: { amount, currency: 'USD' }, reason: 'Agreed', by, now })
const director = (person = dora): Decider => ({ ...person, mayDecide: true, inPlaceOf: [] })
const substitute = (...inPlaceOf: Decider['inPlaceOf']): Decider => ({ ...carl, userId: 'u_sue', mayDecide: false, inPlaceOf })
const approve = { decision: 'approve', reason: undefined, now } as const

describe('an approval', () => {
  it('is asked for above the limit alone, and for two weeks', () => {
    expect(asked(100)).toMatchObject({ state: 'unneeded' })
    expect(asked(100)).not.toHaveProperty('expiresAt')
    expect(asked()).toMatchObject({ state: 'pending', expiresAt: '2026-12-05T09:00:00.000Z' })
    expect(approvalAt(asked(), after(13.9)).state).toBe('pending')
    expect(approvalAt(asked(), after(14)).state).toBe('expired')
  })

  const rejected = decided(asked(), { ...approve, decision: 'reject' }, director())
  it.each<[string, Approval, Decider, Date, string | undefined]>([
    ['a director', asked(), director(), now, undefined],
    ['who may not', asked(), { ...carl, userId: 'u_sue', mayDecide: false, inPlaceOf: [] }, now, 'forbidden'],
    ['who asked for it', asked(101, dora), director(), now, 'own'],
    ['a substitute', asked(), substitute(dora), now, undefined],
    ['a substitute of who asked for it', asked(101, dora), substitute(dora), now, 'own'],
    ['a substitute of that one and another', asked(101, dora), substitute(dora, dan), now, undefined],
    ['a director too late', asked(), director(), after(15), 'expired'],
    ['a director after an approval', decided(asked(), approve, director()), director(dan), now, 'decided'],
    ['a director after a rejection', rejected, director(), now, 'decided'],
    ['a director after a rejection, long ago', rejected, director(), after(30), 'decided'],
    ['a director where none was needed', asked(1), director(), now, 'decided'],
  ])('by %s', (_, approval, decider, at, refusal) => {
    expect(decisionRefusal(approval, decider, at)).toBe(refusal)
  })

  it('says in whose place it was decided', () => {
    const byDirector = decided(asked(), { ...approve, reason: 'Fair' }, director())
    expect(byDirector).toMatchObject({ state: 'approved', decidedBy: dora, decisionReason: 'Fair' })
    expect(byDirector).not.toHaveProperty('inPlaceOf')
    expect(decided(asked(101, dora), approve, substitute(dora, dan))).toMatchObject({ decidedBy: { userId: 'u_sue' }, inPlaceOf: dan })
  })
})
