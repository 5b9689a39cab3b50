import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { notificationRecord } from '@auctionwiz/records/notifications'
import { describe, expect, it } from 'vitest'
import { caseApp } from './testing.ts'

const noticesOf = async (app: Pick<Awaited<ReturnType<typeof caseApp>>, 'store'>, userId: string) => {
  const { items } = await readerOf(notificationRecord, partitionOf(app.store, 'identities', [userId])).page({}, { limit: 20 })
  return items.map(({ document: { kind, facts, subjectId } }) => ({ kind, facts, subjectId }))
}

it('notifies a new assignee of the case once, and no user who took it themselves', async () => {
  const app = await caseApp()
  const { id, caseNumber, version } = await app.file()
  const assign = (userId: string, from: string) => app.call('assignLegalCase', { params: { id }, body: { userId, version: from } })
  const assigned = await assign('u_carl', version)
  await assign('u_carl', assigned.version)
  const facts = { caseNumber, person: 'Una Staff' }
  expect(await noticesOf(app, 'u_carl')).toEqual([{ kind: 'case_assigned', facts, subjectId: id }])
  const body = { userId: 'u_dora', version: assigned.version }
  await app.call('assignLegalCase', { userId: 'u_dora', params: { id }, body })
  expect(await noticesOf(app, 'u_dora')).toEqual([])
})

it('notifies the assignee of each move by another user, and of none that waits for an approval', async () => {
  const app = await caseApp()
  const { id, version } = await app.file()
  const { version: assigned } = await app.call('assignLegalCase', { params: { id }, body: { userId: 'u_carl', version } })
  app.clock.now = new Date(app.clock.now.getTime() + 60_000)
  const moved = await app.moveTo({ id, version: assigned }, 'PENDING')
  const statuses = async () => (await noticesOf(app, 'u_carl')).flatMap(({ kind, facts }) => (kind === 'case_moved' ? [facts.status] : []))
  expect(await statuses()).toEqual(['PENDING'])
  const own = await app.call('changeLegalCaseStatus', {
    userId: 'u_carl',
    params: { id },
    body: { status: 'IN REVIEW', reason: 'Read', version: moved.version },
  })
  app.clock.now = new Date(app.clock.now.getTime() + 60_000)
  const mediation = await app.moveTo({ id, version: own.version }, 'MEDIATION')
  app.clock.now = new Date(app.clock.now.getTime() + 60_000)
  const settlementAmount = { amount: 90_000_00, currency: 'USD' }
  const body = { status: 'SETTLED', reason: 'Agreed', settlementAmount, version: mediation.version }
  expect(await app.call('changeLegalCaseStatus', { params: { id }, body })).toMatchObject({ settlement: { state: 'pending' } })
  expect((await statuses()).toSorted()).toEqual(['MEDIATION', 'PENDING'])
})

describe('a decision on a settlement', () => {
  const proposed = async () => {
    const app = await caseApp()
    const { id, version } = await app.moveTo(await app.file(), 'PENDING', 'IN REVIEW', 'MEDIATION')
    const assigned = await app.call('assignLegalCase', { params: { id }, body: { userId: 'u_carl', version } })
    const settlementAmount = { amount: 5_800_000, currency: 'USD' }
    const body = { status: 'SETTLED', reason: 'Agreed', settlementAmount, version: assigned.version }
    app.clock.now = new Date(app.clock.now.getTime() + 60_000)
    const { version: current, caseNumber } = await app.call('changeLegalCaseStatus', { params: { id }, userId: 'u_carl', body })
    const since = app.clock.now.toISOString()
    const decide = (decision: string, userId: string) =>
      app.call('decideSettlement', { params: { id }, userId, role: 'admin', body: { decision, version: current } })
    return { ...app, id, decide, facts: { caseNumber, since, amount: settlementAmount, person: 'Una Staff' } }
  }

  it.each([
    ['approve', 'settlement_approved'],
    ['reject', 'settlement_rejected'],
  ])('to %s notifies the person who proposed it once, even one who works on the case', async (decision, kind) => {
    const { decide, facts, id, ...app } = await proposed()
    await decide(decision, 'u_dora')
    await decide(decision, 'u_dan')
    expect((await noticesOf(app, 'u_carl')).filter((one) => one.kind !== 'case_assigned')).toEqual([{ kind, facts, subjectId: id }])
  })
})
