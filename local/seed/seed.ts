import { countsOf } from '@auctionwiz/domain/bidders/counts'
import { bidderDocument } from '@auctionwiz/domain/bidders/document'
import { bidderCounter } from '@auctionwiz/domain/bidders/numbers'
import { trendOf } from '@auctionwiz/domain/bidders/trend'
import { sampleAuctions } from '@auctionwiz/domain/samples/sample-auctions'
import { sampleBidder, sampleBidderId } from '@auctionwiz/domain/samples/sample-bidders'
import { type SamplePerson, sampleSales } from '@auctionwiz/domain/samples/sample-files'
import { samplePlatformKey, samplePlatforms } from '@auctionwiz/domain/samples/sample-platforms'
import { type SampleVisitor, sampleVisitors } from '@auctionwiz/domain/samples/sample-visitors'
import { argon2Hasher } from '@auctionwiz/functions-auth/passwords/argon2'
import { connectionDocument } from '@auctionwiz/functions-upload/platforms/connection-document'
import { accountRegistry } from '@auctionwiz/platform/core/account-registry'
import { partitionOf } from '@auctionwiz/platform/core/partition'
import type { Sealing } from '@auctionwiz/platform/core/sealing'
import type { DocumentStore, StoredDocument } from '@auctionwiz/platform/core/store'
import { type SeedAccount, seedAccounts } from './accounts.ts'
import { samplePeople } from './sample-people.ts'
import { demonstrationPassword } from './sign-in.ts'
import staff from './staff.json' with { type: 'json' }

/** Writes the demonstration accounts, connected to bidding platforms where keys can be sealed; the last document tells that all is there, so an interrupted seed starts over. */
export const seed = async (store: DocumentStore, now: Date, sealing?: Sealing): Promise<boolean> => {
  const marker = partitionOf(store, 'throttles', ['seed'])
  if (await marker.read('seed')) return false
  await Promise.all(seedAccounts.map((account) => seedAccount(store, account, now, sealing)))
  await seedStaff(store, now)
  await marker.write([{ kind: 'put', document: { id: 'seed', type: 'seed', ttl: -1 } }])
  return true
}

const putAll = async (
  store: DocumentStore,
  container: 'houses' | 'accounts' | 'identities',
  key: string[],
  documents: StoredDocument[],
): Promise<void> => {
  const partition = partitionOf(store, container, key)
  for (let start = 0; start < documents.length; start += 100)
    await partition.write(documents.slice(start, start + 100).map((document) => ({ kind: 'put', document })))
}

