import type { AuditEvent } from '@auctionwiz/platform/core/records/audit'
import { describe, expect, it } from 'vitest'
import { testAuthenticator } from '../passkeys/test-authenticator.ts'
import { testApp } from '../testing.ts'
import { house, linked, owner } from './test-organization.ts'

const required = { status: 403, error: { code: 'organization_required' } }
const ann = 'ann@house.example'
const zoe = { objectId: 'o-zoe', email: 'zoe@house.example', name: 'Zoe Ann Hart' }

describe('linking an organization', () => {
  it('takes the tenant of the token, the domain of the owner, and changes nothing yet', async () => {
    const { first, byPassword, byProvider } = await linked()
    expect(first).toMatchObject({
      status: 200,
      organization: { tenantId: 'tenant-1', domain: 'house.example', required: false, provision: false, defaultHouseIds: [house] },
    })
    expect(await byPassword(ann)).toMatchObject({ status: 200 })
    expect(await byProvider(zoe)).toMatchObject({ status: 404, error: { code: 'user_not_found' } })
    expect(await byProvider({ objectId: 'o-olive' })).toMatchObject({ status: 200, data: { user: { id: 'usr_olive' } } })
  })

  it('adds nobody and requires nothing until those who run the domain agree', async () => {
    const { call, update, byProvider, codeSent, pass, letterTo } = await linked()
    const unproven = { status: 403, error: { code: 'domain_unproven' } }
    expect(await update({ provision: true })).toMatchObject(unproven)
    expect(await update({ required: true })).toMatchObject(unproven)
    expect(await byProvider(zoe)).toMatchObject({ error: { code: 'user_not_found' } })
    const rejected = { status: 400, error: { code: 'domain_code_rejected' } }
    expect(await call('proveDomain', { code: 'none was sent' })).toMatchObject(rejected)
    await call('sendDomainCode', { mailbox: 'postmaster' })
    const first = codeSent()
    expect(letterTo('postmaster@house.example')?.text).toContain('olive@house.example')
    await call('sendDomainCode', { mailbox: 'postmaster' })
    expect(await call('proveDomain', { code: first })).toMatchObject(rejected)
    expect(await call('proveDomain', { code: codeSent() })).toMatchObject({ organization: { domainProven: true } })
    expect(await call('proveDomain', { code: codeSent() })).toMatchObject(rejected)
    expect(await update({ provision: true })).toMatchObject({ status: 200 })
    pass(1)
    expect(await byProvider(zoe)).toMatchObject({ status: 200 })
  })

  it('keeps the code that was sent when another is refused by the limit of mails', async () => {
    const { call, codeSent } = await linked()
    const answers: { status: number }[] = []
    const codes = new Set<string>()
    while (answers.at(-1)?.status !== 429 && answers.length < 50) {
      answers.push(await call('sendDomainCode', { mailbox: 'postmaster' }))
      codes.add(codeSent())
    }
    expect(answers.at(-1)).toMatchObject({ status: 429, error: { code: 'too_many_attempts' } })
    expect(codes.size).toBe(answers.length - 1)
    expect(await call('proveDomain', { code: codeSent() })).toMatchObject({ organization: { domainProven: true } })
  })

  it('notifies the network of scores when the domain is proven, and when the link ends', async () => {
    const { call, prove, network } = await linked()
    await call('proveDomain', { code: 'none was sent' })
    expect(network).toEqual([])
    await prove()
    expect(network).toEqual([{ accountId: 'acc_1' }])
    await call('unlinkOrganization')
    expect(network).toEqual([{ accountId: 'acc_1' }, { accountId: 'acc_1' }])
  })

  it('is for the owner, with a fresh sign-in and a token that holds', async () => {
    const app = await linked()
    const { token } = await app.enter(ann, 'acc_1')
    for (const [name, body] of [
      ['readOrganization', undefined],
      ['linkOrganization', app.tokenOf({})],
      ['updateOrganization', { required: true, provision: true, mappings: [], defaultHouseIds: [house], version: '1' }],
      ['unlinkOrganization', undefined],
      ['sendDomainCode', { mailbox: 'admin' }],
      ['proveDomain', { code: 'x' }],
    ] as const)
      expect(await app.ask(name, { token, ...(body && { body }) })).toMatchObject({ status: 403, error: { code: 'owner_only' } })
    expect(await app.call('linkOrganization', { idToken: 'forged', nonce: 'n' })).toMatchObject({ error: { code: 'provider_rejected' } })
    app.pass(16 * 60)
    expect(await app.call('unlinkOrganization')).toMatchObject({ status: 403, error: { code: 'confirmation_required' } })
  })

  it('refuses a tenant that another account has linked, and an address that anybody can have', async () => {
    const app = await linked()
    await app.addUser('usr_eve', 'eve@gmail.com')
    await app.addAccount('acc_2', 'Eve', { usr_eve: 'owner' })
    const { token } = await app.enter('eve@gmail.com', 'acc_2')
    const body = app.tokenOf({ objectId: 'o-eve', tenantId: 'tenant-2' })
    expect(await app.ask('linkOrganization', { token, body })).toMatchObject({ status: 400, error: { code: 'shared_domain' } })
    await app.addUser('usr_mal', 'mal@mal.example')
    await app.addAccount('acc_3', 'Mal', { usr_mal: 'owner' })
    const mal = (await app.enter('mal@mal.example', 'acc_3')).token
    const theirs = app.tokenOf({ objectId: 'o-mal' })
    expect(await app.ask('linkOrganization', { token: mal, body: theirs })).toMatchObject({ error: { code: 'organization_taken' } })
    const mine = app.tokenOf({ objectId: 'o-olive', tenantId: 'tenant-1' })
    expect(await app.ask('connectProvider', { token: mal, body: mine })).toMatchObject({ status: 409, error: { code: 'provider_taken' } })
  })

  it('lets no change be lost, and takes houses of the account alone', async () => {
    const { update, call, prove } = await linked()
    await prove()
    expect(await update({ version: '0' })).toMatchObject({ status: 409, error: { code: 'stale_version' } })
    expect(await update({ defaultHouseIds: ['hse_elsewhere'] })).toMatchObject({ status: 404 })
    expect(await update({ provision: true, defaultHouseIds: [] })).toMatchObject({ status: 400 })
    expect((await call('readOrganization')).organization).toMatchObject({ provision: false })
  })
})

