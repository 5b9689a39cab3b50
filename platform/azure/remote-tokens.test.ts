import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AccessClaims } from '@auctionwiz/contracts/identity'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { accessAudience, payloadOf, remoteTokens, tokenAlgorithm, tokenIssuer } from './tokens.ts'

const claims: AccessClaims = {
  userId: 'usr_1',
  userName: 'Una',
  accountId: 'acc_1',
  accountRole: 'member',
  houses: { hse_1: 'staff' },
  sessionId: 'ses_1',
}

const makeKey = async (kid: string) => {
  const { privateKey, publicKey } = await generateKeyPair(tokenAlgorithm)
  const sign = () =>
    new SignJWT({ ...payloadOf(claims), jti: crypto.randomUUID() })
      .setProtectedHeader({ alg: tokenAlgorithm, kid })
      .setIssuer(tokenIssuer)
      .setAudience(accessAudience)
      .setExpirationTime('30d')
      .sign(privateKey)
  return { jwk: { ...(await exportJWK(publicKey)), kid }, sign }
}

let server: Server
let published: { status: number; keys: object[] }
let asked: number
const listen = async (port = 0): Promise<void> => {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
}
const portOf = (): number => (server.address() as AddressInfo).port
const close = (): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  asked = 0
  server = createServer((_, response) => {
    asked += 1
    response.writeHead(published.status).end(JSON.stringify({ keys: published.keys }))
  })
  await listen()
})
afterEach(async () => {
  vi.useRealTimers()
  await close()
})

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

it('keeps the keys however long functions-auth is down', async () => {
  const key = await makeKey('one')
  published = { status: 200, keys: [key.jwk] }
  const verifier = remoteTokens(`http://127.0.0.1:${portOf()}`)
  await verifier.access(await key.sign())
  await close()
  pass(3_600_000)
  expect(await verifier.access(await key.sign())).toMatchObject(claims)
  expect(asked).toBe(1)
})

it('fetches the keys again when a token names a new one', async () => {
  const [first, second] = [await makeKey('one'), await makeKey('two')]
  published = { status: 200, keys: [first.jwk] }
  const verifier = remoteTokens(`http://127.0.0.1:${portOf()}`)
  await verifier.access(await first.sign())
  published = { status: 200, keys: [first.jwk, second.jwk] }
  pass(6_000)
  expect(await verifier.access(await second.sign())).toMatchObject(claims)
  expect(asked).toBe(2)
})

it.each([500, 404])('is busy, and refuses no token, while functions-auth answers %s', async (status) => {
  const [first, second] = [await makeKey('one'), await makeKey('two')]
  published = { status, keys: [first.jwk] }
  const verifier = remoteTokens(`http://127.0.0.1:${portOf()}`)
  await expect(verifier.access(await first.sign())).rejects.toMatchObject({ code: 'busy', status: 503 })
  published.status = 200
  await verifier.access(await first.sign())
  published.status = status
  pass(6_000)
  await expect(verifier.access(await second.sign())).rejects.toMatchObject({ code: 'busy' })
  await verifier.access(await first.sign())
})

it('is busy while functions-auth is unreachable, and recovers when it is back', async () => {
  const key = await makeKey('one')
  published = { status: 200, keys: [key.jwk] }
  const port = portOf()
  const verifier = remoteTokens(`http://127.0.0.1:${port}`)
  await close()
  await expect(verifier.access(await key.sign())).rejects.toMatchObject({ code: 'busy', retryAfter: 1 })
  await listen(port)
  expect(await verifier.access(await key.sign())).toMatchObject(claims)
})

it('refuses a token whose key functions-auth does not publish', async () => {
  const [first, foreign] = [await makeKey('one'), await makeKey('foreign')]
  published = { status: 200, keys: [first.jwk] }
  const verifier = remoteTokens(`http://127.0.0.1:${portOf()}`)
  await expect(verifier.access(await foreign.sign())).rejects.toMatchObject({ code: 'unauthenticated' })
})
