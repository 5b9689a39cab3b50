import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { secretEncryption } from '@auctionwiz/platform/core/security/secret-encryption'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { StoredDocument } from '@auctionwiz/platform/core/store/store'
import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import { mfaMethodRecord } from '@auctionwiz/records/mfa-methods'
import { expect, it } from 'vitest'
import { decryptedSeed, encryptedSeed } from './seed.ts'
import { withAuthenticator } from './test-people.ts'

const open = async () => {
  const app = await withAuthenticator()
  const person = partitionOf(app.store, 'identities', ['usr_ann'])
  const methods = recordsOf(mfaMethodRecord, person)
  const stored = async () => (await methods.read(app.methodId)).document
  return { ...app, person, methods, stored }
}

it('is not readable in the store, and its codes work', async () => {
  const { stored, secret, verify, codeNow } = await open()
  expect((await stored())?.secret).toMatch(/^k[\da-f]{8}\.v2\./)
  expect(JSON.stringify(await stored())).not.toContain(secret)
  expect(await verify(await codeNow())).toMatchObject({ status: 200 })
  expect((await stored())?.secret).toMatch(/^k[\da-f]{8}\.v2\./)
})

it('from before it was encrypted still works, and is encrypted with the next code', async () => {
  const { methods, stored, secret, verify, codeNow, pass } = await open()
  const before = await stored()
  await methods.put({ ...before, secret })
  expect(await verify('000000')).toMatchObject({ status: 400 })
  expect((await stored())?.secret).toBe(secret)
  expect(await verify(await codeNow())).toMatchObject({ status: 200 })
  expect((await stored())?.secret).toMatch(/^k[\da-f]{8}\.v2\./)
  pass(60)
  expect(await verify(await codeNow())).toMatchObject({ status: 200 })
})

it('opens for its own method alone', async () => {
  const keys = secretEncryption('a key of tests, long enough to be one')
  const secret = await encryptedSeed(keys, 'mfa_1', 'JBSWY3DPEHPK3PXP')
  expect(await decryptedSeed(keys, { id: 'mfa_1', secret })).toBe('JBSWY3DPEHPK3PXP')
  await expect(decryptedSeed(keys, { id: 'mfa_2', secret })).rejects.toThrow()
})

it('is asked for also when an older version of the product stored the method', async () => {
  const { person, stored, verify, codeNow } = await open()
  await person.write([{ kind: 'put', document: { ...(await stored()), type: 'mfaMethod' } as StoredDocument }])
  expect(await verify(await codeNow())).toMatchObject({ status: 200 })
  expect((await storedIn(person).read((await stored()).id))?.document.type).toBe('mfa-method')
})
