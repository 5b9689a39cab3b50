import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { houseRecord } from '@auctionwiz/records/houses'
import { legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { memberId, memberRecord } from '@auctionwiz/records/members'
import { movedHouses } from '@auctionwiz/records/scheduled-cases'
import { testHouse } from '@auctionwiz/records/testing/fixtures'
import { describe, expect, it } from 'vitest'
import { automated, day, hour } from './testing.ts'

describe('automations of cases', () => {
  it('accept a case at once, review it after 24 hours, and say by which rule and facts', async () => {
    const { file, after, steps, call } = await automated()
    const { id } = await file()
    await after(2 * 60_000)
    expect(await steps(id)).toEqual(['SUBMITTED', 'PENDING'])
    await after(23 * hour)
    expect(await steps(id)).toEqual(['SUBMITTED', 'PENDING'])
    await after(2 * hour)
    expect(await steps(id)).toEqual(['SUBMITTED', 'PENDING', 'IN REVIEW'])
    const { events } = await call('listCaseEvents', { params: { id } })
    expect(events[0]).toMatchObject({
      kind: 'status',
      from: 'PENDING',
      to: 'IN REVIEW',
      automated: true,
      by: 'AuctionWiz',
      rule: 'start_review',
      facts: { status: 'PENDING', since: '2026-11-21T09:00:00.000Z' },
    })
    expect(await call('readLegalCaseTotals')).toMatchObject({ total: 1, byStatus: { 'IN REVIEW': 1, SUBMITTED: 0 } })
  })

  it('look at more cases than are read together in one round', async () => {
    const { file, after, cases, store } = await automated()
    const ids: string[] = []
    for (let index = 0; index < 120; index += 1) ids.push((await file()).id)
    await after(2 * 60_000)
    for (const caseId of ids) await cases.note({ accountId: 'a1', auctionHouseId: 'h1', caseId })
    const { write } = store
    const sizes: number[] = []
    store.write = (container, partition, writes) => {
      sizes.push(writes.length)
      return write(container, partition, writes)
    }
    await after(2 * 60_000)
    expect(sizes.toSorted((a, b) => b - a)).toEqual([100, 20])
    expect(await cases.due(1)).toEqual([])
  })

  it('look at cases that only wait together, and are held up by none that cannot be read', async () => {
    const { file, after, steps, store, cases, house } = await automated()
    const ids: string[] = []
    for (let index = 0; index < 5; index += 1) ids.push((await file()).id)
    await after(2 * 60_000)
    const noteAll = async () => {
      for (const caseId of ids) await cases.note({ accountId: 'a1', auctionHouseId: 'h1', caseId })
    }
    await noteAll()
    const { write } = store
    let writes = 0
    store.write = (...call) => {
      writes += 1
      return write(...call)
    }
    await after(2 * 60_000)
    store.write = write
    expect(writes).toBe(1)
    const [broken = '', ...others] = ids
    const { document } = await readerOf(legalCaseRecord, house).read(broken)
    await house.in('cases').write([{ kind: 'put', document: Object.assign(legalCaseRecord.stored(document), { status: 'LOST' }) }])
    await after(25 * hour)
    for (const id of others) expect((await steps(id)).at(-1)).toBe('IN REVIEW')
  })

  it('send reminders at 9:00 of the house, in winter and in summer', async () => {
    const { file, accounts, call, after, rules } = await automated()
    const settings = { ...testHouse('h1').settings, timezone: 'America/New_York' }
    await accounts.write([houseRecord.put(testHouse('h1', { settings }))])
    const { id } = await file()
    const params = { id }
    for (const dueDate of ['2026-12-01', '2027-03-13', '2027-03-14'])
      await call('addCaseAction', { params, body: { text: `Call on ${dueDate}`, dueDate } })
    const { upcoming } = await call('previewCaseAutomation', { params })
    const reminders = upcoming.filter(({ rule }: { rule: string }) => rule === 'remind_action').map(({ at }: { at: string }) => at)
    expect(reminders).toEqual(['2026-12-01T14:00:00.000Z', '2027-03-13T14:00:00.000Z', '2027-03-14T13:00:00.000Z'])
    await after(2 * 60_000)
    await after(10 * day + 4 * hour)
    expect(await rules(id)).not.toContain('remind_action')
    await after(hour)
    expect((await rules(id)).at(-1)).toBe('remind_action')
  })

  it('move with the house to another time zone, also to earlier mornings', async () => {
    const { file, moveTo, accounts, call, after, rules, store, clock } = await automated()
    const zone = (timezone: string) =>
      accounts.write([houseRecord.put(testHouse('h1', { settings: { ...testHouse('h1').settings, timezone } }))])
    await zone('America/New_York')
    const open = await file()
    const dismissed = await moveTo(await file(), 'DISMISSED')
    for (const { id } of [open, dismissed])
      await call('addCaseAction', { params: { id }, body: { text: 'Call the court', dueDate: '2026-11-24' } })
    await after(2 * day)
    await movedHouses(store, () => clock.now).note({ accountId: 'a1', auctionHouseId: 'h1' })
    await zone('Asia/Tokyo')
    await after(2 * 60_000)
    await after(14 * hour)
    for (const { id } of [open, dismissed]) expect(await rules(id)).not.toContain('remind_action')
    await after(hour)
    // 9:00 in Tokyo on November 24.
    expect(clock.now.toISOString()).toBe('2026-11-24T00:02:00.000Z')
    for (const { id } of [open, dismissed]) expect(await rules(id)).toContain('remind_action')
  })

  it('open a legal review that only those who may approve complete', async () => {
    const { file, after, call, moveTo } = await automated()
    const { id } = await file({ caseType: 'payment_default', claimAmount: { amount: 200_001, currency: 'USD' } })
    await after(2 * 60_000)
    await after(25 * hour)
    const current = await call('readLegalCase', { params: { id } })
    expect(current.actionItems).toEqual([expect.objectContaining({ kind: 'legal_review', dueDate: '2026-11-28', createdBy: 'AuctionWiz' })])
    expect(await moveTo(current, 'MEDIATION')).toMatchObject({ error: { code: 'legal_review_open' } })
    const params = { id, actionId: current.actionItems[0].id }
    const body = { done: true, version: current.version }
    expect(await call('updateCaseAction', { role: 'staff', params, body })).toMatchObject({ status: 403 })
    const reviewed = await call('updateCaseAction', { params, body })
    expect((await moveTo(reviewed, 'MEDIATION')).statusHistory.at(-1).status).toBe('MEDIATION')
  })

  it('close a dismissed case after 30 days, and a resolved one once nothing is left to do', async () => {
    const { file, moveTo, after, steps, call } = await automated()
    const dismissed = await moveTo(await file(), 'DISMISSED')
    const other = await file()
    const { actionItems, version } = await call('addCaseAction', { params: { id: other.id }, body: { text: 'Return the lot' } })
    await moveTo({ id: other.id, version }, 'PENDING', 'IN REVIEW', 'RESOLVED')
    for (let days = 0; days < 29; days += 1) await after(day)
    expect([(await steps(dismissed.id)).at(-1), (await steps(other.id)).at(-1)]).toEqual(['DISMISSED', 'RESOLVED'])
    const open = await call('readLegalCase', { params: { id: other.id } })
    const params = { id: other.id, actionId: actionItems[0].id }
    await call('updateCaseAction', { params, body: { done: true, version: open.version } })
    await after(25 * hour)
    expect([(await steps(dismissed.id)).at(-1), (await steps(other.id)).at(-1)]).toEqual(['CLOSED', 'CLOSED'])
  })

  it('ask for an approval above the limit, remind daily, want the payment within 48 hours, and close when it comes', async () => {
    const { file, moveTo, after, call, rules, steps } = await automated()
    const { id, version } = await moveTo(await file(), 'PENDING', 'IN REVIEW', 'MEDIATION')
    const params = { id }
    const settlementAmount = { amount: 5_800_000, currency: 'USD' }
    const body = { status: 'SETTLED', reason: 'Agreed', settlementAmount, version }
    await call('changeLegalCaseStatus', { params, body })
    await after(2 * 60_000)
    await after(25 * hour)
    await after(25 * hour)
    expect(await rules(id)).toEqual(['ask_approval', 'remind_approval', 'remind_approval'])
    const { version: open } = await call('readLegalCase', { params })
    await call('decideSettlement', { params, userId: 'u_dora', body: { decision: 'approve', version: open } })
    await after(2 * 60_000)
    await after(49 * hour)
    expect((await rules(id)).at(-1)).toBe('confirm_payment')
    const { version: unpaid } = await call('readLegalCase', { params })
    await call('confirmSettlementPayment', { params, body: { paidOn: '2026-11-24', version: unpaid } })
    await after(2 * 60_000)
    expect((await steps(id)).slice(-2)).toEqual(['SETTLED', 'CLOSED'])
    expect((await rules(id)).at(-1)).toBe('close_settled')
  })

  it('name an amount to those alone who may see payments', async () => {
    const { file, accounts, after, to } = await automated()
    const members = recordsOf(memberRecord, accounts)
    const { document } = await members.read(memberId('u_dora'))
    const adjustments = [{ permission: 'payments:view', effect: 'deny', at: '2026-11-01T09:00:00Z', by: 'Una' }] as const
    await members.put({ ...document, houses: document.houses.map((house) => ({ ...house, adjustments: [...adjustments] })) })
    const unpaid = { caseType: 'payment_default', claimAmount: { amount: 250_000, currency: 'USD' } }
    await file({ ...unpaid, priority: 'high' })
    await after(2 * 60_000)
    // The priority has no amount; the legal review has one.
    expect(to()).toEqual(['u_dora@example.com'])
  })

  it('end a request for approval after two weeks, once, and write to who proposed it', async () => {
    const { file, moveTo, after, call, rules, mails } = await automated()
    const { id, version } = await moveTo(await file(), 'PENDING', 'IN REVIEW', 'MEDIATION')
    const params = { id }
    const settlementAmount = { amount: 5_800_000, currency: 'USD' }
    await call('changeLegalCaseStatus', {
      params,
      userId: 'u_carl',
      body: { status: 'SETTLED', reason: 'Agreed', settlementAmount, version },
    })
    await after(13 * day)
    await after(20 * day)
    await after(day)
    expect(await rules(id)).toEqual(['ask_approval', 'remind_approval', 'expire_approval'])
    expect(await call('readLegalCase', { params })).toMatchObject({ settlement: { state: 'expired' } })
    expect([...mails.values()].filter(({ to }) => to === 'u_carl@example.com')).toMatchObject([
      { subject: expect.stringContaining('Nobody approved the settlement') },
    ])
  })

  it('remind of action items, of a filing deadline, and every 30 days of a case without updates', async () => {
    const { file, moveTo, after, call, rules, mails } = await automated()
    const { id, version } = await moveTo(await file(), 'PENDING', 'IN REVIEW', 'MEDIATION')
    const params = { id }
    await call('updateLegalCase', { params, body: { filingDeadline: '2026-12-04', version } })
    await call('addCaseAction', { params, body: { text: 'Call the mediator', ownerId: 'u_carl', dueDate: '2026-11-27' } })
    for (let days = 0; days < 75; days += 1) await after(day)
    expect(await rules(id)).toEqual(['remind_action', 'remind_filing', 'remind_inactive', 'remind_inactive'])
    const [first] = [...mails.values()]
    expect(first).toMatchObject({ to: 'u_carl@example.com', subject: 'LC-1001: Due Nov 27, 2026: Call the mediator' })
    expect(first?.text).toContain(`https://app.example/legal/${id}\n`)
  })

  it('do nothing while they are paused, and go on when they are enabled', async () => {
    const { file, after, call, steps } = await automated()
    const { id, version } = await file()
    const params = { id }
    const paused = await call('setCaseAutomation', { params, body: { enabled: false, version } })
    await after(3 * day)
    expect(await steps(id)).toEqual(['SUBMITTED'])
    await call('setCaseAutomation', { params, body: { enabled: true, version: paused.version } })
    await after(2 * 60_000)
    expect(await steps(id)).toEqual(['SUBMITTED', 'PENDING'])
  })
})
