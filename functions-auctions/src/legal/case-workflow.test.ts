import { caseStatuses } from '@auctionwiz/contracts/legal-case-parts'
import { transitions } from '@auctionwiz/domain/legal-cases/transitions'
import { describe, expect, it } from 'vitest'
import { caseApp } from './testing.ts'

/** The shortest way to each status. */
const ways: Record<string, string[]> = {
  SUBMITTED: [],
  PENDING: ['PENDING'],
  'IN REVIEW': ['PENDING', 'IN REVIEW'],
  MEDIATION: ['PENDING', 'IN REVIEW', 'MEDIATION'],
  LITIGATION: ['PENDING', 'IN REVIEW', 'LITIGATION'],
  RESOLVED: ['PENDING', 'IN REVIEW', 'RESOLVED'],
  DISMISSED: ['DISMISSED'],
  CLOSED: ['DISMISSED', 'CLOSED'],
}

describe('a status change', () => {
  it.each(caseStatuses.flatMap((from) => (['admin', 'staff', 'viewer'] as const).map((role) => [from, role] as const)))(
    'from %s by %s reaches the allowed statuses alone',
    async (from, role) => {
      for (const status of caseStatuses) {
        const { file, moveTo, call } = await caseApp()
        const filed = await file()
        const settled = from === 'SETTLED'
        const at = await moveTo(filed, ...(settled ? (ways.MEDIATION ?? []) : (ways[from] ?? [])))
        const params = { id: filed.id }
        const settlementAmount = { amount: 100_000, currency: 'USD' }
        let { version } = at
        if (settled) {
          const settling = { status: 'SETTLED', reason: 'Agreed', settlementAmount, version }
          const paid = await call('changeLegalCaseStatus', { params, body: settling })
          ;({ version } = await call('confirmSettlementPayment', { params, body: { paidOn: '2026-11-20', version: paid.version } }))
        }
        const body = { status, reason: 'As agreed', version, ...(status === 'SETTLED' && { settlementAmount }) }
        const answer = await call('changeLegalCaseStatus', { role, params, body })
        const may = transitions[from].some(({ to }) => to === status)
        expect([status, answer.status === 200 || answer.error === undefined ? 'moved' : answer.error.code]).toEqual([
          status,
          role === 'viewer' ? 'forbidden' : may ? 'moved' : 'case_status',
        ])
      }
    },
  )

  it('takes a reason, keeps it in the history, and counts', async () => {
    const { file, call, audits } = await caseApp()
    const { id, version } = await file()
    const params = { id }
    for (const reason of [undefined, '', '  \n'])
      expect(await call('changeLegalCaseStatus', { params, body: { status: 'PENDING', reason, version } })).toMatchObject({
        error: { code: 'invalid_request' },
      })
    await call('changeLegalCaseStatus', { params, body: { status: 'PENDING', reason: 'Papers are complete', version } })
    const { statusHistory } = await call('readLegalCase', { params })
    expect(statusHistory).toEqual([
      expect.objectContaining({ status: 'SUBMITTED' }),
      { status: 'PENDING', timestamp: '2026-11-21T09:00:00.000Z', reason: 'Papers are complete', changedBy: 'Una Staff', automated: false },
    ])
    const { events } = await call('listCaseEvents', { params })
    expect(events).toContainEqual(expect.objectContaining({ kind: 'status', from: 'SUBMITTED', to: 'PENDING', by: 'Una Staff' }))
    expect(await call('readLegalCaseTotals')).toMatchObject({ total: 1, active: 1, pending: 1, byStatus: { SUBMITTED: 0, PENDING: 1 } })
    expect(await audits()).toContainEqual(expect.objectContaining({ action: 'legal_case.status', after: { status: 'PENDING' } }))
  })

  it('is made by one of two people at once; the other has to read the case again', async () => {
    const { file, call } = await caseApp()
    const { id, version } = await file()
    const move = (status: string) => call('changeLegalCaseStatus', { params: { id }, body: { status, reason: 'Now', version } })
    const answers = await Promise.all([move('PENDING'), move('DISMISSED')])
    expect(answers.filter(({ error }) => error?.code === 'stale_version')).toHaveLength(1)
    expect((await call('readLegalCase', { params: { id } })).statusHistory).toHaveLength(2)
  })
})

