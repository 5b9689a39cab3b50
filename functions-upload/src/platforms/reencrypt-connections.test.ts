import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { secretEncryption } from '@auctionwiz/platform/core/security/secret-encryption'
import { StoreError } from '@auctionwiz/platform/core/store/store'
import { foundIn } from '@auctionwiz/platform/core/testing/found-in'
import { connectionId, platformConnectionRecord } from '@auctionwiz/records/platform-connections'
import { expect, it } from 'vitest'
import { accountId, auctionHouseId, now } from '../testing/house.ts'
import { uploadApp } from '../testing/upload-app.ts'
import { memoryPlatform } from './memory-platform.ts'
import { memorySales } from './memory-sales.ts'
import { reencryptConnections } from './reencrypt-connections.ts'

const key = 'the key of the house'
const [former, next] = ['the former secret of these tests, long', 'the next secret of these tests, long enough']
const known = [{ id: '1', firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', city: 'York', active: true }]

const open = async () => {
  const keys = { encryption: secretEncryption(former) }
  const offered = { name: 'GavelNet', platform: memoryPlatform(known, () => key), sales: memorySales({ sales: [], key: () => key }) }
  const app = uploadApp({ platforms: new Map([['gavelnet', offered]]), encryption: () => keys.encryption })
  await app.call('connectPlatform', { id: 'gavelnet', body: { key } })
  const connections = recordsOf(platformConnectionRecord, app.house)
  const lines: unknown[] = []
  const note = (...line: unknown[]) => void lines.push(line)
  const parts = { store: app.store, find: foundIn({ partition: app.house, key: [accountId, auctionHouseId] }), now: () => now }
  return {
    ...app,
    lines,
    connections,
    parts: { ...parts, log: { info: note, warn: note, error: note } },
    use: (current: string, before?: string) => {
      keys.encryption = secretEncryption(current, before)
      return keys.encryption
    },
    stored: async () => (await connections.read(connectionId('gavelnet'))).document,
    bidders: () => app.call('listPlatformBidders', { id: 'gavelnet' }),
  }
}

it('moves connections to a new key while houses work, and the former key can go', async () => {
  const { parts, use, stored, bidders, lines } = await open()
  const before = await stored()
  const encryption = use(next, former)
  expect(await bidders()).toMatchObject({ total: 1 })
  expect(await reencryptConnections({ ...parts, encryption })()).toEqual({ moved: 1, left: 0 })
  expect(await reencryptConnections({ ...parts, encryption })()).toEqual({ moved: 0, left: 0 })
  expect(lines.at(-1)).toEqual(['no stored secret needs the former key', { setting: 'FORMER_CONNECTION_KEY', checked: 1 }])
  use(next)
  expect(await bidders()).toMatchObject({ total: 1 })
  const after = await stored()
  expect(after).toEqual({ ...before, sealedKey: after.sealedKey })
  expect(after.sealedKey).not.toBe(before.sealedKey)
})

it('also moves what earlier versions stored without the id of a key', async () => {
  const { parts, use, stored, connections, bidders } = await open()
  const document = await stored()
  await connections.put({ ...document, sealedKey: document.sealedKey.replace(/^k[\da-f]{8}\./, '') })
  expect(await reencryptConnections({ ...parts, encryption: use(next, former) })()).toEqual({ moved: 1, left: 0 })
  use(next)
  expect(await bidders()).toMatchObject({ total: 1 })
})

it('names a connection that neither key opens, and leaves it as it is', async () => {
  const { parts, use, stored, lines } = await open()
  const before = await stored()
  const encryption = use(next, 'a third secret, which sealed nothing here')
  expect(await reencryptConnections({ ...parts, encryption })()).toEqual({ moved: 0, left: 1 })
  expect(await stored()).toEqual(before)
  expect(lines).toContainEqual(['a stored secret cannot be opened', expect.any(Error), expect.objectContaining({ id: before.id })])
})

it('leaves a connection to the next run that changes at the same moment, or while the database is busy', async () => {
  const { parts, use, store, connections, stored, bidders } = await open()
  const encryption = use(next, former)
  const busy = { ...store, write: () => Promise.reject(new StoreError('busy', 'database: 503')) }
  expect(await reencryptConnections({ ...parts, store: busy, encryption })()).toEqual({ moved: 0, left: undefined })
  const meanwhile: typeof store.write = async (...args) => {
    await connections.put({ ...(await stored()), lastSyncAt: '2026-11-21T10:00:00Z' })
    return store.write(...args)
  }
  expect(await reencryptConnections({ ...parts, store: { ...store, write: meanwhile }, encryption })()).toEqual({ moved: 0, left: 1 })
  expect(await reencryptConnections({ ...parts, encryption })()).toEqual({ moved: 1, left: 0 })
  expect(await stored()).toMatchObject({ lastSyncAt: '2026-11-21T10:00:00Z' })
  use(next)
  expect(await bidders()).toMatchObject({ total: 1 })
})
