import { endpoints } from '@auctionwiz/contracts/apps'
import { createBidder, updateBidder } from '@auctionwiz/contracts/bidder-edits'
import type { FactSource } from '@auctionwiz/contracts/bidder-facts'
import { readBidder } from '@auctionwiz/contracts/bidders'
import type { Client } from '@auctionwiz/contracts/client'
import { checkDuplicate, findDuplicates, listDuplicates } from '@auctionwiz/contracts/duplicates'
import type { App, Endpoint } from '@auctionwiz/contracts/endpoint'
import { listJobs } from '@auctionwiz/contracts/jobs'
import { objectToNetwork, readNetworkSharing, saveNetworkSharing } from '@auctionwiz/contracts/network'
import { bidderDocument } from '@auctionwiz/domain/bidders/document'
import { factsFrom } from '@auctionwiz/domain/scores/history-facts'
import { auction } from '@auctionwiz/domain/scores/test-samples'
import type { NetworkMessage } from '@auctionwiz/functions-bidders/network/network-ports'
import { storageQueue } from '@auctionwiz/platform/azure/storage-queue'
import { storageSettings } from '@auctionwiz/platform/azure/storage-settings'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import { type AccountDocument, accountDocumentId, accountRecord } from '@auctionwiz/records/accounts'
import { bidderOf, bidderRecord } from '@auctionwiz/records/bidders'
import { beforeAll, expect, it } from 'vitest'
import { ownStack } from '../support/own-stack.ts'
import { createTenant, storeOf, type Tenant } from '../support/tenant.ts'

const stack = ownStack()
const store = storeOf(stack)
const networkQueue = storageQueue<NetworkMessage>(storageSettings(stack.settings), 'network')

/** What the houses that publish know and nobody else may learn. */
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

/** Three accounts that publish, one that reads, and an outsider. */
let publishers: Tenant[]
let reader: Tenant
let outsider: Tenant
let a: Client
let b: Client
let x: Client
const email = `shared.${Date.now()}@example.com`

/** Changes the account's own document, as the authentication service would, and has its houses follow. */
const changeAccount = async ({ accountId }: Tenant, change: (account: AccountDocument) => AccountDocument): Promise<void> => {
  await recordsOf(accountRecord, partitionOf(store, 'accounts', [accountId])).change(accountDocumentId, change)
  await networkQueue.send({ accountId })
}

/** Proves a domain, a different one for each account. */
const verify = (tenant: Tenant): Promise<void> =>
  changeAccount(tenant, (account) => ({
    ...account,
    organization: {
      tenantId: tenant.accountId,
      domain: `${tenant.accountId}.example`,
      domainProven: true,
      required: false,
      provision: false,
      mappings: [],
      defaultHouseIds: [],
      linkedAt: new Date().toISOString(),
    },
  }))