const seedAccount = async (store: DocumentStore, account: SeedAccount, now: Date, sealing?: Sealing): Promise<void> => {
  const at = now.toISOString()
  const granted = { assignedAt: at, assignedBy: account.ownerId }
  const first = account.houses[0]
  const documents: StoredDocument[] = [
    document('account', 'account', {
      name: account.name,
      accountType: account.accountType,
      ownerId: account.ownerId,
      subscription: {
        tier: account.accountType === 'group' ? 'tier-1' : 'tier-4',
        status: 'active',
        addOns: { inventory: false, payments: false },
        currentPeriodStart: at,
        currentPeriodEnd: new Date(now.getTime() + 30 * 86_400_000).toISOString(),
      },
      settings: { timezone: first?.timezone, currency: first?.currency, defaultScoreType: 'national' },
      createdAt: at,
      updatedAt: at,
    }),
    document('member', `member:${account.ownerId}`, { userId: account.ownerId, accountRole: 'owner', houses: [], ...granted }),
    ...account.members.map(({ userId, houses }) =>
      document('member', `member:${userId}`, {
        userId,
        accountRole: 'member',
        houses: Object.entries(houses).map(([auctionHouseId, role]) => ({ auctionHouseId, role, ...granted })),
        ...granted,
      }),
    ),
    ...account.houses.map((house) =>
      document('house', house.id, {
        name: house.name,
        businessName: `${account.name} ${house.city}`,
        address: {
          street: '1 Saleroom Street',
          city: house.city,
          state: house.state,
          zipCode: house.zipCode,
          country: house.currency === 'GBP' ? 'United Kingdom' : 'USA',
        },
        contact: { phone: '+1 212 555 0100', email: `${house.id.slice(4)}@harcourtvale.example` },
        settings: { timezone: house.timezone, defaultCurrency: house.currency, scoringWeights: { national: true, local: true } },
        status: 'active',
        createdAt: house.since,
        updatedAt: at,
      }),
    ),
    ...(account.group
      ? [
          document('group', 'grp_all', {
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
  for (const house of account.houses) {
    await seedHouse(store, account, house, now)
    if (sealing) await putAll(store, 'houses', [account.id, house.id], await connections(sealing, account, house.id, now))
  }
}

const seedHouse = async (store: DocumentStore, account: SeedAccount, house: SeedAccount['houses'][number], now: Date): Promise<void> => {
  const sample = { auctionHouseId: house.id, name: house.name, currency: house.currency, now }
  const known = [...peopleOf(house), ...visitorsOf(account, house).map(({ person }) => person)]
  const bidders = known.map((person, index) => sampleBidder(person, sampleSales, index + 1, sample))
  const documents = bidders.map((bidder) => ({ ...bidderDocument(bidder) }))
  const counters = [{ ...bidderCounter(bidders.length + 1) }, { ...countsOf(bidders) }, { ...trendOf(bidders, now) }]
  await putAll(store, 'houses', [account.id, house.id], [...documents, ...counters, ...sampleAuctions(house.id, now)])
}

type House = SeedAccount['houses'][number]

const peopleOf = (house: House): SamplePerson[] => samplePeople.slice(...house.people)

const visitorsOf = ({ houses }: SeedAccount, { visitorsFrom }: House): SampleVisitor[] => {
  const from = houses.find(({ id }) => id === visitorsFrom)
  return from ? sampleVisitors(peopleOf(from)) : []
}

/** The bidders that are known at two houses: word of them goes to the network, which tells either house what the other shares. */
export const seededVisitors = (): { accountId: string; auctionHouseId: string; bidderIds: string[] }[] =>
  seedAccounts.flatMap((account) =>
    account.houses.flatMap((house) => {
      const visitors = visitorsOf(account, house)
      const here = visitors.map((_, order) => sampleBidderId(peopleOf(house).length + order + 1))
      const there = visitors.map(({ index }) => sampleBidderId(index + 1))
      return [
        { accountId: account.id, auctionHouseId: house.visitorsFrom ?? '', bidderIds: there },
        { accountId: account.id, auctionHouseId: house.id, bidderIds: here },
      ].filter(({ bidderIds }) => bidderIds.length > 0)
    }),
  )

const connections = (sealing: Sealing, account: SeedAccount, auctionHouseId: string, now: Date) =>
  Promise.all(
    samplePlatforms
      .filter(({ connected }) => connected)
      .map(({ id }) => {
        const place = { accountId: account.id, auctionHouseId, platformId: id }
        return connectionDocument(sealing, place, { key: samplePlatformKey(id), at: now, by: account.name })
      }),
  )

const document = (type: string, id: string, fields: object): StoredDocument => ({ id, type, ...fields })

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
        document('user', 'user', {
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
        document('password', 'password', { hash: await hasher.hash(demonstrationPassword) }),
        ...memberships.map((account, index) =>
          document('membership', `membership:${account.id}`, { accountId: account.id, isDefault: index === 0 }),
        ),
      ],
    )
    await putAll(store, 'identities', [`email:${email}`], [document('lookup', 'lookup', { target: id })])
    await putAll(store, 'identities', [`provider:${tid}:${oid}`], [document('lookup', 'lookup', { target: id })])
  }
}
