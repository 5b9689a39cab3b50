import { countsOf } from '@auctionwiz/domain/bidders/counts'
import { bidderDocument } from '@auctionwiz/domain/bidders/document'
import { bidderCounter } from '@auctionwiz/domain/bidders/numbers'
import { trendOf } from '@auctionwiz/domain/bidders/trend'
import { sampleBidder, sampleBidderId } from '@auctionwiz/domain/samples/sample-bidders'
import { sampleDuplicates } from '@auctionwiz/domain/samples/sample-duplicates'
import { newYorkPeople, type SamplePerson, sampleSales, sharedPeople } from '@auctionwiz/domain/samples/sample-files'
import { regularsAccounts, sampleRegulars, sampleVisitors } from '@auctionwiz/domain/samples/sample-visitors'
import { indexedMember } from '@auctionwiz/functions-auth/accounts/members'
import { type InitialHouse, initialNetwork } from '@auctionwiz/functions-bidders/network/initial-network'
import { sampleSyncDocuments } from '@auctionwiz/functions-upload/samples/sample-syncs'
import { webKeyedCrypto } from '@auctionwiz/platform/core/security/keyed-crypto'
import type { ContainerName } from '@auctionwiz/platform/core/store/containers'
import { memoryStore } from '@auctionwiz/platform/core/store/memory-store'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { batchLimit, type DocumentStore, type StoredDocument } from '@auctionwiz/platform/core/store/store'
import { bidderCountsRecord } from '@auctionwiz/records/bidder-counts'
import { bidderTrendRecord } from '@auctionwiz/records/bidder-trends'
import { bidderRecord } from '@auctionwiz/records/bidders'
import { type MemberDocument, memberId, memberRecord } from '@auctionwiz/records/members'
import { networkSharingRecord, sharingId } from '@auctionwiz/records/network-participation'
import { sampleAuctionDocuments } from '@auctionwiz/records/sample-auctions'
import { sampleLotDocuments } from '@auctionwiz/records/sample-lots'
import { demoPasswordHash } from './demo-passwords.ts'
import { demoConnections } from './demo-platforms.ts'
import { putStaff } from './demo-staff.ts'

/** Signs in only to the sample data in this page. */
export const demoCredentials = { email: 'demo@auctionwiz.example', password: 'demo-access' }

/** The sample data needs no protection. */
export const demoCrypto = webKeyedCrypto('the sample data protects nobody')

export const userId = 'usr_demo'
export const accountId = 'acc_demo'
export const houses = [
  {
    id: 'hse_demo_newyork',
    name: 'New York',
    city: 'New York',
    state: 'NY',
    zipCode: '10012',
    since: '2019-05-14T09:00:00Z',
    from: 0,
    to: newYorkPeople,
  },
  {
    id: 'hse_demo_boston',
    name: 'Boston',
    city: 'Boston',
    state: 'MA',
    zipCode: '02116',
    since: '2022-03-01T09:00:00Z',
    from: newYorkPeople,
    to: sharedPeople.length,
  },
]

const ownerAt = (assignedAt: string): MemberDocument => ({
  id: memberId(userId),
  type: 'member',
  userId,
  accountRole: 'owner',
  houses: [],
  assignedBy: userId,
  person: { name: 'Demo User', firstName: 'Demo', lastName: 'User', email: demoCredentials.email, mfa: false },
  assignedAt,
})

/** The demonstration account: tier 5 for 720 hours, two houses, a user who owns it. */
export const demoStore = async (now: Date): Promise<DocumentStore> => {
  const store = memoryStore()
  const at = now.toISOString()
  const periodEnd = new Date(now.getTime() + 720 * 3_600_000).toISOString()
  await put(
    store,
    'accounts',
    [accountId],
    [
      document('account', 'account', {
        name: 'Demo Auction Group',
        accountType: 'group',
        ownerId: userId,
        subscription: {
          tier: 'tier-5',
          status: 'active',
          addOns: { inventory: true, payments: false },
          currentPeriodStart: at,
          currentPeriodEnd: periodEnd,
        },
        settings: { timezone: 'America/New_York', currency: 'USD', defaultScoreType: 'national' },
        createdAt: at,
        updatedAt: at,
      }),
      memberRecord.document(indexedMember(ownerAt(at))),
      ...houses.map(({ id, name, city, state, zipCode, since }) =>
        document('house', id, {
          name,
          businessName: `Demo Auction Group ${city}`,
          address: { street: '1 Saleroom Street', city, state, zipCode, country: 'USA' },
          contact: { phone: '+1 212 555 0100', email: 'house@auctionwiz.example', website: 'https://auctionwiz.example' },
          settings: { timezone: 'America/New_York', defaultCurrency: 'USD', scoringWeights: { national: true, local: true } },
          status: 'active',
          createdAt: since,
          updatedAt: at,
        }),
      ),
      networkSharingRecord.document({ id: sharingId, sharing: true, changedAt: at, changedBy: 'Demo User' }),
      document('group', 'grp_demo_east', {
        name: 'East Coast',
        description: 'The houses between Boston and New York',
        auctionHouseIds: houses.map(({ id }) => id),
        createdAt: at,
        updatedAt: at,
      }),
    ],
  )
  await put(
    store,
    'identities',
    [userId],
    [
      document('user', 'user', {
        email: demoCredentials.email,
        name: 'Demo User',
        firstName: 'Demo',
        lastName: 'User',
        userType: 'staff',
        status: 'active',
        emailVerified: true,
        isEmployee: false,
        profile: { timezone: 'America/New_York', language: 'en' },
        preferences: { emailNotifications: false, defaultScoreType: 'national', marketingOptIn: false },
        mfa: { enabled: false },
        createdAt: at,
        updatedAt: at,
      }),
      document('password', 'password', { hash: await demoPasswordHash(demoCredentials.password) }),
      document('membership', `membership:${accountId}`, { accountId, isDefault: true }),
    ],
  )
  await put(store, 'identities', [`email:${demoCredentials.email}`], [document('lookup', 'lookup', { target: userId })])
  await putHouses(store, now)
  await putStaff(store, { accountId, ownerId: userId, newyork: 'hse_demo_newyork', boston: 'hse_demo_boston', now })
  return store
}

