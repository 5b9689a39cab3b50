import { describe, expect, it } from 'vitest'
import { caseApp } from './testing.ts'

const settlementAmount = { amount: 5_800_000, currency: 'USD' }

/** A case whose settlement Una (u1) proposed above the limit. */
const pending = async () => {
  const app = await caseApp()
  const { id, version } = await app.moveTo(await app.file(), 'PENDING', 'IN REVIEW', 'MEDIATION')
  const params = { id }
  const proposed = await app.call('changeLegalCaseStatus', {
    params,
    body: { status: 'SETTLED', reason: 'Agreed', settlementAmount, version },
  })
  const decide = (userId: string, role: 'admin' | 'staff') =>
    app.call('decideSettlement', { params, userId, role, body: { decision: 'approve', version: proposed.version } })
  return { ...app, params, proposed, decide }
}

const away = { substituteId: 'u_carl', from: '2026-11-20', until: '2026-11-25' }

describe('a substitute', () => {
  it('decides in the place of a director on the days named, and is known with it', async () => {
    const { call, decide, audits } = await pending()
    expect(await decide('u_carl', 'staff')).toMatchObject({ status: 403 })
    const named = await call('setSubstitute', { userId: 'u_dora', body: away })
    expect(named.substitutions).toMatchObject([{ person: { userId: 'u_dora' }, substitute: { userId: 'u_carl', name: 'Carl Clerk' } }])
    expect(await call('listSubstitutes', { role: 'viewer' })).toMatchObject({ substitutions: named.substitutions })
    expect(await decide('u_carl', 'staff')).toMatchObject({
      settlement: { state: 'approved', decidedBy: { userId: 'u_carl' }, inPlaceOf: { userId: 'u_dora' } },
    })
    expect(await audits()).toContainEqual(
      expect.objectContaining({ action: 'legal_case.settlement', after: expect.objectContaining({ inPlaceOf: 'u_dora' }) }),
    )
  })

  it('decides neither before nor after those days, nor once the director decides again', async () => {
    for (const days of [
      { from: '2026-11-22', until: '2026-11-25' },
      { from: '2026-11-20', until: '2026-11-21' },
    ]) {
      const { call, decide, clock } = await pending()
      await call('setSubstitute', { userId: 'u_dora', body: { ...away, ...days } })
      if (days.until === '2026-11-21') clock.now = new Date('2026-11-22T00:00:01Z')
      expect(await decide('u_carl', 'staff')).toMatchObject({ status: 403 })
    }
    const { call, decide } = await pending()
    await call('setSubstitute', { userId: 'u_dora', body: away })
    expect((await call('removeSubstitute', { userId: 'u_dora' })).substitutions).toEqual([])
    expect(await decide('u_carl', 'staff')).toMatchObject({ status: 403 })
  })

  it('of someone who may not approve decides nothing', async () => {
    const { call, decide, accounts } = await pending()
    await call('setSubstitute', { userId: 'u_dora', body: away })
    await accounts.write([{ kind: 'remove', id: 'member:u_dora' }])
    expect(await decide('u_carl', 'staff')).toMatchObject({ status: 403 })
  })

  it.each([
    [{ until: '2026-11-19' }, 'until'],
    [{ from: '2026-11-01', until: '2026-11-20' }, 'until'],
    [{ substituteId: 'u_dora' }, 'substituteId'],
  ])('is named for days to come, and is somebody else: %o', async (wrong, field) => {
    const { call } = await caseApp()
    const { error } = await call('setSubstitute', { userId: 'u_dora', body: { ...away, ...wrong } })
    expect(error.details.fields).toHaveProperty([field])
  })

  it('is named by those alone who approve, and works on cases of the house', async () => {
    const { call } = await caseApp()
    expect(await call('setSubstitute', { role: 'staff', body: away })).toMatchObject({ status: 403 })
    expect(await call('setSubstitute', { userId: 'u_dora', body: { ...away, substituteId: 'u_nobody' } })).toMatchObject({ status: 404 })
  })
})

describe('a settlement that nobody approved in time', () => {
  it('cannot be approved any more, holds nothing up, and can be proposed again', async () => {
    const { decide, clock, call, params, proposed } = await pending()
    clock.now = new Date('2026-12-05T09:00:00Z')
    expect(await decide('u_dora', 'admin')).toMatchObject({ status: 409, error: { code: 'approval_expired' } })
    const body = { status: 'SETTLED', reason: 'Agreed again', settlementAmount, version: proposed.version }
    const again = await call('changeLegalCaseStatus', { params, body })
    expect(again.settlement).toMatchObject({ state: 'pending', expiresAt: '2026-12-19T09:00:00.000Z' })
  })
})
