import { describe, expect, it } from 'vitest'
import { caseApp } from './testing.ts'

/** A settled case with amounts wherever a case has them. */
const settledCase = async () => {
  const app = await caseApp()
  const { id, version } = await app.moveTo(await app.file(), 'PENDING', 'IN REVIEW', 'MEDIATION')
  const settlementAmount = { amount: 777_777, currency: 'USD' }
  await app.call('changeLegalCaseStatus', { params: { id }, body: { status: 'SETTLED', reason: 'Agreed', settlementAmount, version } })
  return { ...app, params: { id } }
}

describe('someone who may not see payments', () => {
  it('gets no amount of a case in any answer, and everything else', async () => {
    const { call, params } = await settledCase()
    for (const [name, request] of [
      ['readLegalCase', { params }],
      ['listLegalCases', {}],
      ['readLegalCaseTotals', {}],
      ['listCaseEvents', { params }],
      ['previewCaseAutomation', { params }],
    ] as const) {
      const seen = await call(name, { role: 'viewer', ...request })
      expect([name, /777777|120000/.test(JSON.stringify(seen))]).toEqual([name, true])
      const hidden = await call(name, { role: 'viewer', userId: 'porter', ...request })
      expect([name, hidden.status, /777777|120000/.test(JSON.stringify(hidden))]).toEqual([name, 200, false])
    }
    const { caseNumber, statusHistory } = await call('readLegalCase', { role: 'viewer', userId: 'porter', params })
    expect([caseNumber, statusHistory.at(-1).status]).toEqual(['LC-1001', 'SETTLED'])
    const changed = await call('addCaseAction', { role: 'staff', userId: 'porter', params, body: { text: 'Call' } })
    expect([changed.status, /777777|120000/.test(JSON.stringify(changed))]).toEqual([201, false])
  })

  it('cannot sort cases by their amounts', async () => {
    const { call } = await settledCase()
    for (const sort of ['amount', '-amount']) {
      expect(await call('listLegalCases', { userId: 'porter', query: `sort=${sort}` })).toMatchObject({ status: 403 })
      expect(await call('listLegalCases', { query: `sort=${sort}` })).toMatchObject({ status: 200 })
    }
  })
})
