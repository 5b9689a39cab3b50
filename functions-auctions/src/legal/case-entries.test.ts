import { describe, expect, it } from 'vitest'
import { caseApp, filing } from './testing.ts'

const numbers = ({ cases }: { cases: { caseNumber: string }[] }) => cases.map(({ caseNumber }) => caseNumber)

describe('the list of cases', () => {
  const withThree = async () => {
    const app = await caseApp()
    await app.file({ priority: 'low', title: 'Chipped vase', claimAmount: { amount: 100_000, currency: 'USD' } })
    app.clock.now = new Date('2026-11-21T10:00:00Z')
    await app.file({ priority: 'critical', caseType: 'fraud_claim', claimAmount: { amount: 9, currency: 'EUR' } })
    app.clock.now = new Date('2026-11-21T11:00:00Z')
    await app.file({ priority: 'high', bidderId: undefined })
    return app
  }

  it.each([
    ['', ['LC-1003', 'LC-1002', 'LC-1001']],
    ['sort=-priority', ['LC-1002', 'LC-1003', 'LC-1001']],
    ['sort=case', ['LC-1001', 'LC-1002', 'LC-1003']],
    ['sort=-amount', ['LC-1003', 'LC-1001', 'LC-1002']],
    ['priority=high&priority=low', ['LC-1003', 'LC-1001']],
    ['type=fraud_claim', ['LC-1002']],
    ['status=PENDING', []],
    ['view=active&bidderId=bid_1', ['LC-1002', 'LC-1001']],
    ['search=vase', ['LC-1001']],
    ['search=LC-1002', ['LC-1002']],
    ['search=fraud', ['LC-1002']],
    ['from=2026-11-21T09:30:00Z&to=2026-11-21T10:30:00Z', ['LC-1002']],
  ])('with %s', async (query, expected) => {
    const { call } = await withThree()
    const answer = await call('listLegalCases', { role: 'viewer', query })
    expect([numbers(answer), answer.total]).toEqual([expected, expected.length])
  })

  it('refuses what it does not know', async () => {
    const { call } = await withThree()
    for (const query of ['status=OPEN', 'prio=high', 'sort=colour']) expect((await call('listLegalCases', { query })).status).toBe(400)
  })

  it('counts by status, priority and type, and adds up claims by currency', async () => {
    const { call } = await withThree()
    expect(await call('readLegalCaseTotals', { role: 'viewer' })).toMatchObject({
      total: 3,
      active: 3,
      critical: 1,
      pending: 0,
      amounts: { USD: 220_000, EUR: 9, GBP: 0 },
      byPriority: { critical: 1, high: 1, medium: 0, low: 1 },
      byType: { fraud_claim: 1, condition_dispute: 2 },
    })
  })

  it.each([
    '',
    'view=active',
    'status=SUBMITTED&status=PENDING',
    'priority=low&priority=low',
    'type=condition_dispute',
    'search=dispute',
    'view=active&priority=high',
  ])('with its first page has the number of those that “%s” finds', async (query) => {
    const { call } = await withThree()
    const { cases, total } = await call('listLegalCases', { query })
    expect(total).toBe(cases.length)
    const limited = await call('listLegalCases', { query: `${query}&limit=1` })
    expect(limited.total).toBe(total)
  })
})

