import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { provision } from '@auctionwiz/cosmos-sqlite/provision'
import { startTestCosmos, type TestCosmos } from '@auctionwiz/cosmos-sqlite/testing'
import type { RemovalPorts } from '@auctionwiz/functions-bidders/account-removal/removal-ports'
import { removeAccount } from '@auctionwiz/functions-bidders/account-removal/remove-account'
import { surveyAccount } from '@auctionwiz/functions-bidders/account-removal/survey-account'
import { networkPorts } from '@auctionwiz/functions-bidders/network/network-ports'
import { shareBidder } from '@auctionwiz/functions-bidders/network/share-bidders'
import { partOf, regular, storedBidder } from '@auctionwiz/functions-bidders/network/test-network'
import { type Azurite, startAzurite } from '@auctionwiz/functions-host/testing/start-azurite'
import { blobStore } from '@auctionwiz/platform/azure/blob-store'
import { cosmosNaming, cosmosOwned } from '@auctionwiz/platform/azure/cosmos-found'
import { cosmosStore } from '@auctionwiz/platform/azure/cosmos-store'
import { nodeKeyedCrypto } from '@auctionwiz/platform/azure/keyed-crypto'
import { queueLeftovers } from '@auctionwiz/platform/azure/queue-leftovers'
import { type AnyRecord, versionOf } from '@auctionwiz/platform/core/records/record'
import { revoker } from '@auctionwiz/platform/core/security/revocations'
import { containerNames, containers, partitionKeyOf, placed } from '@auctionwiz/platform/core/store/containers'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { DocumentStore, StoredDocument } from '@auctionwiz/platform/core/store/store'
import { silentLog } from '@auctionwiz/platform/core/testing/test-runtime'
import { accountRegistry } from '@auctionwiz/records/account-registry'
import { accountRecord } from '@auctionwiz/records/accounts'
import { allRecords } from '@auctionwiz/records/all-records'
import { emailDomainId, emailDomainRecord } from '@auctionwiz/records/email-domains'
import { houseRecord } from '@auctionwiz/records/houses'
import { emailLookup, lookupDocumentId, lookupRecord, providerLookup, tenantLookup } from '@auctionwiz/records/lookups'
import { memberId, memberRecord } from '@auctionwiz/records/members'
import { membershipWrite } from '@auctionwiz/records/memberships'
import { notify } from '@auctionwiz/records/notify'
import { passwordDocumentId, passwordRecord } from '@auctionwiz/records/passwords'
import { sessionRecord } from '@auctionwiz/records/sessions'
import { blobContainers, queues } from '@auctionwiz/records/stored-places'
import { testAccount, testHouse, testUser } from '@auctionwiz/records/testing/fixtures'
import { userRecord } from '@auctionwiz/records/users'
import type { ContainerDefinition } from '@azure/cosmos'
import { BlobServiceClient } from '@azure/storage-blob'
import { QueueServiceClient } from '@azure/storage-queue'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import definition from '../infra/cosmos.json' with { type: 'json' }

let cosmos: TestCosmos
let blobs: Azurite
let queueService: Azurite
beforeAll(async () => {
  ;[cosmos, blobs, queueService] = await Promise.all([startTestCosmos(), startAzurite('blob'), startAzurite('queue')])
  const service = BlobServiceClient.fromConnectionString(blobs.connection)
  for (const name of blobContainers) await service.createContainer(name)
  for (const name of queues) await queueClient(name).createIfNotExists()
  await queueClient('imports-poison').createIfNotExists()
}, 60_000)
afterAll(async () => {
  await Promise.all([cosmos.close(), blobs.stop(), queueService.stop()])
})
beforeEach(async () => {
  await cosmos.client.databases.createIfNotExists({ id: 'removal' })
  await cosmos.client.database('removal').delete()
  await provision(cosmos.client, { database: 'removal', containers: definition.containers as ContainerDefinition[] })
})

const now = new Date('2026-11-21T09:00:00Z')
const open = async (name: string) => cosmos.client.database('removal').container(name)
const store = cosmosStore(open)
const queueClient = (name: string) => QueueServiceClient.fromConnectionString(queueService.connection).getQueueClient(name)
const folder = (name: string) => blobStore({ connectionString: blobs.connection }, name)

const networkOf = (over: DocumentStore) =>
  networkPorts({
    store: over,
    log: silentLog,
    now: () => now,
    wait: async () => undefined,
    isPaid: () => true,
    crypto: nodeKeyedCrypto('the key of these tests, which is long enough'),
    queue: { send: async () => undefined },
    jobs: { send: async () => undefined },
  })