describe('requiring the organization', () => {
  it('says the same of every address of its domain, and lets the owner in', async () => {
    const { byPassword } = await linked({ required: true })
    const answers = [await byPassword(ann), await byPassword(ann, 'wrong'), await byPassword('nobody@house.example')]
    for (const answer of answers) expect(answer).toMatchObject(required)
    expect({ ...answers[0]?.error, correlationId: '' }).toEqual({ ...answers[2]?.error, correlationId: '' })
    expect(await byPassword(owner, 'wrong')).toMatchObject(required)
    expect(await byPassword(owner)).toMatchObject({ status: 200 })
    expect(await byPassword('nobody@elsewhere.example')).toMatchObject({ error: { code: 'invalid_credentials' } })
  })

  it('holds for a passkey too', async () => {
    const app = await linked({ mappings: [] })
    const { token } = await app.enter(ann, 'acc_1')
    const device = testAuthenticator()
    const { options } = await app.ask('beginPasskey', { token })
    await app.ask('addPasskey', { token, body: { passkey: device.create(options) } })
    await app.update({ required: true })
    const asked = await app.ask('requestPasskey', { body: {} })
    expect(await app.ask('signInWithPasskey', { body: { passkey: device.prove(asked.options) } })).toMatchObject(required)
  })

  it('shuts nobody out who is no member, so that claiming a domain harms no one', async () => {
    const app = await linked({ required: true })
    await app.addUser('usr_kim', 'kim@house.example')
    await app.addAccount('acc_2', 'Vale', { usr_kim: 'staff' })
    expect(await app.byPassword('kim@house.example')).toMatchObject({ status: 200 })
  })

  it('waits for who is at work in other accounts too until they have connected themselves', async () => {
    const app = await linked({ required: true })
    await app.addAccount('acc_2', 'Vale', { usr_ann: 'staff' })
    expect(await app.byProvider({ objectId: 'o-ann', email: ann })).toMatchObject({ status: 403, error: { code: 'organization_connect' } })
    const { token } = await app.enter(ann, 'acc_1')
    expect(await app.ask('readProvider', { token })).toMatchObject({ connected: false })
    expect(await app.ask('connectProvider', { token, body: app.tokenOf({ objectId: 'o-ann' }) })).toMatchObject({ status: 200 })
    expect(await app.ask('readProvider', { token })).toMatchObject({ connected: true })
    expect(await app.byPassword(ann)).toMatchObject(required)
    expect(await app.byProvider({ objectId: 'o-ann' })).toMatchObject({ data: { user: { id: 'usr_ann' } } })
  })

  it('ends with the link: passwords work again, and users added by the link choose one by email', async () => {
    const { call, byPassword, byProvider, letterTo, ask } = await linked({ required: true, provision: true })
    expect(await byProvider(zoe)).toMatchObject({ status: 200 })
    expect(await call('unlinkOrganization')).toMatchObject({ status: 200 })
    expect(await byPassword(ann)).toMatchObject({ status: 200 })
    expect(await byPassword(ann, 'wrong')).toMatchObject({ error: { code: 'invalid_credentials' } })
    expect(await byProvider(zoe)).toMatchObject({ status: 403, error: { code: 'organization_unlinked' } })
    expect(await byProvider({ objectId: 'o-olive' })).toMatchObject({ status: 200 })
    await ask('requestPasswordReset', { body: { email: zoe.email } })
    const body = { token: letterTo(zoe.email)?.secret, newPassword: 'velvet otter lanterns', confirmPassword: 'velvet otter lanterns' }
    expect(await ask('resetPassword', { body })).toMatchObject({ status: 200 })
    expect(await byPassword(zoe.email, 'velvet otter lanterns')).toMatchObject({ status: 200 })
  })
})

