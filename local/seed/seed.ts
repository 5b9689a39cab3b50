import { countsOf } from '@auctionwiz/domain/bidders/counts'
import { bidderDocument } from '@auctionwiz/domain/bidders/document'
import { bidderCounter } from '@auctionwiz/domain/bidders/numbers'
import { trendOf } from '@auctionwiz/domain/bidders/trend'
import { sampleBidder } from '@auctionwiz/domain/samples/sample-bidders'
import { sampleDuplicates } from '@auctionwiz/domain/samples/sample-duplicates'
import { type SamplePerson, sampleSales } from '@auctionwiz/domain/samples/sample-files'
import { samplePlatformKey, samplePlatforms } from '@auctionwiz/domain/samples/sample-platforms'
import { sampleRegulars, sampleVisitors } from '@auctionwiz/domain/samples/sample-visitors'
import { argon2Hasher } from '@auctionwiz/functions-auth/passwords/argon2'
import { type InitialHouse, initialNetwork } from '@auctionwiz/functions-bidders/network/initial-network'
import { connectionDocument } from '@auctionwiz/functions-upload/platforms/connection-document'
import { sampleSyncDocuments } from '@auctionwiz/functions-upload/samples/sample-syncs'
import { startSampleWork } from '@auctionwiz/functions-upload/samples/start-sample-work'
import { scheduledSyncs } from '@auctionwiz/functions-upload/syncs/schedule'
import type { KeyedCrypto } from '@auctionwiz/platform/core/security/keyed-crypto'
import type { SecretEncryption } from '@auctionwiz/platform/core/security/secret-encryption'
import type { ContainerName } from '@auctionwiz/platform/core/store/containers'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { DocumentStore, StoredDocument } from '@auctionwiz/platform/core/store/store'
import { accountRegistry } from '@auctionwiz/records/account-registry'
import { accountDocumentId, accountRecord } from '@auctionwiz/records/accounts'
import { bidderCountsRecord } from '@auctionwiz/records/bidder-counts'
import { bidderTrendRecord } from '@auctionwiz/records/bidder-trends'
import { bidderRecord } from '@auctionwiz/records/bidders'
import { houseGroupRecord } from '@auctionwiz/records/house-groups'
import { houseRecord } from '@auctionwiz/records/houses'
import { emailLookup, lookupDocumentId, lookupRecord, providerLookup } from '@auctionwiz/records/lookups'
import { memberId, memberRecord } from '@auctionwiz/records/members'
import { membershipId, membershipRecord } from '@auctionwiz/records/memberships'
import { networkSharingRecord, sharingId } from '@auctionwiz/records/network-participation'
import { passwordDocumentId, passwordRecord } from '@auctionwiz/records/passwords'
import { sampleAuctionDocuments } from '@auctionwiz/records/sample-auctions'
import { sampleLotDocuments } from '@auctionwiz/records/sample-lots'
import { userDocumentId, userRecord } from '@auctionwiz/records/users'
import { type SeedAccount, seedAccounts } from './accounts.ts'
import { samplePeople } from './sample-people.ts'
import { demonstrationPassword } from './sign-in.ts'
import staff from './staff.json' with { type: 'json' }

/** Secrets of the services, without which a part of the demonstration is left out. */
interface Secrets {
  /** Seals the keys at bidding platforms; accounts are connected to these. */
  encryption?: SecretEncryption | undefined
  /** Hashes people for the network of scores; houses publish to it. */
  crypto?: KeyedCrypto | undefined
}

/** What the workers of the services get to do. */
export type SampleWorkPorts = Omit<Parameters<typeof startSampleWork>[0], 'store'>

/** The houses to which people sign in, with the work that their staff did. */
const startWork = async (store: DocumentStore, ports: SampleWorkPorts, now: Date): Promise<void> => {
  for (const { id: accountId, houses, members } of seedAccounts) {
    const [by, colleague = by] = authors.filter(({ id }) => members.some(({ userId }) => userId === id))
    if (!by || !colleague) continue
    const isFirst = (index: number): boolean => accountId === seedAccounts[0]?.id && index === 0
    const worked = houses.map(({ id, name }, index) => ({ accountId, auctionHouseId: id, name, isFirst: isFirst(index) }))
    await startSampleWork({ ...ports, store }, worked, { by, colleague }, now)
  }
}

/** Writes the demonstration accounts; the last document says that all is there, so an interrupted seed starts over. */
export const seed = async (
  store: DocumentStore,
  now: Date,
  { encryption, crypto, work }: Secrets & { work?: SampleWorkPorts } = {},
): Promise<boolean> => {
  const marker = ['seed']
  if (await store.read('throttles', marker, 'seed')) return false
  await Promise.all(seedAccounts.map((account) => seedAccount(store, account, now, encryption)))
  await seedHouses(store, now, crypto)
  await seedStaff(store, now)
  if (work) await startWork(store, work, now)
  await partitionOf(store, 'throttles', marker).write([{ kind: 'put', document: { id: 'seed', type: 'seed', ttl: -1 } }])
  return true
}