describe('a case', () => {
  it('changes the fields that are given, removes empty ones, and says which in its timeline', async () => {
    const { file, call } = await caseApp()
    const { id, version } = await file({ defendantEmail: 'ann@example.com' })
    const params = { id }
    const change = {
      priority: 'high',
      filingDeadline: '2026-12-04',
      legalCounsel: 'Marsh & Dole LLP',
      defendantEmail: '',
      claimAmount: '',
      version,
    }
    const changed = await call('updateLegalCase', { params, role: 'staff', body: change })
    expect(changed).toMatchObject({ priority: 'high', legalCounsel: 'Marsh & Dole LLP', due: { kind: 'automation', rule: 'accept_case' } })
    expect(changed).not.toHaveProperty('defendantEmail')
    expect(changed).not.toHaveProperty('claimAmount')
    expect((await call('listCaseEvents', { params })).events[0].fields).toEqual([
      'priority',
      'defendantEmail',
      'claimAmount',
      'legalCounsel',
      'filingDeadline',
    ])
    expect(await call('updateLegalCase', { params, body: change })).toMatchObject({ error: { code: 'stale_version' } })
    expect(await call('readLegalCaseTotals')).toMatchObject({ byPriority: { medium: 0, high: 1 }, amounts: { USD: 0 } })
    expect(await call('updateLegalCase', { params, role: 'viewer', body: change })).toMatchObject({ status: 403 })
  })

  it('is linked with an auction and its lots, found by each of them, and lets go of both', async () => {
    const { call, file } = await caseApp()
    const dates = { startDate: '2026-12-01T10:00:00Z', endDate: '2026-12-01T18:00:00Z' }
    const auction = await call('createAuction', { body: { title: 'Fine Paintings', ...dates } })
    const lot = await call('createLot', { params: { id: auction.id }, body: { title: 'Landscape' } })
    const filed = await file({ auctionId: auction.id, lotIds: [lot.id] })
    expect(filed).toMatchObject({ auctionTitle: 'Fine Paintings', lots: [{ id: lot.id, title: 'Landscape' }] })
    for (const query of [`lotId=${lot.id}`, `auctionId=${auction.id}`, 'search=paintings'])
      expect(numbers(await call('listLegalCases', { query }))).toEqual(['LC-1001'])
    expect(await file({ lotIds: [lot.id] })).toMatchObject({ status: 404 })
    const freed = await call('updateLegalCase', { params: { id: filed.id }, body: { auctionId: '', version: filed.version } })
    expect(freed.lots).toEqual([])
    expect(numbers(await call('listLegalCases', { query: `lotId=${lot.id}` }))).toEqual([])
  })

  it('is assigned to someone who may see it', async () => {
    const { call, file } = await caseApp()
    const { id, version } = await file()
    const params = { id }
    expect((await call('listCaseAssignees')).people).toEqual([
      { userId: 'u_carl', name: 'Carl Clerk', mayApprove: false },
      { userId: 'u_dora', name: 'Dora Director', mayApprove: true },
    ])
    expect(await call('assignLegalCase', { params, body: { userId: 'u_none', version } })).toMatchObject({ status: 404 })
    const assigned = await call('assignLegalCase', { params, body: { userId: 'u_carl', version } })
    expect(assigned.assignedTo).toEqual({ userId: 'u_carl', name: 'Carl Clerk' })
    expect(numbers(await call('listLegalCases', { query: 'assignedTo=u_carl' }))).toEqual(['LC-1001'])
    expect(await call('assignLegalCase', { params, body: { version: assigned.version } })).not.toHaveProperty('assignedTo')
  })

  it('changes no more once it is CLOSED', async () => {
    const { call, file, moveTo } = await caseApp()
    const { id, version } = await moveTo(await file(), 'DISMISSED', 'CLOSED')
    const params = { id }
    for (const [name, body] of [
      ['updateLegalCase', { title: 'Other', version }],
      ['assignLegalCase', { userId: 'u_carl', version }],
      ['setCaseAutomation', { enabled: false, version }],
      ['addCaseAction', { text: 'Call' }],
    ] as const)
      expect(await call(name, { params, body })).toMatchObject({ status: 409, error: { code: 'case_closed' } })
  })
})

