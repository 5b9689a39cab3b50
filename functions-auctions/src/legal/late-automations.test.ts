import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { caseMailRecord } from '@auctionwiz/records/case-mails'
import { legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { describe, expect, it } from 'vitest'
import { runCaseAutomations } from './run-automations.ts'
import { automated, day, hour } from './testing.ts'

describe('automations of cases after outages, pauses and repeats', () => {
  it('that a restore paused write to nobody, and send what was held once staff resume them', async () => {
    const { file, after, call, to, breakMail, house } = await automated()
    const { id } = await file({ priority: 'critical' })
    breakMail(true)
    await after(2 * 60_000)
    breakMail(false)
    const mails = recordsOf(caseMailRecord, house)
    const { items } = await mails.page({}, { limit: 10 })
    for (const { document } of items) await mails.change(document.id, (mail) => ({ ...mail, state: 'held' }))
    const cases = recordsOf(legalCaseRecord, house)
    await cases.change(id, (one) => ({
      ...one,
      automation: { enabled: false, pausedAt: one.dateSubmitted, pausedBy: 'AuctionWiz (restore)' },
    }))
    await after(40 * day)
    expect(to()).toEqual([])
    const { version } = await call('readLegalCase', { params: { id } })
    await call('setCaseAutomation', { params: { id }, body: { enabled: true, version } })
    await after(60_000)
    expect(items).toHaveLength(1)
    expect((await mails.find(items[0]?.document.id ?? ''))?.document.state).toBe('sent')
    expect(to()).toContain('u_dora@example.com')
  })

  it('act once, however often the timer runs', async () => {
    const { file, after, run, rules, to } = await automated()
    const { id } = await file({ priority: 'critical' })
    await after(2 * 60_000)
    await Promise.all([run(), run(), run()])
    expect(await rules(id)).toEqual(['accept_case', 'escalate_critical'])
    expect(to()).toEqual(['u_dora@example.com'])
  })

  it('catch up in order after days without a timer, each once', async () => {
    const { file, after, run, rules, call, to } = await automated()
    const { id } = await file({ caseType: 'payment_default', claimAmount: { amount: 250_000, currency: 'USD' }, priority: 'high' })
    await after(3 * day)
    await run()
    expect(await rules(id)).toEqual(['accept_case', 'notify_director', 'legal_review', 'start_review'])
    expect(to()).toEqual(['u_dora@example.com', 'u_dora@example.com'])
    const { statusHistory, lastUpdated, actionItems } = await call('readLegalCase', { params: { id } })
    const filed = '2026-11-21T09:00:00.000Z'
    const reviewed = '2026-11-22T09:00:00.000Z'
    expect(statusHistory.map(({ timestamp }: { timestamp: string }) => timestamp)).toEqual([filed, filed, reviewed])
    expect([lastUpdated, actionItems[0].dueDate]).toEqual([reviewed, '2026-11-28'])
    const { events } = await call('listCaseEvents', { params: { id } })
    expect(events[0]).toMatchObject({ rule: 'start_review', at: '2026-11-24T09:00:00.000Z' })
  })

  it('lose nothing in an outage of 40 days, and count what follows from when each was due', async () => {
    const { file, moveTo, after, rules, steps, call } = await automated()
    const open = await file()
    const dismissed = await moveTo(await file(), 'DISMISSED')
    await after(40 * day)
    expect(await rules(open.id)).toEqual(['accept_case', 'start_review', 'remind_inactive'])
    expect(await steps(dismissed.id)).toEqual(['SUBMITTED', 'DISMISSED', 'CLOSED'])
    const closed = (await call('readLegalCase', { params: { id: dismissed.id } })).statusHistory.at(-1)
    expect(closed.timestamp).toBe('2026-12-21T09:00:00.000Z')
    const { upcoming } = await call('previewCaseAutomation', { params: { id: open.id } })
    // In review since November 22; reminded on December 22.
    expect(upcoming).toMatchObject([{ rule: 'remind_inactive', at: '2027-01-21T09:00:00.000Z' }])
  })

  it('remind once after days without a timer, then at the former time of day', async () => {
    const { file, moveTo, after, call, rules } = await automated()
    const { id, version } = await moveTo(await file(), 'PENDING', 'IN REVIEW', 'MEDIATION')
    const params = { id }
    const settlementAmount = { amount: 5_800_000, currency: 'USD' }
    await call('changeLegalCaseStatus', { params, body: { status: 'SETTLED', reason: 'Agreed', settlementAmount, version } })
    await after(3 * day + 5 * hour)
    expect(await rules(id)).toEqual(['ask_approval', 'remind_approval'])
    const { upcoming } = await call('previewCaseAutomation', { params })
    expect(upcoming[0]).toMatchObject({ rule: 'remind_approval', at: '2026-11-25T09:00:00.000Z' })
  })

  it('send mails again that the mail service did not take', async () => {
    const { file, after, breakMail, to } = await automated()
    await file({ priority: 'high' })
    breakMail(true)
    await after(2 * 60_000)
    expect(to()).toEqual([])
    breakMail(false)
    await after(6 * 60_000)
    expect(to()).toEqual(['u_dora@example.com'])
  })

  it('lose nothing and repeat nothing wherever a round is killed', async () => {
    const expected = ['accept_case', 'escalate_critical', 'legal_review']
    for (const end of ['before', 'after'] as const) {
      let wasKilled = true
      for (let calls = 0; wasKilled; calls += 1) {
        const { file, ports, store, clock, run, rules, to, call, told } = await automated()
        const { id } = await file({ caseType: 'payment_default', claimAmount: { amount: 250_000, currency: 'USD' }, priority: 'critical' })
        clock.now = new Date(clock.now.getTime() + 2 * 60_000)
        let left = calls
        wasKilled = false
        const killed = {
          ...store,
          write: async (...one: Parameters<typeof store.write>) => {
            if (wasKilled) throw new Error('killed')
            left -= 1
            if (left >= 0) return store.write(...one)
            wasKilled = true
            if (end === 'after') await store.write(...one)
            throw new Error('killed')
          },
        }
        await runCaseAutomations({ ...ports, store: killed })().catch(() => undefined)
        // A case whose round failed is looked at again after an hour.
        clock.now = new Date(clock.now.getTime() + 2 * hour)
        await run()
        expect([end, calls, await rules(id)]).toEqual([end, calls, expected])
        expect(to()).toEqual(['u_dora@example.com', 'u_dora@example.com'])
        expect(await told('u_dora')).toEqual({ total: 2, unread: 2 })
        expect(await call('readLegalCaseTotals')).toMatchObject({ byStatus: { SUBMITTED: 0, PENDING: 1 } })
      }
    }
  })
})