describe('a settlement', () => {
  const proposed = async (amount: number) => {
    const app = await caseApp()
    const { id, version } = await app.moveTo(await app.file(), 'PENDING', 'IN REVIEW', 'MEDIATION')
    const params = { id }
    const body = { status: 'SETTLED', reason: 'Buyer returns the lot', version }
    const settlementAmount = { amount, currency: 'USD' }
    const answer = await app.call('changeLegalCaseStatus', { params, userId: 'u_carl', role: 'staff', body: { ...body, settlementAmount } })
    const decide = (decision: string, userId: string, role: 'admin' | 'staff' = 'admin', version: string = answer.version) =>
      app.call('decideSettlement', { params, userId, role, body: { decision, version } })
    return { ...app, params, answer, decide }
  }

  it('up to the limit settles at once', async () => {
    const { answer } = await proposed(5_000_000)
    expect(answer).toMatchObject({ settlement: { state: 'unneeded', amount: { amount: 5_000_000 } } })
    expect(answer.statusHistory.at(-1).status).toBe('SETTLED')
  })

  it('above the limit waits for somebody else, who may approve once', async () => {
    const { answer, decide, call, params } = await proposed(5_800_000)
    expect(answer.statusHistory.at(-1).status).toBe('MEDIATION')
    expect(answer.settlement).toMatchObject({ state: 'pending', proposedBy: { userId: 'u_carl' } })
    expect(await decide('approve', 'u_dora', 'staff')).toMatchObject({ error: { code: 'forbidden' } })
    expect(await decide('approve', 'u_carl')).toMatchObject({ error: { code: 'own_settlement' } })
    const both = await Promise.all([decide('approve', 'u_dora'), decide('approve', 'u_dan')])
    expect(both.filter(({ error }) => error?.code === 'settlement_decided')).toHaveLength(1)
    const settled = await call('readLegalCase', { params })
    expect(settled.statusHistory.map(({ status }: { status: string }) => status)).toEqual([
      'SUBMITTED',
      'PENDING',
      'IN REVIEW',
      'MEDIATION',
      'SETTLED',
    ])
    expect(await decide('reject', 'u_dora')).toMatchObject({ status: 409, error: { code: 'settlement_decided' } })
  })

  it('of a case that changed since it was read is not decided', async () => {
    const { answer, decide, call, params } = await proposed(5_800_000)
    await call('updateLegalCase', { params, body: { title: 'Another title', version: answer.version } })
    expect(await decide('approve', 'u_dora')).toMatchObject({ status: 409, error: { code: 'stale_version' } })
    expect((await call('readLegalCase', { params })).settlement).toMatchObject({ state: 'pending' })
  })

  it('that is rejected leaves the case where it is, for another proposal', async () => {
    const { decide, moveTo } = await proposed(5_800_000)
    const rejected = await decide('reject', 'u_dora')
    expect(rejected).toMatchObject({ settlement: { state: 'rejected' } })
    expect(rejected.statusHistory.at(-1).status).toBe('MEDIATION')
    expect((await moveTo(rejected, 'LITIGATION')).statusHistory.at(-1).status).toBe('LITIGATION')
  })

  it('that is rejected cannot be approved, and an approval of it changes nothing', async () => {
    const { decide, call, params, audits } = await proposed(5_800_000)
    const rejected = await decide('reject', 'u_dora')
    const before = [await call('readLegalCase', { params }), await call('listCaseEvents', { params }), await audits()]
    for (const version of [undefined, rejected.version])
      expect(await decide('approve', 'u_dan', 'admin', version)).toMatchObject({ status: 409, error: { code: 'settlement_decided' } })
    expect([await call('readLegalCase', { params }), await call('listCaseEvents', { params }), await audits()]).toEqual(before)
  })

  it('is paid once, and only when it is settled', async () => {
    const { call, params, answer, file } = await proposed(100_000)
    const pay = (version: string) =>
      call('confirmSettlementPayment', { params, body: { paidOn: '2026-11-20', reference: 'Wire 9', version } })
    const paid = await pay(answer.version)
    expect(paid.settlement).toMatchObject({ paidOn: '2026-11-20', paymentReference: 'Wire 9', confirmedBy: 'Una Staff' })
    expect((await pay(paid.version)).settlement).toEqual(paid.settlement)
    const other = await file()
    const early = { params: { id: other.id }, body: { paidOn: '2026-11-20', version: other.version } }
    expect(await call('confirmSettlementPayment', early)).toMatchObject({ error: { code: 'case_unsettled' } })
  })
})

describe('automations of a case', () => {
  it('are paused and enabled with who did it, and say what fires next either way', async () => {
    const { file, call } = await caseApp()
    const { id, version } = await file({ priority: 'critical' })
    const params = { id }
    const paused = await call('setCaseAutomation', { params, body: { enabled: false, version } })
    expect(paused.automation).toEqual({ enabled: false, pausedAt: '2026-11-21T09:00:00.000Z', pausedBy: 'Una Staff' })
    const { enabled, upcoming } = await call('previewCaseAutomation', { role: 'viewer', params })
    expect(enabled).toBe(false)
    expect(upcoming.map(({ rule }: { rule: string }) => rule)).toEqual(['accept_case', 'escalate_critical', 'remind_inactive'])
    const on = await call('setCaseAutomation', { params, body: { enabled: true, version: paused.version } })
    expect(on.automation).toEqual({ enabled: true, resumedAt: '2026-11-21T09:00:00.000Z' })
    const { events } = await call('listCaseEvents', { params })
    expect(events.map(({ kind }: { kind: string }) => kind)).toEqual(['automation_enabled', 'automation_paused', 'filed'])
  })
})