describe('provisioning', () => {
  it('makes users of the tenant viewers at their first sign-in, once', async () => {
    const { byProvider, roles, store } = await linked({ provision: true })
    const { data } = await byProvider(zoe)
    expect(data.user).toMatchObject({ email: zoe.email, name: 'Zoe Ann Hart', firstName: 'Zoe', lastName: 'Ann Hart', status: 'active' })
    expect(data.accounts).toMatchObject([{ accountId: 'acc_1', roles: ['viewer'] }])
    expect(await roles(data.user.id)).toEqual({ [house]: 'viewer' })
    expect((await byProvider(zoe)).data.user.id).toBe(data.user.id)
    const { items } = await store.query<AuditEvent>('accounts', ['acc_1'], { type: 'audit' }, { limit: 50 })
    expect(items.filter((event) => event.action === 'member.provision')).toHaveLength(1)
  })

  it('of one person at the same moment makes one user', async () => {
    const { byProvider } = await linked({ provision: true })
    const answers = await Promise.all([byProvider(zoe), byProvider(zoe), byProvider(zoe)])
    expect(new Set(answers.filter(({ status }) => status === 200).map(({ data }) => data.user.id)).size).toBe(1)
    expect((await byProvider(zoe)).status).toBe(200)
  })

  it('follows groups and app roles at each sign-in, but not where people gave a role', async () => {
    const mappings = [
      { claim: 'g-sales', role: 'staff', auctionHouseIds: [house] },
      { claim: 'Manager', role: 'admin', auctionHouseIds: [house] },
    ]
    const { byProvider, roles, call } = await linked({ provision: true, mappings })
    const { id } = (await byProvider({ ...zoe, claims: ['g-sales', 'Manager'] })).data.user
    expect(await roles(id)).toEqual({ [house]: 'admin' })
    await byProvider({ ...zoe, claims: ['g-sales'] })
    expect(await roles(id)).toEqual({ [house]: 'staff' })
    await byProvider({ ...zoe, claims: ['g-unknown'] })
    expect(await roles(id)).toEqual({ [house]: 'viewer' })
    await byProvider({ objectId: 'o-ann', email: ann, claims: ['Manager'] })
    expect(await roles('usr_ann')).toEqual({ [house]: 'staff' })
    expect((await call('readOrganization')).organization.mappings).toEqual(mappings)
  })

  it('revokes tokens when it takes a role away', async () => {
    const mappings = [{ claim: 'g-sales', role: 'staff', auctionHouseIds: [house] }]
    const { byProvider, ask, pass } = await linked({ provision: true, mappings })
    const { data } = await byProvider({ ...zoe, claims: ['g-sales'] })
    const body = { userId: data.user.id, accountId: 'acc_1' }
    const { accessToken } = await ask('createAccessToken', { token: data.sessionToken, body })
    await byProvider(zoe)
    pass(10)
    expect(await ask('readCurrentUser', { token: accessToken })).toMatchObject({ status: 401, error: { code: 'token_expired' } })
  })

  it.each([
    ['another tenant', { tenantId: 'tenant-9' }],
    ['an address elsewhere', { email: 'zoe@elsewhere.example' }],
    ['an address that pretends', { email: 'zoe@house.example@elsewhere.example' }],
    ['no address', { email: '' }],
  ])('refuses %s', async (_name, wrong) => {
    const { byProvider } = await linked({ provision: true })
    expect(await byProvider({ ...zoe, ...wrong })).toMatchObject({ status: 404, error: { code: 'user_not_found' } })
  })

  it('gives nobody the user of another account, of its owner, or of who never proved the address', async () => {
    const app = await linked({ provision: true })
    await app.addUser('usr_kim', 'kim@house.example')
    await app.addAccount('acc_2', 'Vale', { usr_kim: 'owner' })
    const connect = { status: 403, error: { code: 'organization_connect' } }
    expect(await app.byProvider({ objectId: 'o-x', email: 'kim@house.example' })).toMatchObject(connect)
    expect(await app.byProvider({ objectId: 'o-y', email: owner })).toMatchObject(connect)
    expect(await app.roles('usr_kim')).toEqual({})
    expect(await app.byPassword('kim@house.example')).toMatchObject({ data: { accounts: [{ accountId: 'acc_2' }] } })
  })

  it('leaves suspended members out', async () => {
    const app = await linked({ provision: true })
    const { id } = (await app.byProvider(zoe)).data.user
    const stored = await app.store.read('accounts', ['acc_1'], `member:${id}`)
    const document = { id: `member:${id}`, type: 'member', ...stored?.document, status: 'suspended' }
    await app.store.write('accounts', ['acc_1'], [{ kind: 'put', document }])
    expect(await app.byProvider(zoe)).toMatchObject({ status: 403, error: { code: 'account_suspended' } })
  })
})

it('takes a provider’s token once, also of several who bring it at the same moment', async () => {
  const { ask, tokenOf } = await linked({ provision: true })
  const sent = { params: { provider: 'microsoft' }, body: tokenOf(zoe) }
  const answers = await Promise.all([ask('loginWithProvider', sent), ask('loginWithProvider', sent)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  expect(await ask('loginWithProvider', sent)).toMatchObject({ status: 401, error: { code: 'provider_rejected' } })
})

it('asks no longer for an organization whose account is gone', async () => {
  const { call, byPassword } = await linked({ required: true })
  expect(await call('deleteAccount', undefined, { params: { id: 'acc_1' } })).toMatchObject({ status: 200 })
  expect(await byPassword(ann, 'wrong')).toMatchObject({ error: { code: 'invalid_credentials' } })
})

it('redeems no code that a browser asked for', async () => {
  const { call } = testApp()
  expect(await call('receiveProviderCode', { body: { code: 'c', state: 's' } })).toMatchObject({
    status: 400,
    error: { code: 'code_not_redeemed' },
  })
})
