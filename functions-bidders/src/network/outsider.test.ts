import { emptyFacts } from '@auctionwiz/domain/scores/facts'
import { accountRecord } from '@auctionwiz/records/accounts'
import { testAccount } from '@auctionwiz/records/testing/fixtures'
import { describe, expect, it } from 'vitest'
import { type Person, regular, shared } from './test-network.ts'

/** What a single row of a file can state, or staff can type. */
const hostile: Omit<Person, 'id'> = {
  email: 'v.parr@example.com',
  history: regular.map((item) => ({ ...item, paymentStatus: 'Overdue' })),
  extra: { ...emptyFacts(), auctions: 999_999_999, unpaid: 999_999_999, defaults: 999_999_999, disputes: 900, defaultAmount: 9_000_000_00 },
}
const good: Omit<Person, 'id'> = { email: 'v.parr@example.com', history: regular }

type Net = Awaited<ReturnType<typeof shared>>

/** The scores that a house has of the person, to the last digit. */
const scoresOf = async ({ read }: Net, account: string) => {
  const { nationalScore, localScore, scoreHistory, network } = await read(account, `${account}1`)
  return { nationalScore, localScore, scoreHistory, network }
}

/** All that an account can see of a person known to others, and of an unknown person. */
const answersFor = async (net: Net, account: string, house?: string) => {
  const of = (email: string) => ({ email, ...(house !== undefined && { house }) })
  await net.put(account, { id: 'known', ...of('v.parr@example.com') })
  await net.put(account, { id: 'unknown', ...of('nobody@example.com') })
  const seen = async (id: string) => {
    const { id: _id, bidderId: _number, email: _email, version: _version, ...rest } = await net.read(account, id, house)
    return rest
  }
  return { known: await seen('known'), unknown: await seen('unknown') }
}

/** Three accounts that know the person, one of which sees the network: `a`, `c`, `d` and `b`. */
const known = async (accounts: readonly string[]) => {
  const net = await shared(accounts)
  for (const account of accounts) await net.put(account, { id: `${account}1`, ...good })
  return net
}

describe('an outsider', () => {
  it.each(['file', 'manual'] as const)('with a verified account changes no score elsewhere by what a %s states', async (source) => {
    const net = await known(['a', 'b', 'c', 'd'])
    const before = await scoresOf(net, 'b')
    expect(before.network).toBeDefined()
    await net.choose('x', true)
    await net.put('x', { id: 'x1', ...hostile, source })
    await net.choose('x', true)
    expect(await scoresOf(net, 'b')).toEqual(before)
  })

  it.each([
    ['is not verified', true, true],
    ['does not share', false, false],
    ['neither shares nor is verified', false, true],
  ])('who %s changes no score and learns nothing, not even by auctions run here', async (_who, sharing, unverified) => {
    const net = await known(['a', 'b', 'c', 'd'])
    const before = await scoresOf(net, 'b')
    if (unverified) net.unpaid.add('x')
    await net.choose('x', sharing)
    await net.put('x', { id: 'x1', ...hostile })
    expect(await scoresOf(net, 'b')).toEqual(before)
    const { known: seen, unknown } = await answersFor(net, 'x', 'x_other')
    expect(seen).toEqual(unknown)
    expect((await net.read('x', 'x1')).network).toBeUndefined()
    expect(await net.documentsOf(net.network.account('x'), 'network-lookups')).toEqual([])
  })

  it('who is new, shares and is verified learns nothing about a person known to two other accounts, and changes no score there', async () => {
    const net = await known(['a', 'c'])
    const before = [await scoresOf(net, 'a'), await scoresOf(net, 'c')]
    await net.choose('x', true)
    const { known: seen, unknown } = await answersFor(net, 'x', 'x_other')
    expect(seen).toEqual(unknown)
    await net.put('x', { id: 'x1', ...hostile })
    expect([await scoresOf(net, 'a'), await scoresOf(net, 'c')]).toEqual(before)
    expect((await net.read('x', 'x1')).network).toBeUndefined()
  })

  it('with a partner learns nothing of what one house knows, and changes no score there', async () => {
    const net = await known(['a'])
    const before = await scoresOf(net, 'a')
    for (const account of ['x', 'y']) {
      await net.choose(account, true)
      await net.put(account, { id: `${account}1`, ...hostile })
    }
    expect(await scoresOf(net, 'a')).toEqual(before)
    for (const account of ['x', 'y']) expect((await net.read(account, `${account}1`)).network).toBeUndefined()
    const nobody = { ...hostile, email: 'nobody@example.com' }
    for (const account of ['x', 'y']) await net.put(account, { id: `${account}2`, ...nobody })
    const [withHouse, without] = await Promise.all([scoresOf(net, 'x'), net.read('x', 'x2')])
    expect(withHouse.nationalScore).toEqual(without.nationalScore)
  })

  it('with one account of two hundred houses counts as one', async () => {
    const net = await known(['a', 'c'])
    const before = [await scoresOf(net, 'a'), await scoresOf(net, 'c')]
    await net.choose('x', true)
    for (let house = 0; house < 200; house += 1) await net.put('x', { id: `x${house}`, ...hostile, house: `x_house${house}` })
    expect([await scoresOf(net, 'a'), await scoresOf(net, 'c')]).toEqual(before)
    const { known: seen, unknown } = await answersFor(net, 'x', 'x_house200')
    expect(seen).toEqual(unknown)
  })

  it('whose accounts prove the same domain counts as one', async () => {
    const net = await known(['a'])
    const before = await scoresOf(net, 'a')
    const none = { required: false, provision: false, mappings: [], defaultHouseIds: [], revision: 1 }
    const organization = { ...none, tenantId: 'mal', domain: 'mal.example', domainProven: true, linkedAt: '2026-01-01T00:00:00Z' }
    for (const account of ['x', 'y', 'z']) {
      await net.network.account(account).write([accountRecord.put(testAccount({ tier: 'tier-4', organization }))])
      await net.choose(account, true)
      await net.put(account, { id: `${account}1`, ...hostile })
    }
    expect(await scoresOf(net, 'a')).toEqual(before)
    expect((await net.read('x', 'x1')).network).toBeUndefined()
  })

  it('whose auctions count, since three more accounts know the person, weighs no more than a third', async () => {
    const net = await known(['a', 'b', 'c'])
    await net.choose('x', true)
    await net.put('x', { id: 'x1', ...hostile })
    const { network } = await net.read('b', 'b1')
    expect(network?.facts).toMatchObject({ auctions: 18, paidOnTime: 12, unpaid: 6, defaultAmount: 0 })
  })
})