const putAll = async (
  store: DocumentStore,
  container: ContainerName,
  key: string[],
  documents: StoredDocument[],
  part?: string,
): Promise<void> => {
  const partition = partitionOf(store, container, key, part)
  for (let start = 0; start < documents.length; start += 100)
    await partition.write(documents.slice(start, start + 100).map((document) => ({ kind: 'put', document })))
}

const seedAccount = async (store: DocumentStore, account: SeedAccount, now: Date, encryption?: SecretEncryption): Promise<void> => {
  const at = now.toISOString()
  const granted = { assignedAt: at, assignedBy: account.ownerId }
  const first = account.houses[0]
  const timezone = first?.timezone ?? 'UTC'
  const currency = first?.currency ?? 'USD'
  const documents: StoredDocument[] = [
    accountRecord.document({
      id: accountDocumentId,
      name: account.name,
      accountType: account.accountType,
      ownerId: account.ownerId,
      subscription: {
        tier: isRequired(account) ? 'tier-1' : 'tier-4',
        status: 'active',
        addOns: { inventory: account.hasInventory ?? false, payments: false },
        currentPeriodStart: at,
        currentPeriodEnd: new Date(now.getTime() + 30 * 86_400_000).toISOString(),
      },
      settings: { timezone, currency, defaultScoreType: 'national' },
      createdAt: at,
      updatedAt: at,
    }),
    memberRecord.document({ id: memberId(account.ownerId), userId: account.ownerId, accountRole: 'owner', houses: [], ...granted }),
    ...account.members.map(({ userId, houses }) =>
      memberRecord.document({
        id: memberId(userId),
        userId,
        accountRole: 'member',
        houses: Object.entries(houses).map(([auctionHouseId, role]) => ({ auctionHouseId, role, ...granted })),
        ...granted,
      }),
    ),
    ...account.houses.map((house) =>
      houseRecord.document({
        id: house.id,
        name: house.name,
        businessName: `${account.name} ${house.city}`,
        address: {
          street: '1 Saleroom Street',
          city: house.city,
          state: house.state,
          zipCode: house.zipCode,
          country: house.currency === 'GBP' ? 'United Kingdom' : 'USA',
        },
        contact: { phone: house.phone, email: `${house.id.slice(4)}@harcourtvale.example` },
        settings: { timezone: house.timezone, defaultCurrency: house.currency, scoringWeights: { national: true, local: true } },
        status: 'active',
        createdAt: house.since,
        updatedAt: at,
      }),
    ),
    ...(account.shares ? [networkSharingRecord.document({ id: sharingId, sharing: true, changedAt: at, changedBy: account.name })] : []),
    ...(account.group
      ? [
          houseGroupRecord.document({
            id: 'grp_all',
            name: account.group,
            auctionHouseIds: account.houses.map(({ id }) => id),
            createdAt: at,
            updatedAt: at,
          }),
        ]
      : []),
  ]
  await accountRegistry(store).note(account.id)
  await putAll(store, 'accounts', [account.id], documents)
  if (encryption)
    for (const { id } of account.houses) await putAll(store, 'bidders', [account.id, id], await connections(encryption, account, id, now))
}

/** Those whose account takes part in the network know of each other's bidders from the beginning. */
const seedHouses = async (store: DocumentStore, now: Date, crypto: KeyedCrypto | undefined): Promise<void> => {
  const houses = seedAccounts.flatMap((account) => account.houses.map((house): InitialHouse => initialHouse(account, house, now)))
  const network = crypto
    ? await initialNetwork(crypto, houses, now)
    : { houses: houses.map((house) => ({ ...house, shares: [] })), people: new Map() }
  const currencies = new Map(seedAccounts.flatMap((account) => account.houses.map(({ id, currency }) => [id, currency] as const)))
  for (const { accountId, auctionHouseId, bidders, shares } of network.houses) {
    const documents = bidders.map((bidder) => bidderRecord.stored(bidderDocument(bidder)))
    const counts = [bidderCountsRecord.stored(countsOf(bidders)), bidderTrendRecord.stored(trendOf(bidders, now))]
    const counters = [{ ...bidderCounter(bidders.length + 1) }, ...counts]
    await putAll(store, 'bidders', [accountId, auctionHouseId], [...documents, ...counters, ...shares])
    const currency = currencies.get(auctionHouseId)
    await putAll(store, 'auctions', [accountId, auctionHouseId], sampleAuctionDocuments(auctionHouseId, now, currency))
    for (const { auctionId, documents } of sampleLotDocuments(auctionHouseId, now, currency))
      await putAll(store, 'auctions', [accountId, auctionHouseId], documents, auctionId)
    const account = seedAccounts.find(({ id }) => id === accountId)
    if (account) await seedImport(store, account, auctionHouseId, now)
  }
  await Promise.all([...network.people].map(([bucket, documents]) => putAll(store, 'people', [bucket], documents)))
}

