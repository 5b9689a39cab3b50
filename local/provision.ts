import { provision } from '@auctionwiz/cosmos-sqlite/provision'
import { cosmosContainers } from '@auctionwiz/platform/azure/cosmos-client'
import { cosmosStore } from '@auctionwiz/platform/azure/cosmos-store'
import { findInCosmos } from '@auctionwiz/platform/azure/find-in-cosmos'
import { storageQueue } from '@auctionwiz/platform/azure/storage-queue'
import { storageSettings } from '@auctionwiz/platform/azure/storage-settings'
import { jsonLogger } from '@auctionwiz/platform/core/logging/logger'
import { upgradeStored } from '@auctionwiz/platform/core/records/upgrade-stored'
import { allRecords } from '@auctionwiz/records/all-records'
import { type ContainerDefinition, CosmosClient } from '@azure/cosmos'
import { BlobServiceClient } from '@azure/storage-blob'
import { QueueServiceClient } from '@azure/storage-queue'
import definition from '../infra/cosmos.json' with { type: 'json' }
import { expireFiles } from './expire-files.ts'
import { moveDocuments } from './move-documents.ts'
import { renewOlderData } from './older-data.ts'

/**
 * Creates the database, containers, queues and blob containers that Bicep creates in Azure, moves and upgrades records that an older version of the
 * product stored, and removes files whose time is up. Running it again changes nothing else.
 */
const setting = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`The setting ${name} is missing.`)
  return value
}

/** As in infra/modules/storage.bicep. */
const fromPages = (allowedOrigins: string) => ({
  allowedOrigins,
  allowedMethods: 'PUT,OPTIONS',
  allowedHeaders: 'content-type',
  exposedHeaders: 'x-ms-error-code',
  maxAgeInSeconds: 3600,
})

const cosmos = new CosmosClient({
  endpoint: setting('COSMOS_ENDPOINT'),
  key: setting('COSMOS_KEY'),
  connectionPolicy: { enableEndpointDiscovery: false },
})
await provision(cosmos, { database: setting('COSMOS_DATABASE'), containers: definition.containers as ContainerDefinition[] })

const storage = setting('AzureWebJobsStorage')
const queues = QueueServiceClient.fromConnectionString(storage)
for (const name of definition.queues) await queues.getQueueClient(name).createIfNotExists()
const blobs = BlobServiceClient.fromConnectionString(storage)
await blobs.setProperties({ cors: [fromPages(setting('WEB_ORIGIN'))] })
for (const name of definition.blobContainers) await blobs.getContainerClient(name).createIfNotExists()
await expireFiles(blobs, definition.blobContainers, new Date())

const database = setting('COSMOS_DATABASE')
const containers = cosmosContainers({ endpoint: setting('COSMOS_ENDPOINT'), key: setting('COSMOS_KEY'), database })
const store = cosmosStore(containers)
const log = jsonLogger((_level, line) => console.log(line))
const now = () => new Date()
await moveDocuments({ client: cosmos, database, store, records: allRecords, log, now })

const network = storageQueue<{ accountId: string }>(storageSettings(process.env), 'network')
await renewOlderData(cosmos, database, (accountId) => network.send({ accountId }))

const find = findInCosmos(containers)
await upgradeStored({ store, find, records: allRecords, log, now, limitMs: Number.POSITIVE_INFINITY })()
cosmos.dispose()
