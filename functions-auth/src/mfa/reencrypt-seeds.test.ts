import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { foundIn } from '@auctionwiz/platform/core/testing/found-in'
import { silentLog } from '@auctionwiz/platform/core/testing/test-runtime'
import { mfaMethodRecord } from '@auctionwiz/records/mfa-methods'
import { expect, it } from 'vitest'
import { reencryptSeeds } from './reencrypt-seeds.ts'
import { withAuthenticator } from './test-people.ts'

const [former, next] = ['a key of tests, long enough to be one', 'the next key of tests, long enough to be one']

it('moves authenticators to a new key: codes work meanwhile and without the former key, and sessions go on', async () => {
  const { setFactorKey, store, now, methodId, secret, verify, codeNow, call, pass } = await withAuthenticator()
  const person = partitionOf(store, 'identities', ['usr_ann'])
  const stored = async () => (await readerOf(mfaMethodRecord, person).read(methodId)).document
  const before = await stored()
  const encryption = setFactorKey(next, former)
  const move = reencryptSeeds({ encryption, store, now, log: silentLog, find: foundIn({ partition: person, key: ['usr_ann'] }) })
  expect(await move()).toEqual({ moved: 1, left: 0 })
  expect(await move()).toEqual({ moved: 0, left: 0 })
  const after = await stored()
  expect(after).toEqual({ ...before, secret: after.secret })
  expect(after.secret).not.toBe(before.secret)
  expect(JSON.stringify(after)).not.toContain(secret)
  setFactorKey(next)
  expect(await verify(await codeNow())).toMatchObject({ status: 200 })
  expect(await call('listMfaMethods')).toMatchObject({ status: 200 })
  pass(60)
  expect(await verify(await codeNow())).toMatchObject({ status: 200 })
})

it('takes codes of seeds under the former key before they are moved', async () => {
  const { setFactorKey, verify, codeNow } = await withAuthenticator()
  setFactorKey(next, former)
  expect(await verify(await codeNow())).toMatchObject({ status: 200 })
})
