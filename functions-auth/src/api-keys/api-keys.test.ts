import { endpoints } from '@auctionwiz/contracts/apps'
import { permissionsOf } from '@auctionwiz/contracts/permissions'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { accountRecord } from '@auctionwiz/records/accounts'
import { apiKeyRecord } from '@auctionwiz/records/api-keys'
import { describe, expect, it } from 'vitest'
import { open as openAccount } from '../users/test-people.ts'
import { newApiKeySecret, parseApiKeySecret } from './api-key-secret.ts'
import { announceEndingKeys } from './ending-keys.ts'

const body = { name: 'Nightly export', scopes: ['uploads:send', 'uploads:read'], auctionHouseIds: ['acc_1_house'], expiresInDays: 90 }
const day = 86_400

const open = async () => {
  const app = await openAccount()
  const own = await app.as('own')
  const exchange = (secret: string, more: object = {}) => app.call('exchangeApiKey', { token: secret, ...more })
  const made = async (change: object = {}) => {
    const { key, secret } = (await own('createApiKey', { ...body, ...change })).json
    return { id: key.id as string, secret: secret as string, key }
  }
  const stored = async (id: string) => (await readerOf(apiKeyRecord, partitionOf(app.store, 'accounts', ['acc_1'])).read(id)).document
  return { ...app, own, exchange, made, stored }
}

const rejected = { status: 401, error: { code: 'api_key_rejected' } }

