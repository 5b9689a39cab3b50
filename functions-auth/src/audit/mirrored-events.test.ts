import { auditWrite } from '@auctionwiz/platform/core/records/audit'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { StoreError } from '@auctionwiz/platform/core/store/store'
import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import { expect, it } from 'vitest'
import { totpCode, totpStep } from '../mfa/totp.ts'
import { testApp } from '../testing.ts'
import { mirroringPartition } from './mirrored-events.ts'

const ann = 'ann@house.example'

const open = async () => {
  const app = testApp()
  await app.addUser('usr_own', 'own@house.example')
  await app.addUser('usr_ann', ann)
  await app.addAccount('acc_1', 'Harcourt', { usr_own: 'owner', usr_ann: 'staff' })
  await app.addAccount('acc_2', 'Vale', { usr_own: 'owner', usr_ann: 'staff' })
  const owner = await app.enter('own@house.example', 'acc_1')
  const { token, refreshToken } = await app.enter(ann, 'acc_1')
  const read = async (query: Record<string, string> = {}, reader = owner.token) =>
    (await app.call('listAuditEvents', { token: reader, query })).events as { action: string; actorName?: string; after?: unknown }[]
  const actions = async (query?: Record<string, string>) => (await read(query)).map(({ action }) => action)
  const own = (name: string, body: object, id?: string) => app.call(name, { token, body, ...(id && { params: { id } }) })
  const setUp = async () => {
    const { methodId, secret } = await own('setUpMfa', { type: 'authenticator' })
    await own('verifyMfaSetup', { code: await totpCode(secret, totpStep(app.now())) }, methodId)
    return methodId as string
  }
  return { ...app, token, refreshToken: refreshToken as string, owner, read, actions, own, setUp }
}

it('shows in every account how a member signs in: factors, passwords and addresses', async () => {
  const { own, setUp, actions, read, enter, call, token } = await open()
  const id = await setUp()
  await call('deleteMfaMethod', { token, params: { id } })
  const newPassword = 'three old clocks'
  await own('changePassword', { currentPassword: 'right-password', newPassword, confirmPassword: newPassword })
  await own('changeEmail', { newEmail: 'ann.new@house.example', password: newPassword })
  expect(await actions({ subjectType: 'mfaMethod' })).toEqual(['mfa.remove', 'mfa.add'])
  expect(await actions({ actorId: 'usr_ann' })).toEqual(
    expect.arrayContaining(['user.email_change_asked', 'user.password_change', 'mfa.remove', 'mfa.add']),
  )
  const elsewhere = await enter('own@house.example', 'acc_2')
  expect(await read({ subjectType: 'mfaMethod' }, elsewhere.token)).toMatchObject([{ action: 'mfa.remove' }, { action: 'mfa.add' }])
  const [changed] = await read({ action: 'user.password_change' })
  expect(changed).toMatchObject({ actorName: 'Name of usr_ann', subjectName: 'Name of usr_ann' })
  expect(JSON.stringify(await read())).not.toMatch(/three old clocks|right-password|secret/)
})

it('shows ended sessions and refused refreshes in the account that the session was in', async () => {
  const { call, token, refreshToken, actions, enter, pass, read } = await open()
  const second = await enter(ann, 'acc_1')
  const { sessions } = await call('listMySessions', { token })
  const other = sessions.find(({ current }: { current: boolean }) => !current)
  await call('endMySession', { token, params: { id: other.id } })
  await call('refreshTokens', { body: { refreshToken } })
  pass(31)
  await call('refreshTokens', { body: { refreshToken } })
  expect(await actions({ subjectType: 'session' })).toEqual(['session.refresh_reused', 'session.end'])
  const elsewhere = await enter('own@house.example', 'acc_2')
  expect(await read({ subjectType: 'session' }, elsewhere.token)).toEqual([])
  expect(second.status).toBe(200)
})

