import type { NotificationKind } from '@auctionwiz/contracts/notification-kinds'
import { type CaseState, newCase } from '@auctionwiz/domain/legal-cases/new-case'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { caseEventRecord } from '@auctionwiz/records/case-events'
import { legalCaseDocument, legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { memberRecord } from '@auctionwiz/records/members'
import type { NotificationFacts } from '@auctionwiz/records/notifications'
import { notify } from '@auctionwiz/records/notify'
import { substituteRecord } from '@auctionwiz/records/substitutes'
import { describe, expect, it } from 'vitest'
import { readMember } from '../accounts/members.ts'
import { testApp } from '../testing.ts'

const proposedAt = '2026-11-20T09:00:00.000Z'
const amount = { amount: 5_800_000, currency: 'USD' } as const
const by = (userId: string, name: string) => ({ userId, name })
const pending: NonNullable<CaseState['settlement']> = {
  amount,
  reason: 'Agreed',
  proposedAt,
  proposedBy: by('usr_carl', 'Carl Clerk'),
  state: 'pending',
}
const asked: NotificationFacts = {
  caseNumber: 'LC-7',
  amount,
  limit: { amount: 5_000_000, currency: 'USD' },
  since: proposedAt,
  person: 'Carl Clerk',
}
const task = { id: 'act_1', text: 'Call the court', kind: 'task', createdAt: proposedAt, createdBy: 'Carl Clerk' } as const

/** An administrator and a clerk, and a case that they were told of. */
const told = async (kind: NotificationKind, facts: NotificationFacts, state: Partial<CaseState>) => {
  const app = testApp()
  await app.addUser('usr_ada', 'ada@house.example')
  await app.addUser('usr_carl', 'carl@house.example')
  await app.addAccount('acc_one', 'One', { usr_ada: 'admin', usr_carl: 'staff' })
  const place = { accountId: 'acc_one', auctionHouseId: 'acc_one_house' }
  const cases = partitionOf(app.store, 'cases', ['acc_one', 'acc_one_house'])
  const about = { caseType: 'payment_default', category: 'post_sale', priority: 'high', title: 'Unpaid', jurisdiction: 'NY' } as const
  const put = async (change: Partial<CaseState>) => {
    const fields = { ...newCase({ now: app.now(), by: 'Carl' }), ...about, id: 'case_1', caseNumber: 'LC-7', ...change }
    await cases.write([legalCaseRecord.put(legalCaseDocument(fields))])
  }
  await put(state)
  for (const userId of ['usr_ada', 'usr_carl'])
    await notify(app.store, userId, { cause: ['x'], kind, ...place, subjectId: 'case_1', facts }, app.now())
  const seenBy = async (name: string) => {
    const { token } = await app.enter(`${name}@house.example`, 'acc_one')
    const { notifications } = await app.call('listNotifications', { token })
    return notifications[0]
  }
  return { ...app, put, cases, seenBy }
}

describe('a notification about a settlement', () => {
  it('offers the decision to the substitute of a user who is away and may decide', async () => {
    const { seenBy, cases, now, store } = await told('ask_approval', asked, {
      settlement: { ...pending, proposedBy: by('usr_olga', 'Olga') },
    })
    expect((await seenBy('carl'))?.actions).toEqual(['review_case'])
    const account = partitionOf(store, 'accounts', ['acc_one'])
    const ada = await readMember(account, 'usr_ada')
    const person = { name: 'Ada', firstName: 'Ada', lastName: 'A', email: 'ada@house.example', mfa: false }
    await account.write([memberRecord.put({ ...ada, person })])
    const today = now().toISOString().slice(0, 10)
    const named = { userId: 'usr_ada', name: 'Ada', substituteId: 'usr_carl', substituteName: 'Carl Clerk' }
    await cases.write([substituteRecord.put({ id: 'substitute:usr_ada', ...named, from: today, until: today })])
    expect((await seenBy('carl'))?.actions).toEqual(['approve', 'reject', 'review_case'])
    await cases.write([substituteRecord.put({ id: 'substitute:usr_ada', ...named, from: '2030-01-01', until: '2030-01-02' })])
    expect((await seenBy('carl'))?.actions).toEqual(['review_case'])
  })

  it('offers the decision to a user who may decide, and says what was proposed by whom', async () => {
    const { seenBy } = await told('ask_approval', asked, { settlement: pending })
    expect(await seenBy('ada')).toMatchObject({
      type: 'approval_required',
      priority: 'critical',
      title: 'Settlement needs director approval',
      message: '$58,000.00 is over the limit of $50,000.00. Proposed by Carl Clerk.',
      actionRequired: true,
      actions: ['approve', 'reject', 'review_case'],
      case: { id: 'case_1', number: 'LC-7', version: expect.any(String) },
    })
    expect(await seenBy('carl')).toMatchObject({ actions: ['review_case'], actionRequired: false })
  })

  it('offers no decision on one’s own proposal', async () => {
    const { seenBy } = await told('ask_approval', asked, { settlement: { ...pending, proposedBy: by('usr_ada', 'Ada') } })
    expect((await seenBy('ada')).actions).toEqual(['review_case'])
  })

  it('says who decided meanwhile, and that nothing is left to decide', async () => {
    const decided = { decidedBy: by('usr_dora', 'Dora Director'), decidedAt: '2026-11-21T08:00:00Z' }
    const { seenBy, put } = await told('ask_approval', asked, { settlement: { ...pending, state: 'approved', ...decided } })
    expect(await seenBy('ada')).toMatchObject({
      actions: ['review_case'],
      settled: 'Approved by Dora Director on 21 Nov 2026. There is nothing left for you to decide.',
    })
    await put({ settlement: { ...pending, state: 'rejected', ...decided } })
    expect((await seenBy('ada')).settled).toMatch(/^Rejected by Dora Director/)
    await put({ settlement: { ...pending, proposedAt: '2026-11-21T08:30:00.000Z' } })
    expect(await seenBy('ada')).toMatchObject({
      actions: ['review_case'],
      settled: expect.stringMatching(/^This proposal is no longer open/),
    })
  })
})

describe('a notification about something due', () => {
  it('offers to extend the deadline, and says who did', async () => {
    const { seenBy, put, cases } = await told('remind_filing', { caseNumber: 'LC-7', due: '2026-11-25' }, { filingDeadline: '2026-11-25' })
    expect(await seenBy('carl')).toMatchObject({
      title: 'Filing deadline on 25 Nov 2026',
      actions: ['review_case', 'extend_deadline'],
      case: { deadline: { date: '2026-11-25' } },
    })
    await put({ filingDeadline: '2026-12-01' })
    const moved = { caseId: 'case_1', order: 3, at: '2026-11-21T08:00:00Z', kind: 'changed' } as const
    await cases.write([caseEventRecord.put({ ...moved, fields: ['filingDeadline'], id: 'evt_1', by: 'Blake Howie', automated: false })])
    expect(await seenBy('carl')).toMatchObject({ actions: ['review_case'], settled: 'Deadline moved to 1 Dec 2026 by Blake Howie.' })
  })

  it('names the action item while it is open, then who did it', async () => {
    const facts = { caseNumber: 'LC-7', action: 'Call the court', due: '2026-11-25' }
    const { seenBy, put } = await told('remind_action', facts, { actionItems: [{ ...task, dueDate: '2026-11-25' }] })
    expect(await seenBy('ada')).toMatchObject({ message: 'Call the court', case: { deadline: { date: '2026-11-25', actionId: 'act_1' } } })
    await put({ actionItems: [{ ...task, dueDate: '2026-11-25', doneAt: '2026-11-21T08:00:00Z', doneBy: 'Carl Clerk' }] })
    expect((await seenBy('ada')).settled).toBe('Done by Carl Clerk on 21 Nov 2026. There is nothing left for you to do.')
    await put({ actionItems: [] })
    expect((await seenBy('ada')).settled).toMatch(/^The action item was removed/)
  })

  it('says that the case was closed, or is gone', async () => {
    const { seenBy, put, cases } = await told('remind_inactive', { caseNumber: 'LC-7', since: proposedAt }, {})
    expect(await seenBy('ada')).toMatchObject({ message: 'Nothing has changed since 20 Nov 2026.', actions: ['review_case'] })
    await put({ status: 'CLOSED' })
    expect((await seenBy('ada')).settled).toMatch(/^The case was closed/)
    await cases.write([{ kind: 'remove', id: 'case_1' }])
    expect(await seenBy('ada')).toMatchObject({ actions: [], settled: 'The case no longer exists.' })
  })
})