describe('notes of a case', () => {
  it('are added once by a repeated request, counted, and removed by their author or an administrator', async () => {
    const { call, file, audits } = await caseApp()
    const { id } = await file()
    const params = { id }
    const note = { params, role: 'staff', userId: 'u_carl', body: { text: 'Spoke to the buyer\nat noon' }, key: 'request-0001' } as const
    const added = await call('addCaseNote', note)
    expect(added).toMatchObject({ status: 201, by: 'Una Staff', byId: 'u_carl' })
    expect((await call('addCaseNote', note)).id).toBe(added.id)
    expect(await call('addCaseNote', { ...note, body: { text: 'Other' } })).toMatchObject({ error: { code: 'idempotency_mismatch' } })
    expect(await call('addCaseNote', { ...note, key: 'request-0002', body: { text: '  ' } })).toMatchObject({ status: 400 })
    expect((await call('listCaseNotes', { params })).notes).toHaveLength(1)
    expect((await call('readLegalCase', { params })).noteCount).toBe(1)
    expect(JSON.stringify(await audits())).not.toContain('Spoke')
    const remove = (role: 'staff' | 'admin') => call('removeCaseNote', { params: { id, noteId: added.id }, role, userId: 'u2' })
    expect(await remove('staff')).toMatchObject({ error: { code: 'not_your_note' } })
    expect((await remove('admin')).noteCount).toBe(0)
  })

  it('that are added at the same time are all kept', async () => {
    const { call, file } = await caseApp()
    const params = { id: (await file()).id }
    await Promise.all(['a', 'b', 'c'].map((text) => call('addCaseNote', { params, body: { text } })))
    expect((await call('readLegalCase', { params })).noteCount).toBe(3)
  })
})

describe('action items of a case', () => {
  it('have an owner and a day, and are done, reopened and removed', async () => {
    const { call, file } = await caseApp()
    const { id } = await file()
    const body = { text: 'Send the final notice', ownerId: 'u_carl', dueDate: '2026-11-27' }
    const added = await call('addCaseAction', { params: { id }, body, key: 'request-0001' })
    expect((await call('addCaseAction', { params: { id }, body, key: 'request-0001' })).actionItems).toHaveLength(1)
    const [item] = added.actionItems
    expect(item).toMatchObject({ text: body.text, owner: { name: 'Carl Clerk' }, dueDate: '2026-11-27', kind: 'task' })
    const params = { id, actionId: item.id }
    const done = await call('updateCaseAction', { params, body: { done: true, version: added.version } })
    expect(done.actionItems[0]).toMatchObject({ doneBy: 'Una Staff', doneAt: '2026-11-21T09:00:00.000Z' })
    const open = await call('updateCaseAction', { params, body: { done: false, ownerId: '', dueDate: '', version: done.version } })
    expect(Object.keys(open.actionItems[0])).toEqual(['id', 'text', 'kind', 'createdAt', 'createdBy'])
    expect(await call('updateCaseAction', { params, body: { done: true, version: added.version } })).toMatchObject({ status: 409 })
    expect((await call('removeCaseAction', { params })).actionItems).toEqual([])
    const kinds = (await call('listCaseEvents', { params: { id } })).events.map(({ kind }: { kind: string }) => kind)
    expect(kinds).toEqual(['action_removed', 'action_reopened', 'action_done', 'action_added', 'filed'])
  })
})

it('has the case of another house nowhere', async () => {
  const { call, file } = await caseApp()
  const { id, version } = await file()
  const params = { id }
  const houseId = 'h2'
  for (const [name, body] of [
    ['updateLegalCase', { title: 'Other', version }],
    ['changeLegalCaseStatus', { status: 'PENDING', reason: 'x', version }],
    ['decideSettlement', { decision: 'approve', version }],
    ['addCaseNote', { text: 'x' }],
    ['listCaseEvents', undefined],
    ['listCaseNotes', undefined],
    ['listCaseDocuments', undefined],
    ['previewCaseAutomation', undefined],
  ] as const)
    expect(await call(name, { params, houseId, ...(body && { body }) })).toMatchObject({ status: 404 })
  expect(await call('createLegalCase', { houseId, body: { ...filing, bidderId: undefined } })).toMatchObject({ caseNumber: 'LC-1001' })
})
