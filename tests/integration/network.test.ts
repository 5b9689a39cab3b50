import { endpoints } from '@auctionwiz/contracts/apps'
import { createBidder, readBidder, updateBidder } from '@auctionwiz/contracts/bidders'
import type { Client } from '@auctionwiz/contracts/client'
import type { App, Endpoint } from '@auctionwiz/contracts/endpoint'
import { listJobs } from '@auctionwiz/contracts/jobs'
import { readNetworkSharing, saveNetworkSharing } from '@auctionwiz/contracts/network'
import { type BidderDocument, bidderDocument, bidderOf } from '@auctionwiz/domain/bidders/document'
import { factsFrom } from '@auctionwiz/domain/scores/history-facts'
import { auction } from '@auctionwiz/domain/scores/test-samples'
import { partitionOf } from '@auctionwiz/platform/core/partition'
import type { StoredDocument } from '@auctionwiz/platform/core/store'
import { beforeAll, expect, inject, it } from 'vitest'
import { createTenant, storeOf, type Tenant } from '../support/tenant.ts'

const stack = inject('stack')
const store = storeOf(stack)

/** What the first house knows and nobody else may learn. */
const secret = {
  firstName: 'Perpetua',
  lastName: 'Quibblethwaite',
  street: '9 Hidden Mews',
  auctionTitle: 'The Secret Estate of Lord Marmaduke',
  auctionHouse: 'Concealed Gavel Rooms',
  specialNotes: 'argues about the premium',
  note: 'never seat beside Mister Ferncastle',
  tag: 'whisperlist',
  amount: 123_456_789,
  lot: 'LOT-770017',
}

const telltale =
  /perpetua|quibble|hidden mews|secret estate|marmaduke|concealed|argues|ferncastle|whisperlist|123456789|1,?234,?567|770017|2026-0\d-17/i

let first: Tenant
let second: Tenant
let a: Client
let b: Client
const email = `shared.${Date.now()}@example.com`

/** Gives a bidder a history, as an import or a sale would, and lets the network hear of it by a change. */
const withHistory = async (tenant: Tenant, call: Client, id: string): Promise<void> => {
  const house = partitionOf(store, 'houses', [tenant.accountId, tenant.houseId])
  const stored = await house.read<BidderDocument>(id)
  if (!stored) throw new Error('no bidder')
  const { version, ...bidder } = bidderOf(stored.document, stored.version)
  const { auctionTitle, auctionHouse, specialNotes, amount, lot } = secret
  const money = { amount, currency: 'USD' as const }
  const auctionHistory = Array.from({ length: 6 }, (_, index) =>
    auction({
      id: `his_${index}`,
      auctionTitle,
      auctionHouse,
      specialNotes,
      lotNumbers: [lot],
      totalSpent: money,
      highestBid: money,
      auctionDate: `2026-0${index + 2}-17T18:00:00Z`,
      daysToPay: 2,
    }),
  )
  const document = { ...bidderDocument({ ...bidder, auctionHistory, facts: factsFrom(auctionHistory) }) }
  await house.write([{ kind: 'replace', document, version }])
  const current = await call(readBidder, { params: { id } })
  await call(updateBidder, { params: { id }, body: { tags: [secret.tag], version: current.version } })
}

beforeAll(async () => {
  first = await createTenant(stack)
  second = await createTenant(stack)
  a = await first.as('owner')
  b = await second.as('owner')
})

/** Every answer to a call without a body that the second tenant can get, with each of its ids. */
const everyAnswer = async (ids: readonly string[]): Promise<string[]> => {
  const token = await second.token('owner')
  const all = (Object.keys(endpoints) as App[]).flatMap((app) => endpoints[app] as readonly Endpoint[])
  const answers: string[] = []
  for (const endpoint of all.filter(({ method }) => method === 'GET'))
    for (const id of endpoint.params ? ids : [''])
      for (const query of ['', '?search=Perpetua', `?search=${encodeURIComponent(email)}`]) {
        const path = endpoint.path.replace(/\{\w+\}/g, id)
        const response = await fetch(`${stack.urls[endpoint.app]}/${path}${endpoint.query ? query : ''}`, {
          headers: { authorization: `Bearer ${token}`, 'x-auction-house-id': second.houseId },
          redirect: 'manual',
        })
        answers.push(await response.text())
        if (!endpoint.query) break
      }
  return answers
}

it('gives another house the score of what is shared, shows it none of the rest, and takes it back without a trace', async () => {
  const { firstName, lastName, street, note } = secret
  const mine = await a(createBidder, { body: { firstName, lastName, email, address: { street }, initialNotes: note } })
  const theirs = await b(createBidder, { body: { firstName: 'Vera', lastName: 'Plain', email } })
  expect(theirs.nationalScore).toMatchObject({ score: 50, tier: 'New' })
  await withHistory(first, a, mine.id)

  const read = () => b(readBidder, { params: { id: theirs.id } })
  await expect.poll(async () => (await read()).network?.facts.auctions, { timeout: 60_000 }).toBe(6)
  const informed = await read()
  expect(informed.nationalScore.score).toBeGreaterThan(60)
  expect(informed.localScore.score).toBe(theirs.localScore.score)
  expect(informed.network?.auctions[0]).toEqual({ month: '2026-07', category: 'Furniture', outcome: 'on time' })

  const answers = await everyAnswer([theirs.id, mine.id])
  expect(answers.length).toBeGreaterThan(30)
  expect(answers.filter((answer) => telltale.test(answer))).toEqual([])
  expect(answers.filter((answer) => answer.includes(first.accountId) || answer.includes(first.houseId))).toEqual([])

  expect(await a(readNetworkSharing, {})).toMatchObject({ sharing: true, rule: 'required' })
  await expect(a(saveNetworkSharing, { body: { sharing: false, version: '' } })).rejects.toMatchObject({ code: 'sharing_required' })
  const account = partitionOf(store, 'accounts', [first.accountId])
  const stored = await account.read<StoredDocument & { subscription: object }>('account')
  if (!stored) throw new Error('no account')
  const document = { ...stored.document, subscription: { ...stored.document.subscription, tier: 'tier-4' } }
  await account.write([{ kind: 'put', document }])
  const on = await a(saveNetworkSharing, { body: { sharing: true, version: '' } })
  await expect(
    first.as('admin').then((admin) => admin(saveNetworkSharing, { body: { sharing: false, version: on.version } })),
  ).rejects.toMatchObject({
    code: 'owner_only',
  })
  await a(saveNetworkSharing, { body: { sharing: false, version: on.version } })
  await expect.poll(async () => (await read()).network, { timeout: 60_000 }).toBeUndefined()
  await expect
    .poll(async () => (await a(listJobs, {})).jobs.find(({ kind }) => kind === 'network')?.status, { timeout: 60_000 })
    .toBe('completed')
  const house = partitionOf(store, 'houses', [first.accountId, first.houseId])
  expect((await house.query({ type: 'networkShare' }, { limit: 10 })).items).toEqual([])
  expect((await read()).nationalScore).toMatchObject({ score: 50, tier: 'New' })
}, 240_000)
