import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { secretEncryption } from '@auctionwiz/platform/core/security/secret-encryption'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { mfaMethodRecord } from '@auctionwiz/records/mfa-methods'
import { connectionId, platformConnectionRecord } from '@auctionwiz/records/platform-connections'
import { expect, it, vi } from 'vitest'
import { ownStack } from '../support/own-stack.ts'
import { storeOf } from '../support/tenant.ts'

const stack = ownStack()
const store = storeOf(stack)
const keys = JSON.parse(await readFile(join(stack.dataDir, 'secrets.json'), 'utf8')) as Record<string, string>
const keyOf = (name: string): string => keys[name] ?? ''

/** Runs a timer of a built app now; the host answers 404 where the app has not registered it. */
const tick = async (app: 'auth' | 'upload', timer: string): Promise<void> => {
  const headers = { 'content-type': 'application/json' }
  const { status } = await fetch(new URL(`/admin/functions/${timer}`, stack.urls[app]), { method: 'POST', headers, body: '{}' })
  expect(status).toBe(202)
}
const soon = { timeout: 20_000, interval: 200 }

it('encrypts the seeds of authenticators under the new key while the former one is set', async () => {
  const methods = recordsOf(mfaMethodRecord, partitionOf(store, 'identities', [randomId('usr')]))
  const id = randomId('mfa')
  const secret = await secretEncryption(keyOf('formerFactorKey')).encrypt('JBSWY3DPEHPK3PXP', `authenticator ${id}`)
  const createdAt = '2026-11-21T09:00:00Z'
  await methods.create({ id, kind: 'authenticator', name: 'Phone', enabled: true, verified: true, secret, createdAt })
  await tick('auth', 'reencryptSeeds')
  const current = secretEncryption(keyOf('factorKey'))
  const stored = async () => (await methods.read(id)).document.secret ?? ''
  await vi.waitFor(async () => expect(await current.isCurrent(await stored())).toBe(true), soon)
  expect(await current.decrypt(await stored(), `authenticator ${id}`)).toBe('JBSWY3DPEHPK3PXP')
})

it('encrypts the keys that houses have at bidding platforms likewise', async () => {
  const [accountId, houseId] = [randomId('acc'), randomId('hse')]
  const connections = recordsOf(platformConnectionRecord, partitionOf(store, 'bidders', [accountId, houseId]))
  const place = `${accountId}/${houseId}/gavelnet`
  const sealedKey = await secretEncryption(keyOf('formerConnectionKey')).encrypt('key of the house', place)
  const id = connectionId('gavelnet')
  await connections.create({ id, platformId: 'gavelnet', sealedKey, connectedAt: '2026-11-21T09:00:00Z', connectedBy: 'Una' })
  await tick('upload', 'reencryptConnections')
  const current = secretEncryption(keyOf('connectionKey'))
  const stored = async () => (await connections.read(id)).document.sealedKey
  await vi.waitFor(async () => expect(await current.isCurrent(await stored())).toBe(true), soon)
  expect(await current.decrypt(await stored(), place)).toBe('key of the house')
})