describe('an API key', () => {
  it('has a secret that is shown once, stored hashed, and opens a token of its scopes', async () => {
    const { made, exchange, own, stored, call } = await open()
    const { id, secret } = await made()
    expect(secret).toMatch(/^awz_live_1\.\w{20}\.[\w-]{43}\.[0-9a-f]{8}$/)
    expect(JSON.stringify(await stored(id))).not.toContain(secret.split('.')[2])
    const entered = await exchange(secret, { address: '198.51.100.7' })
    expect(entered).toMatchObject({
      status: 200,
      expiresIn: 900,
      auctionHouses: [{ id: 'acc_1_house' }],
      scopes: ['uploads:send', 'uploads:read'],
    })
    const { keys } = await own('listApiKeys')
    expect(keys).toMatchObject([
      { id, state: 'active', ending: secret.slice(-4), lastUsedFrom: '198.51.100.7', responsible: 'Name of usr_own' },
    ])
    expect(JSON.stringify(keys)).not.toContain('hash')
    expect(await call('listApiKeys', { token: entered.accessToken })).toMatchObject({ status: 403, error: { code: 'api_key_refused' } })
  })

  it('is refused when it is wrong, mistyped or of nobody, all in the same way', async () => {
    const { made, exchange } = await open()
    const { id, secret } = await made()
    expect(await exchange(newApiKeySecret('acc_1', id).secret)).toMatchObject(rejected)
    expect(await exchange(newApiKeySecret('acc_1', 'key_nobody').secret)).toMatchObject(rejected)
    expect(await exchange(newApiKeySecret('acc_9', id).secret)).toMatchObject(rejected)
    expect(await exchange(`${secret.slice(0, -1)}x`)).toMatchObject(rejected)
    expect(await exchange('something-else')).toMatchObject(rejected)
    expect(parseApiKeySecret(secret.replace('.', '.0'))).toBeUndefined()
  })

  it('slows down guesses from one network, and uses of one key', async () => {
    const { exchange, made } = await open()
    const { secret } = await made()
    for (let use = 0; use < 30; use += 1) expect((await exchange(secret)).status).toBe(200)
    await exchange(secret)
    expect(await exchange(secret)).toMatchObject({ status: 429, error: { code: 'too_many_attempts' } })
    const guesses = Array.from({ length: 65 }, () => exchange('guess', { address: '203.0.113.9' }))
    expect((await Promise.all(guesses)).map(({ status }) => status)).toContain(429)
  })

  it('is rotated: the former secret works for a day, its tokens no longer than that', async () => {
    const { made, exchange, own, pass } = await open()
    const { id, secret } = await made()
    const rotated = (await own('rotateApiKey', { expiresInDays: 30 }, id)).json
    expect(rotated.key).toMatchObject({ id, ending: rotated.secret.slice(-4), formerUntil: expect.any(String) })
    expect((await exchange(secret)).status).toBe(200)
    pass(day - 300)
    expect(await exchange(secret)).toMatchObject({ status: 200, expiresIn: expect.toSatisfy((seconds: number) => seconds <= 300) })
    expect((await exchange(rotated.secret)).status).toBe(200)
    pass(600)
    expect(await exchange(secret)).toMatchObject(rejected)
    expect((await exchange(rotated.secret)).status).toBe(200)
  })

  it('expires, and cannot be rotated then', async () => {
    const { made, exchange, as, pass } = await open()
    const { id, secret } = await made({ expiresInDays: 1 })
    pass(day)
    const own = await as('own')
    expect(await exchange(secret)).toMatchObject(rejected)
    expect(await own('listApiKeys')).toMatchObject({ keys: [{ id, state: 'expired' }] })
    expect(await own('rotateApiKey', { expiresInDays: 30 }, id)).toMatchObject({ status: 409, error: { code: 'api_key_ended' } })
  })

  it('is revoked with its tokens, for good', async () => {
    const { made, exchange, own, call, pass } = await open()
    const { id, secret } = await made()
    const { accessToken } = await exchange(secret)
    expect(await own('revokeApiKey', undefined, id)).toMatchObject({ status: 200, key: { state: 'revoked' } })
    pass(5)
    expect(await call('listApiKeys', { token: accessToken })).toMatchObject({ status: 401, error: { code: 'token_expired' } })
    expect(await exchange(secret)).toMatchObject(rejected)
    expect(await own('revokeApiKey', undefined, id)).toMatchObject({ status: 200 })
    expect(await own('rotateApiKey', { expiresInDays: 30 }, id)).toMatchObject({ status: 409 })
  })

  it('stops with the access of the person responsible, until somebody else rotates it', async () => {
    const { as, exchange, own, call, pass } = await open()
    const adm = await as('adm')
    const { key, secret } = (await adm('createApiKey', body)).json
    const { accessToken } = await exchange(secret)
    await own('deactivateUser', undefined, 'usr_adm')
    pass(5)
    expect(await call('listApiKeys', { token: accessToken })).toMatchObject({ status: 401 })
    expect(await exchange(secret)).toMatchObject(rejected)
    expect(await own('listApiKeys')).toMatchObject({ keys: [{ id: key.id, state: 'stopped' }] })
    const rotated = (await own('rotateApiKey', { expiresInDays: 30 }, key.id)).json
    expect(rotated.key).toMatchObject({ state: 'active', responsible: 'Name of usr_own' })
    expect((await exchange(rotated.secret)).status).toBe(200)
  })

  it('is in the audit log, without its secret', async () => {
    const { made, own, as } = await open()
    const { id, secret } = await made()
    await own('rotateApiKey', { expiresInDays: 30 }, id)
    await own('revokeApiKey', undefined, id)
    const { events } = await (await as('own'))('listAuditEvents', undefined, undefined, { query: { subjectType: 'apiKey' } })
    expect(events.map(({ action }: { action: string }) => action)).toEqual(['api_key.revoke', 'api_key.rotate', 'api_key.create'])
    expect(events[2]).toMatchObject({ actorId: 'usr_own', subjectId: id, subjectName: 'Nightly export', after: { scopes: body.scopes } })
    expect(JSON.stringify(events)).not.toContain(secret)
  })
})

