import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readCurrentUser } from '@auctionwiz/contracts/accounts'
import { endpoints } from '@auctionwiz/contracts/apps'
import { listBidders } from '@auctionwiz/contracts/bidders'
import type { Client } from '@auctionwiz/contracts/client'
import type { App, Endpoint } from '@auctionwiz/contracts/endpoint'
import { revokeSession } from '@auctionwiz/contracts/sessions'
import { createAccessToken, login } from '@auctionwiz/contracts/sign-in'
import { changeUserRole, deactivateUser, readUser, updateUser } from '@auctionwiz/contracts/users'
import { jwtIssuer } from '@auctionwiz/functions-auth/sessions/jwt-issuer'
import { remoteTokens } from '@auctionwiz/platform/azure/tokens'
import { describe, expect, it } from 'vitest'
import { ownStack } from '../support/own-stack.ts'
import { createPerson, type TestPerson } from '../support/person.ts'
import { clientOf, createTenant } from '../support/tenant.ts'

const stack = ownStack()

const enter = async ({ email, password, tenant }: TestPerson) => {
  const { data } = await clientOf(stack, {})(login, { body: { email, password } })
  const body = { userId: data.user.id, accountId: tenant.accountId }
  const { accessToken, account } = await clientOf(stack, { sessionToken: data.sessionToken })(createAccessToken, { body })
  const call = clientOf(stack, { accessToken, auctionHouseId: tenant.houseId })
  return { call, accessToken, account, sessionId: sessionOf(accessToken) }
}

const sessionOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid

/** A call of each app that everybody signed in may make. */
const probes = (Object.keys(endpoints) as App[]).flatMap((app): [App, Endpoint][] => {
  const probe = endpoints[app].find(
    ({ access, method, params }) => method === 'GET' && !params && access.kind === 'access' && !('feature' in access),
  )
  return probe ? [[app, probe]] : []
})

const statusIn = async (app: App, { path }: Endpoint, token: string, house: string): Promise<number> => {
  const headers = { authorization: `Bearer ${token}`, 'x-auction-house-id': house }
  const response = await fetch(`${stack.urls[app]}/${path}`, { headers })
  await response.arrayBuffer()
  return response.status
}

/**
 * That each app comes to refuse a token that they all took. How soon follows from the periods of the revocation list, which a separate test
 * checks with an injected clock; here a busy machine may be slow.
 */
const expectRefusal = async (token: string, house: string, change: () => Promise<unknown>): Promise<void> => {
  for (const [app, probe] of probes) expect([app, await statusIn(app, probe, token, house)]).not.toEqual([app, 401])
  await change()
  await Promise.all(
    probes.map(([app, probe]) => expect.poll(() => statusIn(app, probe, token, house), { interval: 100, timeout: 30_000 }).toBe(401)),
  )
}

describe('what an administrator changes holds in every app', () => {
  const open = async () => {
    const tenant = await createTenant(stack)
    const [owner, member] = [await createPerson(stack, 'owner', tenant), await createPerson(stack, 'staff', tenant)]
    return { tenant, member, by: (await enter(owner)).call, theirs: await enter(member) }
  }
  const changes: [string, (by: Client, id: string, sessionId: string) => Promise<unknown>][] = [
    ['a role', (by, id) => by(changeUserRole, { params: { id }, body: { role: 'viewer' } })],
    ['a deactivation', (by, id) => by(deactivateUser, { params: { id } })],
    ['an ended session', (by, userId, id) => by(revokeSession, { params: { id }, body: { userId } })],
  ]

  it.each(changes)('%s', async (_name, change) => {
    const { tenant, member, by, theirs } = await open()
    expect(probes.map(([app]) => app)).toEqual(expect.arrayContaining(['auth', 'bidders', 'upload']))
    await expectRefusal(theirs.accessToken, tenant.houseId, () => change(by, member.id, theirs.sessionId))
  })
})

it('lets of two administrators who edit a person the second see what changed, and loses nothing', async () => {
  const tenant = await createTenant(stack)
  const [owner, admin, member] = [
    await createPerson(stack, 'owner', tenant),
    await createPerson(stack, 'admin', tenant),
    await createPerson(stack, 'staff', tenant),
  ]
  const [one, two] = [(await enter(owner)).call, (await enter(admin)).call]
  const params = { id: member.id }
  const seen = [await one(readUser, { params }), await two(readUser, { params })]
  await one(updateUser, { params, body: { firstName: 'Patricia', version: seen[0]?.version ?? '' } })
  const second = { lastName: 'Quillon', version: seen[1]?.version ?? '' }
  await expect(two(updateUser, { params, body: second })).rejects.toMatchObject({ status: 409, code: 'stale_version' })
  const now = await two(readUser, { params })
  expect(now.user.name).toBe('Patricia Quill')
  await two(updateUser, { params, body: { ...second, version: now.version } })
  expect((await one(readUser, { params })).user.name).toBe('Patricia Quillon')
  const atOnce = await Promise.allSettled(
    [one, two].map(async (call, index) =>
      call(updateUser, { params, body: { firstName: `Name ${index}`, version: (await call(readUser, { params })).version } }),
    ),
  )
  expect(atOnce.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1)
})

it('leads from the password to a shell with data in three calls', async () => {
  const person = await createPerson(stack)
  const { call, account } = await enter(person)
  expect(account.auctionHouses.map(({ id }) => id)).toEqual([person.tenant.houseId])
  expect((await call(listBidders, {})).bidders).toEqual([])
})

it('checks tokens with the keys it has, without asking anybody', async () => {
  const jwk = { ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }), kid: 'one', alg: 'ES256' }
  const { d: _private, ...publicKey } = jwk
  let asked = 0
  const server = createServer((_, answer) => {
    asked += 1
    answer.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [publicKey] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = jwtIssuer(JSON.stringify(jwk))
  const verifier = remoteTokens(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const tenant = await createTenant(stack)
  for (let turn = 0; turn < 50; turn += 1)
    expect(await verifier.access(await issuer.access(tenant.claims('staff')))).toMatchObject({ userId: 'usr_staff' })
  server.close()
  expect(asked).toBe(1)
})

it('lets an access token of one account open nothing in another', async () => {
  const [mine, theirs] = [await createPerson(stack), await createPerson(stack)]
  const { call } = await enter(mine)
  expect((await call(readCurrentUser, {})).user.id).toBe(mine.id)
  await expect(call(readUser, { params: { id: theirs.id } })).rejects.toMatchObject({ status: 404 })
})
