import type { AccessClaims } from '@auctionwiz/contracts/identity'
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { accessAudience, payloadOf, tokenAlgorithm, tokenIssuer, tokenVerifier } from './tokens.ts'

const claims: AccessClaims = {
  userId: 'usr_1',
  userName: 'Una',
  accountId: 'acc_1',
  accountRole: 'member',
  houses: { hse_1: 'staff' },
  adjusted: { hse_1: ['+bidders:export'] },
  sessionId: 'ses_1',
}

const setUp = async () => {
  const { privateKey, publicKey } = await generateKeyPair(tokenAlgorithm)
  const keys = createLocalJWKSet({ keys: [await exportJWK(publicKey)] })
  const token = await new SignJWT(payloadOf(claims))
    .setProtectedHeader({ alg: tokenAlgorithm })
    .setIssuer(tokenIssuer)
    .setAudience(accessAudience)
    .setExpirationTime('5m')
    .sign(privateKey)
  return { token, verifier: tokenVerifier(async () => keys) }
}

it('reads what an access token says, and reads the same token once', async () => {
  const { token, verifier } = await setUp()
  const first = await verifier.access(token)
  expect(first).toMatchObject(claims)
  expect(await verifier.access(token)).toBe(first)
})

it('lets nobody change what a remembered token says', async () => {
  const { token, verifier } = await setUp()
  const { houses, adjusted } = await verifier.access(token)
  expect(() => Object.assign(houses, { hse_2: 'admin' })).toThrow(TypeError)
  expect(() => adjusted?.hse_1?.push('+users:edit')).toThrow(TypeError)
  expect(await verifier.access(token)).toMatchObject(claims)
})

it.each([
  ['in which a letter was changed', (token: string) => `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`],
  ['that is none', () => 'nothing'],
])('refuses a token %s', async (_what, spoilt) => {
  const { token, verifier } = await setUp()
  await verifier.access(token)
  await expect(verifier.access(spoilt(token))).rejects.toMatchObject({ code: 'unauthenticated' })
})