it('does not name the organization that a member is connected to, which may be that of another account', async () => {
  const { store, now, read } = await open()
  const source = { now: now(), actorId: 'usr_ann', address: '203.0.113.1', correlationId: 'req_12345678' }
  const subject = {
    action: 'user.organization_connect',
    subjectType: 'user',
    subjectId: 'usr_ann',
    after: { tenantId: 'tenant-9' },
  } as const
  await mirroringPartition(store, 'usr_ann').write([auditWrite(source, subject)])
  const events = await read({ action: subject.action })
  expect(events).toMatchObject([{ actorName: 'Name of usr_ann' }])
  expect(JSON.stringify(events)).not.toContain('tenant-9')
})

it('counts wrong passwords, once they are slowed down and when the right one comes', async () => {
  const { call, read, pass } = await open()
  const address = '203.0.113.50'
  const guess = (password: string) => call('login', { body: { email: ann, password }, address })
  for (let wrong = 1; wrong <= 6; wrong += 1) await guess('wrong')
  expect(await read({ action: 'user.sign_in_failed' })).toMatchObject([{ after: { count: 6 } }])
  pass(60)
  await guess('wrong again')
  pass(120)
  expect(await guess('right-password')).toMatchObject({ status: 200 })
  expect(await read({ action: 'user.sign_in_failed' })).toMatchObject([{ after: { count: 7 } }, { after: { count: 6 } }])
})

it('writes as often for an address that nobody has', async () => {
  const { call, store } = await open()
  const { write } = store
  const writesOf = async (email: string, address: string) => {
    let writes = 0
    Object.assign(store, {
      write: (...args: Parameters<typeof write>) => {
        if (args[0] !== 'throttles') writes += 1
        return write(...args)
      },
    })
    for (let wrong = 1; wrong <= 6; wrong += 1) await call('login', { body: { email, password: 'wrong' }, address })
    Object.assign(store, { write })
    return writes
  }
  await store.write('accounts', ['acc_2'], [{ kind: 'remove', id: 'member:usr_ann' }])
  await store.write('identities', ['usr_ann'], [{ kind: 'remove', id: 'membership:acc_2' }])
  expect(await writesOf('nobody@house.example', '203.0.113.51')).toBe(await writesOf(ann, '203.0.113.52'))
})

it('loses no event when the service stops right after the change, and shows each once', async () => {
  const { own, actions, store, pass } = await open()
  const { write } = store
  let failing = true
  Object.assign(store, {
    write: (...args: Parameters<typeof write>) => {
      const copies = args[0] === 'accounts' && args[2].some((one) => one.kind === 'create' && one.document.type === 'audit')
      return failing && copies ? Promise.reject(new StoreError('busy', 'stopped', 10)) : write(...args)
    },
  })
  const body = { currentPassword: 'right-password', newPassword: 'three old clocks', confirmPassword: 'three old clocks' }
  expect(await own('changePassword', body)).toMatchObject({ status: 200 })
  failing = false
  for (const _ of [1, 2]) expect((await actions()).filter((action) => action === 'user.password_change')).toHaveLength(1)
  pass(3600)
  expect((await actions()).filter((action) => action === 'user.password_change')).toHaveLength(1)
})

it('shows nothing that was announced and never done', async () => {
  const { own, actions, store, pass } = await open()
  const { write } = store
  Object.assign(store, {
    write: (...args: Parameters<typeof write>) =>
      args[0] === 'identities' && args[2].some((one) => one.kind === 'create' && one.document.type === 'audit')
        ? Promise.reject(new StoreError('busy', 'stopped', 10))
        : write(...args),
  })
  const body = { currentPassword: 'right-password', newPassword: 'three old clocks', confirmPassword: 'three old clocks' }
  expect(await own('changePassword', body)).toMatchObject({ status: 503 })
  Object.assign(store, { write })
  const due = () => storedIn(partitionOf(store, 'accounts', ['acc_1'])).count({ type: 'audit-due' })
  expect(await actions({ action: 'user.password_change' })).toEqual([])
  expect(await due()).toBe(1)
  pass(601)
  expect(await actions({ action: 'user.password_change' })).toEqual([])
  expect(await due()).toBe(0)
})