const portsOf = (over: DocumentStore = store): RemovalPorts => ({
  store: over,
  owned: cosmosOwned(open),
  naming: cosmosNaming(open),
  folders: blobContainers.map((name) => ({ name, files: folder(name) })),
  queues: queues.map((name) => queueLeftovers({ connectionString: queueService.connection }, name)),
  network: networkOf(over),
  revoker: revoker(over),
  now: () => now,
  wait: async () => undefined,
  say: () => undefined,
})

const samplesOf = (record: AnyRecord): StoredDocument[] => {
  const text = readFileSync(join(import.meta.dirname, `../records/samples/${record.definition.type}.json`), 'utf8')
  return (JSON.parse(text) as StoredDocument[]).filter((one) => versionOf(one) === record.version)
}

/** A document of every noun that an account has in its own partitions. */
const fill = async (accountId: string, auctionHouseId: string) => {
  for (const record of allRecords) {
    const { container, alsoIn = [], type, ofPart } = record.definition
    for (const name of [container, ...alsoIn]) {
      const keys: readonly string[] = containers[name].keys
      // The record of a deletion is for accounts that are deleted alone.
      if (keys[0] !== 'accountId' || type === 'account-deletion' || type === 'open-work') continue
      const owner = keys.length > 1 ? [accountId, auctionHouseId] : [accountId]
      const partition = partitionKeyOf(name, owner, ofPart ? 'auc_1' : undefined)
      for (const sample of samplesOf(record)) {
        const id = `${type}_${sample.id}`
        const text = JSON.stringify({ ...sample, id, uniqueKey: id }).replaceAll('@', `.${accountId.replace('_', '.')}@`)
        await store.write(name, partition, [{ kind: 'put', document: placed(name, partition, JSON.parse(text)) }])
      }
    }
  }
}

const at = now.toISOString()

const addPerson = async (userId: string, email: string, accountIds: readonly string[]) => {
  const person = partitionOf(store, 'identities', [userId])
  const session = { refreshHash: 'h', createdAt: at, lastUsedAt: at, userAgent: 'Browser', address: 'here' }
  await person.write([
    userRecord.put(testUser({ email })),
    passwordRecord.put({ id: passwordDocumentId, hash: 'h' }),
    ...accountIds.map((id, index) => membershipWrite(id, index === 0)),
    ...accountIds.map((accountId) => sessionRecord.put({ id: `ses_${userId}_${accountId}`, accountId, ...session })),
  ])
  for (const place of [emailLookup(email), providerLookup('tenant', userId)])
    await partitionOf(store, 'identities', [place]).write([lookupRecord.put({ id: lookupDocumentId, target: userId })])
  for (const accountId of accountIds) {
    const member = { userId, accountRole: 'owner' as const, houses: [], assignedAt: at, assignedBy: userId }
    await partitionOf(store, 'accounts', [accountId]).write([memberRecord.put({ id: memberId(userId), ...member })])
    const facts = { name: 'Spring sale' }
    await notify(store, userId, { cause: [accountId], kind: 'house_exported', accountId, auctionHouseId: 'hse_1', facts }, now)
  }
}

const addAccount = async (accountId: string, houses: readonly string[]) => {
  const account = partitionOf(store, 'accounts', [accountId])
  await accountRegistry(store).note(accountId)
  await account.write([
    accountRecord.put(testAccount({ name: `Sons of ${accountId}` })),
    ...houses.map((id) => houseRecord.put(testHouse(id))),
  ])
  for (const [index, house] of houses.entries()) {
    await fill(accountId, house)
    const person = { id: `bid_${index}`, email: 'shared@people.example', history: regular, house }
    const { ref, document } = storedBidder(accountId, person)
    await partitionOf(store, 'bidders', [accountId, house]).write([{ kind: 'put', document }])
    await shareBidder(networkOf(store), ref, partOf(accountId))
    for (const name of blobContainers) await folder(name).write(`${accountId}/${house}/file`, new Blob(['x']).stream(), 'text/plain')
  }
}

const send = (queue: string, message: object) => queueClient(queue).sendMessage(Buffer.from(JSON.stringify(message)).toString('base64'))

const gone = 'acc_gone'
const other = 'acc_gone2'

const filled = async () => {
  for (const name of [...queues, 'imports-poison']) await queueClient(name).clearMessages()
  await addAccount(gone, ['hse_1', 'hse_2'])
  await addAccount(other, ['hse_3'])
  await addPerson('usr_leaves', 'leaver@house.example', [gone])
  await addPerson('usr_stays', 'stayer@house.example', [gone, other])
  const domain = partitionOf(store, 'identities', ['domain:house.example'])
  await domain.write([emailDomainRecord.put({ id: emailDomainId, accountIds: [other, gone] })])
  await partitionOf(store, 'identities', [tenantLookup('tenant')]).write([lookupRecord.put({ id: lookupDocumentId, target: gone })])
  for (const accountId of [gone, other]) await send('jobs', { accountId, auctionHouseId: 'hse_1', kind: 'refresh' })
  await send('imports-poison', { accountId: gone, uploadId: 'upl_1' })
  await send('mails', { letter: { to: 'leaver@house.example' } })
}

