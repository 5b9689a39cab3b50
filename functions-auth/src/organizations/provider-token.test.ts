import { generateKeyPairSync } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { importJWK, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { providerVerifier } from './provider-token.ts'

const newKey = () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    private: privateKey.export({ format: 'jwk' }),
    public: { ...publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' },
  }
}
const own = newKey()
const foreign = newKey()
const tenant = 'tenant-1'
const issuer = `https://login.example/${tenant}/v2.0`

let server: Server
let verify: ReturnType<typeof providerVerifier>
beforeAll(async () => {
  server = createServer((_, answer) => answer.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [own.public] })))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const jwksUri = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks`
  verify = providerVerifier({ issuer: 'https://login.example/{tenantid}/v2.0', jwksUri, clientId: 'our-client' })
})
afterAll(() => server.close())

interface Made {
  key?: object
  algorithm?: string
  claims?: JWTPayload
  from?: string
  audience?: string
  issuedAt?: string
  expires?: string
}

const token = async ({ key = own.private, claims, from = issuer, audience = 'our-client', issuedAt, expires = '5 min' }: Made = {}) => {
  const made = new SignJWT({ tid: tenant, oid: 'o1', nonce: 'n1', ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .setIssuer(from)
    .setAudience(audience)
    .setExpirationTime(expires)
  return (issuedAt ? made.setIssuedAt(issuedAt) : made.setIssuedAt()).sign(await importJWK(key, 'RS256'))
}

it('takes the provider’s token with who it is, groups and app roles', async () => {
  const claims = { amr: ['pwd', 'mfa'], email: 'ann@house.example', name: 'Ann', groups: ['g1', 7], roles: ['Manager'] }
  expect(await verify(await token({ claims }), 'n1')).toEqual({
    tenantId: tenant,
    objectId: 'o1',
    mfa: true,
    email: 'ann@house.example',
    name: 'Ann',
    claims: ['g1', 'Manager'],
  })
})

it.each<[string, Made]>([
  ['another issuer', { from: 'https://evil.example/tenant-1/v2.0' }],
  ['another tenant than its issuer’s', { claims: { tid: 'tenant-2' } }],
  ['no tenant', { claims: { tid: undefined } }],
  ['another audience', { audience: 'other-client' }],
  ['another signature', { key: foreign.private }],
  ['another nonce', { claims: { nonce: 'n2' } }],
  ['no nonce', { claims: { nonce: undefined } }],
  ['no object id', { claims: { oid: undefined } }],
  ['an end in the past', { expires: '-2 min' }],
  ['a beginning in an hour', { claims: { nbf: Math.floor(Date.now() / 1000) + 3600 } }],
  ['an age of an hour', { issuedAt: '-1 h' }],
])('refuses a token with %s', async (_name, made) => {
  expect(await verify(await token(made), 'n1')).toBeUndefined()
})

it('refuses an unsigned token, one signed with the public key as a shared secret, and what is none', async () => {
  const payload = (await token()).split('.')[1]
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  expect(await verify(`${part({ alg: 'none' })}.${payload}.`, 'n1')).toBeUndefined()
  const claims = { tid: tenant, oid: 'o1', nonce: 'n1' }
  const shared = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
    .setIssuer(issuer)
    .setAudience('our-client')
    .setIssuedAt()
    .setExpirationTime('5 min')
    .sign(new TextEncoder().encode(JSON.stringify(own.public)))
  expect(await verify(shared, 'n1')).toBeUndefined()
  expect(await verify('nothing', 'n1')).toBeUndefined()
})