describe('who manages API keys', () => {
  it.each(['createApiKey', 'rotateApiKey', 'revokeApiKey'])('%s needs a fresh sign-in', async (name) => {
    const { made, own, pass } = await open()
    const { id } = await made()
    pass(15 * 60)
    const sent = { createApiKey: body, rotateApiKey: { expiresInDays: 30 } }[name]
    const answer = await own(name, sent, name === 'createApiKey' ? undefined : id)
    expect(answer).toMatchObject({ error: { code: expect.stringMatching(/confirmation_required|token_expired/) } })
  })

  it.each(['sta', 'vic'])('refuses %s by name of the permission', async (name) => {
    const { as } = await open()
    const ask = await as(name)
    expect(await ask('createApiKey', body)).toMatchObject({ status: 403, error: { details: { permission: 'system:integrations' } } })
    expect(await ask('listApiKeys')).toMatchObject({ status: 403 })
  })

  it('knows nothing of the keys and houses of another account', async () => {
    const { call, tokenOf, made } = await open()
    const { id } = await made()
    const token = await tokenOf('oth', 'acc_2')
    const other = (name: string, sent?: object, key?: string) =>
      call(name, { token, ...(sent && { body: sent }), ...(key && { params: { id: key } }) })
    expect(await other('listApiKeys')).toMatchObject({ keys: [] })
    expect(await other('revokeApiKey', undefined, id)).toMatchObject({ status: 404 })
    expect(await other('rotateApiKey', { expiresInDays: 30 }, id)).toMatchObject({ status: 404 })
    expect(await other('createApiKey', body)).toMatchObject({ status: 404 })
  })

  it('gives no scope that they lack themselves, nor keeps one that they lost', async () => {
    const { as, own, exchange } = await open()
    const adm = await as('adm')
    const { secret } = (await adm('createApiKey', body)).json
    const without = permissionsOf('admin').filter((permission) => permission !== 'data:import')
    expect(await own('changeUserRole', { permissions: without }, 'usr_adm')).toMatchObject({ status: 200 })
    expect(await exchange(secret)).toMatchObject(rejected)
    expect(await (await as('adm'))('createApiKey', body)).toMatchObject({ status: 403, error: { details: { permission: 'data:import' } } })
  })

  it('holds fifty at the same time', async () => {
    const { made, own } = await open()
    for (let count = 0; count < 50; count += 1) await made()
    expect(await own('createApiKey', body)).toMatchObject({ error: { code: 'limit_reached' } })
  })
})

describe('a token of an API key', () => {
  const guarded = endpoints.auth.filter(({ access }) => access.kind !== 'public')
  it('opens no call of this app: no user, session, factor, account or key', async () => {
    const { made, exchange, call } = await open()
    const { accessToken } = await exchange((await made()).secret)
    const answers = await Promise.all(
      guarded.map(async ({ name, params }) => {
        const { status, error } = await call(name, {
          token: accessToken,
          house: 'acc_1_house',
          body: {},
          ...(params && { params: { id: 'usr_own' } }),
        })
        return [name, status, error?.code]
      }),
    )
    expect(answers).toEqual(guarded.map(({ name }) => [name, 403, 'api_key_refused']))
  })
})

describe('the end of an API key', () => {
  it('is announced to the person responsible two weeks and three days before, and when it has come, once each', async () => {
    const { made, store, now, pass, as } = await open()
    await made({ expiresInDays: 30 })
    const round = announceEndingKeys({ store, now })
    const titles = async () => {
      await round()
      await round()
      const { notifications } = await (await as('own'))('listNotifications')
      return notifications.map(({ title }: { title: string }) => title.replace(/ on .*/, ''))
    }
    expect(await titles()).toEqual([])
    pass(16 * day + 60)
    expect(await titles()).toEqual(['API key Nightly export ends'])
    pass(11 * day)
    expect(await titles()).toEqual(['API key Nightly export ends', 'API key Nightly export ends'])
    pass(3 * day)
    expect((await titles())[0]).toBe('API key Nightly export has ended')
    pass(day)
    expect(await titles()).toHaveLength(3)
  })

  it('is announced to the owner once that person has left, and not at all for a revoked key', async () => {
    const { as, own, store, now, pass, made } = await open()
    await recordsOf(accountRecord, partitionOf(store, 'accounts', ['acc_1'])).change('account', (one) => ({ ...one, ownerId: 'usr_own' }))
    const adm = await as('adm')
    await adm('createApiKey', { ...body, expiresInDays: 2 })
    const { id } = await made({ expiresInDays: 1, name: 'Revoked' })
    await own('revokeApiKey', undefined, id)
    await own('deactivateUser', undefined, 'usr_adm')
    pass(2 * day + 60)
    await announceEndingKeys({ store, now })()
    const { notifications } = await (await as('own'))('listNotifications')
    expect(notifications).toMatchObject([{ title: 'API key Nightly export has ended', topic: 'integrations' }])
  })
})