/** All documents of the database as text. */
const everything = async (): Promise<string[]> => {
  const all: string[] = []
  for (const name of containerNames) {
    const { resources } = await (await open(name)).items.query<Record<string, unknown>>('SELECT * FROM c').fetchAll()
    for (const { _etag, _ts, _rid, _self, ...document } of resources) all.push(JSON.stringify({ in: name, ...document }))
  }
  return all
}

const filesOf = async (accountId: string): Promise<string[]> => {
  const paths: string[] = []
  for (const name of blobContainers) for await (const { path } of folder(name).list(`${accountId}/`)) paths.push(`${name}/${path}`)
  return paths
}

const messagesIn = async (queue: string): Promise<unknown[]> => {
  const { peekedMessageItems } = await queueClient(queue).peekMessages({ numberOfMessages: 32 })
  return peekedMessageItems.map(({ messageText }) => JSON.parse(Buffer.from(messageText, 'base64').toString()))
}

const order = { accountId: gone, operator: 'Olga Operator', ticket: 'T-17' }

/** What docs/retention.md names: the record of the deletion, and for minutes that tokens are refused. */
const mayStay = /"type":"(account-deletion|revocation)"/

const traces = async (): Promise<string[]> =>
  (await everything()).filter((text) => /acc_gone\b|acc\.gone\b|usr_leaves|leaver@/.test(text) && !mayStay.test(text))

describe('the deletion of an account', () => {
  it('leaves nothing that names the account or its people, and everything of other accounts', async () => {
    await filled()
    const ofOther = async () =>
      (await everything()).filter((text) => text.includes(`"accountId":"${other}"`) && !text.includes('"in":"identities"'))
    const before = await ofOther()
    const survey = await surveyAccount(portsOf(), gone)
    // In each of two houses the bidder's and the sample.
    expect(survey).toMatchObject({
      shares: 4,
      messages: [
        { queue: 'imports', count: 1 },
        { queue: 'jobs', count: 1 },
        { queue: 'mails', count: 1 },
      ],
    })
    expect(survey.files.map(({ count }) => count)).toEqual(blobContainers.map(() => 2))
    expect(await traces()).not.toEqual([])

    expect(await removeAccount(portsOf(), order)).toBe(true)
    expect(await traces()).toEqual([])
    expect(await filesOf(gone)).toEqual([])
    expect(await filesOf(other)).toHaveLength(blobContainers.length)
    expect(await messagesIn('jobs')).toMatchObject([{ accountId: other }])
    expect([...(await messagesIn('mails')), ...(await messagesIn('imports-poison'))]).toEqual([])
    const published = (await everything()).filter((text) => text.includes('"type":"contribution"'))
    expect(published).toHaveLength(1)
    // The scores of the other account's bidder change, which its network worker works on.
    const isNotice = (text: string): boolean => text.includes('"id":"network-notice:bid_0"')
    const after = await ofOther()
    expect(after.filter(isNotice)).toHaveLength(1)
    expect(after.filter((text) => !isNotice(text)).toSorted()).toEqual(before.toSorted())
    const stayer = (await everything()).filter((text) => /^{"in":"identities".*"userId":"usr_stays"/.test(text))
    expect(stayer.map((text) => JSON.parse(text).type).toSorted()).toEqual([
      'membership',
      'notification',
      'notification-counts',
      'password',
      'session',
      'user',
    ])
    const deletion = (await everything()).filter((text) => text.includes('"type":"account-deletion"'))
    expect(deletion.map((text) => JSON.parse(text))).toMatchObject([{ operator: 'Olga Operator', ticket: 'T-17', finishedAt: at }])
  }, 60_000)

  it('is completed by the next run wherever it was killed', async () => {
    await filled()
    let writes = 0
    for (const limit of [3, 20, 40, 60, 80, 100]) {
      writes = 0
      const write: DocumentStore['write'] = (...args) => {
        writes += 1
        return writes > limit ? Promise.reject(new Error('killed')) : store.write(...args)
      }
      await removeAccount(portsOf({ ...store, write }), order).catch(({ message }: Error) => expect(message).toBe('killed'))
    }
    expect(await removeAccount(portsOf(), order)).toBe(true)
    expect(await traces()).toEqual([])
    expect(await removeAccount(portsOf(), order)).toBe(true)
  }, 60_000)
})
