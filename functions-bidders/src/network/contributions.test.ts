import type { Contribution } from '@auctionwiz/domain/network/contribution'
import { emptyFacts } from '@auctionwiz/domain/scores/facts'
import { storedIn, withStored } from '@auctionwiz/platform/core/testing/stored-in'
import { expect, it } from 'vitest'
import { contributionsOf, putContributions } from './contributions.ts'
import { testNetwork } from './test-network.ts'

const contribution: Contribution = { counts: emptyFacts(), spentBand: 0, defaultBand: 0, activeMonths: 0, auctions: [] }

const of = (contributionId: string, contributor: string, key: string) => ({
  contributionId,
  contributor,
  keys: [key],
  sealedRef: '',
  contribution,
})

const [crowd, alone] = ['00aa', '00bb'] as const

it('reads all of each person, however the store divides its pages', async () => {
  const { network } = testNetwork()
  await putContributions(network, [
    ...Array.from({ length: 40 }, (_, index) => of(`con_${index}`, `account${index}`, crowd)),
    of('con_one', 'account1', alone),
  ])
  const { people } = network
  const inShortPages: typeof network = {
    ...network,
    people: (bucket) => {
      const partition = people(bucket)
      const { query } = storedIn(partition)
      return withStored(partition, { query: (asked, page) => query(asked, { ...page, limit: Math.min(page.limit, 7) }) })
    },
  }
  for (const ports of [network, inShortPages]) {
    const found = await contributionsOf(ports, [crowd, alone])
    expect([found.get(crowd)?.length, found.get(alone)?.length]).toEqual([40, 1])
  }
})

it('lets no account with very many houses crowd out the others', async () => {
  const { network } = testNetwork()
  // The flood comes first in every order.
  const flood = Array.from({ length: 1500 }, (_, index) => of(`con_0${String(index).padStart(5, '0')}`, 'account0', crowd))
  const others = ['account1', 'account2', 'account3'].map((account) => of(`con_${account}`, account, crowd))
  await putContributions(network, [...flood, ...others, of('con_one', 'account1', alone)])
  const found = await contributionsOf(network, [crowd, alone])
  const contributors = Map.groupBy(found.get(crowd) ?? [], ({ contributor }) => contributor)
  expect([...contributors].map(([contributor, some]) => [contributor, some.length])).toEqual([
    ['account0', 20],
    ['account1', 1],
    ['account2', 1],
    ['account3', 1],
  ])
  expect(found.get(alone)).toHaveLength(1)
})

it('passes over contributions from before contributors were named', async () => {
  const { network } = testNetwork()
  const { contributor: _none, sealedRef: seat, ...rest } = of('con_old', '', crowd)
  const old = { ...rest, seat }
  const document = { ...old, id: 'con_old.00aa', type: 'contribution', personKey: crowd }
  await network.people('0').write([{ kind: 'put', document }])
  expect((await contributionsOf(network, [crowd])).get(crowd)).toEqual([])
})

it('reads the reference that version 1 stored under another name', async () => {
  const { network } = testNetwork()
  const { sealedRef: _none, ...old } = of('con_old', 'account1', crowd)
  const document = { ...old, seat: 'v2.encrypted', id: 'con_old.00aa', type: 'contribution', personKey: crowd }
  await network.people('0').write([{ kind: 'put', document }])
  expect((await contributionsOf(network, [crowd])).get(crowd)).toMatchObject([{ contributionId: 'con_old', sealedRef: 'v2.encrypted' }])
})