/** Gives a bidder a history of auctions run here, or of a file, and notifies the network by a change. */
const withHistory = async (tenant: Tenant, call: Client, id: string, source: FactSource = 'auction'): Promise<void> => {
  const house = partitionOf(store, 'bidders', [tenant.accountId, tenant.houseId])
  const stored = await readerOf(bidderRecord, house).find(id)
  if (!stored) throw new Error('no bidder')
  const { version, ...bidder } = bidderOf(stored)
  const { auctionTitle, auctionHouse, specialNotes, amount, lot } = secret
  const money = { amount, currency: 'USD' as const }
  const auctionHistory = Array.from({ length: 6 }, (_, index) =>
    auction({
      id: `his_${index}`,
      source,
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
  const facts = factsFrom(auctionHistory)
  const recorded = source === 'auction' && { recordedFacts: { auction: facts } }
  await house.write([bidderRecord.replacement(bidderDocument({ ...bidder, auctionHistory, facts, ...recorded }), version)])
  const current = await call(readBidder, { params: { id } })
  await call(updateBidder, { params: { id }, body: { tags: [secret.tag], version: current.version } })
}

beforeAll(async () => {
  publishers = await Promise.all([1, 2, 3].map(() => createTenant(stack)))
  reader = await createTenant(stack)
  outsider = await createTenant(stack)
  for (const tenant of [...publishers, reader]) await verify(tenant)
  a = await (publishers[0] as Tenant).as('owner')
  b = await reader.as('owner')
  x = await outsider.as('owner')
})

/** Every answer to a call without a body that a tenant can get, with each of its ids. */
const everyAnswer = async (tenant: Tenant, ids: readonly string[]): Promise<string[]> => {
  const token = await tenant.token('owner')
  const all = (Object.keys(endpoints) as App[]).flatMap((app) => endpoints[app] as readonly Endpoint[])
  const answers: string[] = []
  for (const endpoint of all.filter(({ method }) => method === 'GET'))
    for (const id of endpoint.params ? ids : [''])
      for (const query of ['', '?search=Perpetua', `?search=${encodeURIComponent(email)}`]) {
        const path = endpoint.path.replace(/\{\w+\}/g, id)
        const response = await fetch(`${stack.urls[endpoint.app]}/${path}${endpoint.query ? query : ''}`, {
          headers: { authorization: `Bearer ${token}`, 'x-auction-house-id': tenant.houseId },
          redirect: 'manual',
        })
        answers.push(await response.text())
        if (!endpoint.query) break
      }
  return answers
}

/** What a house shows of a bidder, without what names it. */
const shownOf = async (call: Client, id: string) => {
  const {
    id: _id,
    bidderId: _number,
    email: _email,
    version: _version,
    createdAt: _created,
    updatedAt: _updated,
    ...rest
  } = await call(readBidder, { params: { id } })
  const withoutTime = ({ lastUpdated: _at, ...score }: typeof rest.nationalScore) => score
  return {
    ...rest,
    nationalScore: withoutTime(rest.nationalScore),
    localScore: withoutTime(rest.localScore),
    scoreHistory: rest.scoreHistory.length,
  }
}

it('gives another house the score of what three accounts publish, shows it none of the rest, and takes it back without a trace', async () => {
  const { firstName, lastName, street, note } = secret
  const ids: string[] = []
  for (const tenant of publishers) {
    const call = await tenant.as('owner')
    const { id } = await call(createBidder, { body: { firstName, lastName, email, address: { street }, initialNotes: note } })
    await withHistory(tenant, call, id)
    ids.push(id)
  }
  const [mine = ''] = ids
  const shares = ({ accountId, houseId }: Tenant) =>
    storedIn(partitionOf(store, 'bidders', [accountId, houseId])).count({ type: 'network-share' })
  await expect.poll(() => Promise.all(publishers.map(shares)), { timeout: 60_000 }).toEqual([1, 1, 1])

  const theirs = await b(createBidder, { body: { firstName: 'Vera', lastName: 'Plain', email } })
  expect(theirs.nationalScore).toMatchObject({ score: 50, tier: 'New' })
  const read = () => b(readBidder, { params: { id: theirs.id } })
  await expect.poll(async () => (await read()).network?.facts.auctions, { timeout: 60_000 }).toBe(18)
  const informed = await read()
  expect(informed.nationalScore.score).toBeGreaterThan(60)
  expect(informed.localScore.score).toBe(theirs.localScore.score)
  expect(informed.network?.auctions[0]).toEqual({ month: '2026-07', category: 'Furniture', outcome: 'on time' })
  expect(informed.scoreHistory.at(-1)?.cause).toMatch(/^Record at other houses, until July/)

  const answers = await everyAnswer(reader, [theirs.id, mine])
  expect(answers.length).toBeGreaterThan(30)
  expect(answers.filter((answer) => telltale.test(answer))).toEqual([])
  const named = (answer: string) => publishers.some(({ accountId, houseId }) => answer.includes(accountId) || answer.includes(houseId))
  expect(answers.filter(named)).toEqual([])

  // An outsider: what a file states, from an account that shares but is not verified.
  expect(await x(readNetworkSharing, {})).toMatchObject({ sharing: true, takesPart: false })
  const before = await shownOf(b, theirs.id)
  const stranger = await x(createBidder, { body: { firstName: 'Vera', lastName: 'Plain', email } })
  const nobody = await x(createBidder, { body: { firstName: 'Vera', lastName: 'Plain', email: `nobody.${email}` } })
  await withHistory(outsider, x, stranger.id, 'file')
  await withHistory(outsider, x, nobody.id, 'file')
  // Work on the outsider's house is over when a later whole round of it is.
  await networkQueue.send({ accountId: outsider.accountId })
  const rounds = async () => (await x(listJobs, {})).jobs.find(({ kind }) => kind === 'network')?.status
  await expect.poll(rounds, { timeout: 60_000 }).toBe('completed')
  expect(await shownOf(x, stranger.id)).toEqual(await shownOf(x, nobody.id))
  expect(await shownOf(b, theirs.id)).toEqual(before)

  // An account outside the network sees possible matches only from its own house, the same for known and unknown people.
  const likely = async (typed: string) => {
    const { matches } = await x(checkDuplicate, { body: { firstName: 'Vera', lastName: 'Plain', email: typed } })
    return matches.map(({ id, confidence }) => [id, confidence])
  }
  const [ofKnown, ofNobody] = [await likely(email), await likely(`nobody.${email}`)]
  expect(ofKnown.map(([id]) => id)).toEqual([stranger.id])
  expect(ofNobody).toEqual([[nobody.id, ofKnown[0]?.[1]]])
  await x(findDuplicates, {})
  const search = async () => (await x(listJobs, {})).jobs.find(({ kind }) => kind === 'duplicates')?.status
  await expect.poll(search, { timeout: 60_000 }).toBe('completed')
  const pairIds = (await x(listDuplicates, { query: {} })).pairs.map(({ id }) => id)
  const seenOutside = await everyAnswer(outsider, [stranger.id, nobody.id, ...pairIds, theirs.id, mine])
  expect(seenOutside.filter((answer) => /perpetua|quibble|hidden mews|ferncastle/i.test(answer))).toEqual([])
  expect(seenOutside.filter(named)).toEqual([])

  // An event can be objected to; then it does not count here.
  const event = informed.scoreHistory.at(-1)?.network
  if (!event) throw new Error('no event')
  const objected = await b(objectToNetwork, {
    params: { id: theirs.id },
    body: { event, reason: 'Another person', version: informed.version },
  })
  expect(objected.networkObjections).toMatchObject([{ status: 'open' }])
  await expect.poll(async () => (await read()).network, { timeout: 60_000 }).toBeUndefined()
  const [objection] = objected.networkObjections ?? []
  const settle = { objectionId: objection?.id ?? '', outcome: 'rejected' as const }
  await networkQueue.send({ accountId: reader.accountId, auctionHouseId: reader.houseId, bidderIds: [theirs.id], settle })
  await expect.poll(async () => (await read()).network?.facts.auctions, { timeout: 60_000 }).toBe(18)

  // An account that stops sharing withdraws its facts.
  const [first] = publishers as [Tenant]
  expect(await a(readNetworkSharing, {})).toMatchObject({ sharing: true, rule: 'required', takesPart: true, verifiedBy: 'domain' })
  await expect(a(saveNetworkSharing, { body: { sharing: false, version: '' } })).rejects.toMatchObject({ code: 'sharing_required' })
  await changeAccount(first, (account) => ({ ...account, subscription: { ...account.subscription, tier: 'tier-4' } }))
  const on = await a(saveNetworkSharing, { body: { sharing: true, version: '' } })
  const byAdmin = first.as('admin').then((admin) => admin(saveNetworkSharing, { body: { sharing: false, version: on.version } }))
  await expect(byAdmin).rejects.toMatchObject({ code: 'owner_only' })
  await a(saveNetworkSharing, { body: { sharing: false, version: on.version } })
  await expect.poll(() => shares(first), { timeout: 60_000 }).toBe(0)
  // A house that publishes nothing about the person gets no notices: a change of the bidder queries again.
  const { version } = await read()
  await b(updateBidder, { params: { id: theirs.id }, body: { tags: ['asked again'], version } })
  await expect.poll(async () => (await read()).network, { timeout: 60_000 }).toBeUndefined()
  expect((await read()).nationalScore).toMatchObject({ score: 50, tier: 'New' })
}, 300_000)
