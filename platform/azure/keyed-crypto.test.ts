import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type KeyedCrypto, webKeyedCrypto } from '../core/security/keyed-crypto.ts'
import { nodeKeyedCrypto } from './keyed-crypto.ts'

const secret = 'a secret of these tests, long enough'
const web = webKeyedCrypto(secret)
const node = nodeKeyedCrypto(secret)
/** As stored. */
const stored = {
  hash: '958eadfd8d6284bce5c60f54e443f42b653191e92204761b16061604638ce438',
  seat: { accountId: 'a1', auctionHouseId: 'h1', bidderId: 'b1' },
  sealed:
    '2bde927142356a1889b118ed.c90db8624bfa0b59dbbca5f6947859c3a0c36a65f5aa3e61e1d83f98ed4765e432b6ff83ff4cc991ea4a36da31b43a6efec05c78c61d63b0a8e79362e6ca7fcea476298b2b21feb5',
}
const text = fc.string({ unit: 'binary' })
const use = fc.constantFrom('person', 'seat')

describe('the two implementations', () => {
  it('give the same hash', async () => {
    const same = async (use: string, text: string) => (await node.hash(use, text)) === (await web.hash(use, text))
    await fc.assert(fc.asyncProperty(use, text, same))
    expect(await node.hash('person', 'email:v.parr@example.com')).toBe(stored.hash)
  })

  it('open what was stored in hexadecimal before', async () => {
    for (const { open } of [web, node]) expect(JSON.parse(await open('seat', stored.sealed))).toEqual(stored.seat)
  })

  it('open what the other has sealed', async () => {
    const passes = async (from: KeyedCrypto, to: KeyedCrypto, use: string, text: string) =>
      (await to.open(use, await from.seal(use, text))) === text
    await fc.assert(fc.asyncProperty(use, text, (use, text) => passes(node, web, use, text)))
    await fc.assert(fc.asyncProperty(use, text, (use, text) => passes(web, node, use, text)))
  })
})

describe.each<[string, (secret: string) => KeyedCrypto]>([
  ['web', webKeyedCrypto],
  ['node', nodeKeyedCrypto],
])('%s', (_name, make) => {
  const { hash, seal, open } = make(secret)

  it('hashes otherwise for another use or under another secret', async () => {
    const hashes = await Promise.all([hash('person', 'one'), hash('seat', 'one'), make(`${secret}!`).hash('person', 'one')])
    expect(new Set(hashes).size).toBe(3)
    expect(hashes[0]).toMatch(/^[\da-f]{64}$/)
  })

  it('seals otherwise each time, which says nothing of the text', async () => {
    const [one, another] = await Promise.all([seal('seat', 'a1/h1/b1'), seal('seat', 'a1/h1/b1')])
    expect(one).toMatch(/^v2\.[\w-]{48}$/)
    expect(another).not.toBe(one)
  })

  it('opens nothing for another use, under another secret, changed, cut or of another making', async () => {
    const sealed = await seal('seat', 'a1/h1/b1')
    const changed = `${sealed.slice(0, 30)}${sealed[30] === 'A' ? 'B' : 'A'}${sealed.slice(31)}`
    await expect(open('person', sealed)).rejects.toThrow()
    await expect(make(`${secret}!`).open('seat', sealed)).rejects.toThrow()
    for (const bad of [changed, sealed.slice(0, -2), sealed.slice(0, 30), 'a1/h1/b1', '']) await expect(open('seat', bad)).rejects.toThrow()
  })
})