const [first, second] = houses as [(typeof houses)[number], (typeof houses)[number]]
const peopleOf = ({ from, to }: { from: number; to: number }): SamplePerson[] => sharedPeople.slice(from, to)

/** The bidders of a house, some of them twice; in the second house also visitors from the first. */
const knownAt = (house: { id: string; from: number; to: number }): SamplePerson[] => {
  const known = peopleOf(house)
  const visitors = house.id === second.id ? sampleVisitors(peopleOf(first)).map(({ person }) => person) : []
  return [...known, ...sampleDuplicates(known), ...visitors]
}

/** A bidder of the second house without facts there, but known to the network. */
export const demoVisitor = (): { auctionHouseId: string; bidderId: string } => {
  const before = knownAt(second).length - sampleVisitors(peopleOf(first)).length
  return { auctionHouseId: second.id, bidderId: sampleBidderId(before + 1) }
}

/** Who wrote the notes of bidders. */
const staff = [
  { id: 'usr_demo_blake', name: 'Blake Howie' },
  { id: 'usr_demo_finn', name: 'Finn Marchetti' },
]

/** The houses of the demonstration account, and those of other accounts that share bidders with the first one. */
const initialHouses = (now: Date): InitialHouse[] => {
  const bidders = (auctionHouseId: string, name: string, known: readonly SamplePerson[]) =>
    known.map((person, index) => sampleBidder(person, sampleSales, index + 1, { auctionHouseId, name, currency: 'USD', staff, now }))
  const own = houses.map((house) => ({ accountId, auctionHouseId: house.id, bidders: bidders(house.id, house.name, knownAt(house)) }))
  const others = Array.from({ length: regularsAccounts }, (_, account) => {
    const id = `demo_other${account}`
    return {
      accountId: `acc_${id}`,
      auctionHouseId: `hse_${id}`,
      bidders: bidders(`hse_${id}`, id, sampleRegulars(peopleOf(first), account)),
    }
  })
  return [...own, ...others].map((house) => ({ ...house, takesPart: true }))
}

const putHouses = async (store: DocumentStore, now: Date): Promise<void> => {
  const network = await initialNetwork(demoCrypto, initialHouses(now), now)
  for (const { accountId: owner, auctionHouseId, bidders, shares } of network.houses) {
    const documents = bidders.map((bidder) => bidderRecord.stored(bidderDocument(bidder)))
    const counts = [bidderCountsRecord.stored(countsOf(bidders)), bidderTrendRecord.stored(trendOf(bidders, now))]
    const counters = [{ ...bidderCounter(bidders.length + 1) }, ...counts]
    const own = owner === accountId ? await demoConnections(owner, auctionHouseId, now) : []
    await put(store, 'bidders', [owner, auctionHouseId], [...documents, ...counters, ...own, ...shares])
    if (owner === accountId) {
      await put(store, 'auctions', [owner, auctionHouseId], sampleAuctionDocuments(auctionHouseId, now))
      for (const { auctionId, documents } of sampleLotDocuments(auctionHouseId, now))
        await put(store, 'auctions', [owner, auctionHouseId], documents, auctionId)
      const imported = await sampleSyncDocuments(auctionHouseId, now, { id: userId, name: 'Demo User' })
      await put(store, 'auctions', [owner, auctionHouseId], imported.documents, imported.auctionId)
    } else await put(store, 'accounts', [owner], [networkSharingRecord.document({ id: sharingId, sharing: true })])
  }
  for (const [bucket, documents] of network.people) await put(store, 'people', [bucket], documents)
}

const document = (type: string, id: string, fields: object): StoredDocument => ({ id, type, ...fields })

const put = async (
  store: DocumentStore,
  container: ContainerName,
  key: string[],
  documents: StoredDocument[],
  part?: string,
): Promise<void> => {
  const partition = partitionOf(store, container, key, part)
  for (let start = 0; start < documents.length; start += batchLimit)
    await partition.write(documents.slice(start, start + batchLimit).map((each) => ({ kind: 'put', document: each })))
}
