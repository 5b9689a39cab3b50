import { mkdtempSync, openAsBlob, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sha256 } from '@auctionwiz/platform/azure/sha256'
import { memoryFiles } from '@auctionwiz/platform/core/files/memory-files'
import { webKeyedCrypto } from '@auctionwiz/platform/core/security/keyed-crypto'
import { unzip } from '@auctionwiz/platform/core/spreadsheets/unzip'
import { memoryStore } from '@auctionwiz/platform/core/store/memory-store'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { accountRecord } from '@auctionwiz/records/accounts'
import { houseRecord } from '@auctionwiz/records/houses'
import { testAccount, testHouse } from '@auctionwiz/records/testing/fixtures'
import { expect, it, onTestFinished } from 'vitest'
import { emailLinks } from '../emails/email-links.ts'
import { openArchive } from '../house-archive/read-archive.ts'
import { exportAccount } from './export-account.ts'
import type { ExportPlace } from './export-to-file.ts'

const now = new Date('2026-11-21T09:00:00Z')

const organization = {
  tenantId: 'tenant',
  domain: 'house.example',
  domainProven: false,
  linkedAt: now.toISOString(),
  required: false,
  provision: false,
  mappings: [],
  defaultHouseIds: [],
  domainCode: { hash: 'the hash of a code', expiresAt: now.toISOString() },
  revision: 1,
}

const open = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'account-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const store = memoryStore(() => now)
  const account = partitionOf(store, 'accounts', ['a1'])
  await account.write([
    accountRecord.put(testAccount({ name: 'Harcourt & Vale', organization })),
    houseRecord.put(testHouse('h1', { name: 'New York' })),
    houseRecord.put(testHouse('h2', { name: 'Boston' })),
  ])
  const crypto = webKeyedCrypto('the key of these tests, which is long enough')
  const files = { uploads: memoryFiles(), 'stored-files': memoryFiles(), 'upload-errors': memoryFiles(), 'case-documents': memoryFiles() }
  const house = (auctionHouseId: string): ExportPlace => ({
    ...{ accountId: 'a1', auctionHouseId, account, files, checksum: sha256, operator: 'Olga', now: () => now },
    house: partitionOf(store, 'bidders', ['a1', auctionHouseId]),
    links: emailLinks({ crypto, webOrigin: '', serviceUrl: '' }),
    person: async () => undefined,
    notify: async () => undefined,
  })
  return { folder, source: { account, house, say: () => undefined } }
}

const textOf = async (file: string, name: string): Promise<string> => {
  const found = (await unzip(await openAsBlob(file))).find((one) => one.name === name)
  return new Response(found?.read()).text()
}

it('writes an archive of each house and one of the account, whose log names the exports', async () => {
  const { folder, source } = await open()
  await exportAccount(source, folder)
  expect(readdirSync(folder).toSorted()).toEqual(['account.zip', 'h1.zip', 'h2.zip'])
  expect((await openArchive(await openAsBlob(join(folder, 'h2.zip')), sha256)).manifest.house.name).toBe('Boston')
  const account = join(folder, 'account.zip')
  expect(JSON.parse(await textOf(account, 'account.json'))).toMatchObject({
    name: 'Harcourt & Vale',
    organization: { domain: 'house.example' },
  })
  expect(await textOf(account, 'account.json')).not.toContain('the hash of a code')
  expect((await textOf(account, 'houses.jsonl')).trim().split('\n')).toHaveLength(2)
  expect((await textOf(account, 'audit.jsonl')).match(/"action":"house.export"/g)).toHaveLength(2)
})

it('writes nothing in a dry run', async () => {
  const { folder, source } = await open()
  const sizes = await exportAccount(source, undefined)
  expect([...sizes.keys()]).toEqual(['h1.zip', 'h2.zip', 'account.zip'])
  expect(readdirSync(folder)).toEqual([])
})