/** The auction that the house has imported from a platform; it syncs by the clock. */
const seedImport = async (
  store: DocumentStore,
  { id: accountId, ownerId, name }: SeedAccount,
  auctionHouseId: string,
  now: Date,
): Promise<void> => {
  const { auctionId, documents } = await sampleSyncDocuments(auctionHouseId, now, { id: ownerId, name })
  await putAll(store, 'auctions', [accountId, auctionHouseId], documents, auctionId)
  await scheduledSyncs(store, () => now).note({ accountId, auctionHouseId, auctionId }, syncsAfter)
}

/** Seconds until the imported auctions sync by the clock for the first time. */
const syncsAfter = 3_600

type House = SeedAccount['houses'][number]

const initialHouse = (account: SeedAccount, house: House, now: Date): InitialHouse => {
  const staff = authors.filter(({ id }) => account.members.some(({ userId }) => userId === id))
  const sample = { auctionHouseId: house.id, name: house.name, currency: house.currency, staff, now }
  const people = peopleOf(house)
  const known = [...people, ...sampleDuplicates(people), ...visitorsOf(account, house), ...regularsOf(house)]
  const bidders = known.map((person, index) => sampleBidder(person, sampleSales, index + 1, sample))
  return { accountId: account.id, auctionHouseId: house.id, takesPart: isRequired(account) || account.shares === true, bidders }
}

/** Who writes notes on bidders. */
const authors = staff.flatMap(({ id, name }) => (id === 'usr_blake' || id === 'usr_mikayla' || id === 'usr_imogen' ? [{ id, name }] : []))

const peopleOf = (house: House): SamplePerson[] => samplePeople.slice(...house.people)

const visitorsOf = ({ houses }: SeedAccount, { visitorsFrom }: House): SamplePerson[] => {
  const from = houses.find(({ id }) => id === visitorsFrom)
  return from ? sampleVisitors(peopleOf(from)).map(({ person }) => person) : []
}

const regularsOf = ({ regulars }: House): SamplePerson[] => {
  const [first] = seedAccounts[0]?.houses ?? []
  return regulars === undefined || !first ? [] : sampleRegulars(peopleOf(first), regulars)
}

const connections = (encryption: SecretEncryption, account: SeedAccount, auctionHouseId: string, now: Date) =>
  Promise.all(
    samplePlatforms
      .filter(({ connected }) => connected)
      .map(({ id }) => {
        const place = { accountId: account.id, auctionHouseId, platformId: id }
        return connectionDocument(encryption, place, { key: samplePlatformKey(id), at: now, by: account.name })
      }),
  )

/** The plan of a group has its houses share. */
const isRequired = ({ accountType }: SeedAccount): boolean => accountType === 'group'

const seedStaff = async (store: DocumentStore, now: Date): Promise<void> => {
  const hasher = argon2Hasher()
  const at = now.toISOString()
  for (const { id, oid, tid, name, email } of staff) {
    if (!id) continue
    const [firstName = '', lastName = ''] = name.split(' ')
    const memberships = seedAccounts.filter(({ ownerId, members }) => ownerId === id || members.some(({ userId }) => userId === id))
    await putAll(
      store,
      'identities',
      [id],
      [
        userRecord.document({
          id: userDocumentId,
          email,
          name,
          firstName,
          lastName,
          userType: 'staff',
          status: 'active',
          emailVerified: true,
          isEmployee: false,
          profile: { timezone: 'America/New_York', language: 'en' },
          preferences: { emailNotifications: true, defaultScoreType: 'national', marketingOptIn: false },
          mfa: { enabled: false },
          tenants: [tid],
          createdAt: at,
          updatedAt: at,
        }),
        passwordRecord.document({ id: passwordDocumentId, hash: await hasher.hash(demonstrationPassword) }),
        ...memberships.map((account, index) =>
          membershipRecord.document({ id: membershipId(account.id), accountId: account.id, isDefault: index === 0 }),
        ),
      ],
    )
    const lookup = lookupRecord.document({ id: lookupDocumentId, target: id })
    for (const key of [emailLookup(email), providerLookup(tid, oid)]) await putAll(store, 'identities', [key], [lookup])
  }
}
