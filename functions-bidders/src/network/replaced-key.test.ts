import { expect, it } from 'vitest'
import { putEverywhere, regular, shared } from './test-network.ts'

const accounts = ['a', 'b', 'c', 'd']
const parr = { email: 'v.parr@example.com', history: regular }
const next = 'the next key of these tests, which is long enough'

it('refuses another key while what was hashed with the former one is there', async () => {
  const net = await shared(accounts)
  await putEverywhere(net, parr)
  const before = await net.held()
  net.setKey(next)
  await expect(net.put('b', { id: 'b1', ...parr })).rejects.toThrow('The setting NETWORK_KEY is not the secret')
  expect(await net.held()).toEqual(before)
})

it('publishes all people again under another key, and houses find them as before', async () => {
  const net = await shared(accounts)
  await putEverywhere(net, parr)
  await net.put('b', { id: 'b1', email: parr.email })
  const before = await net.held()
  const known = (await net.read('b', 'b1')).network
  expect(known).toBeDefined()
  await net.forgetKey(accounts)
  expect(await net.held()).toEqual([])
  net.setKey(next)
  // The first round publishes; in the second one every house finds what the others have published.
  for (const _round of [1, 2]) {
    for (const accountId of accounts) net.messages.push({ accountId })
    await net.workOff()
  }
  const after = await net.held()
  expect(after).toHaveLength(before.length)
  const ids = new Set(before.map(({ id }) => id))
  expect(after.filter(({ id }) => ids.has(id))).toEqual([])
  expect((await net.read('b', 'b1')).network).toEqual(known)
})
