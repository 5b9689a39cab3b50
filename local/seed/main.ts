import { openImports } from '@auctionwiz/functions-upload/imports/open-imports'
import type { ImportMessage } from '@auctionwiz/functions-upload/uploads/import-message'
import { blobStore } from '@auctionwiz/platform/azure/blob-store'
import { cosmosContainers } from '@auctionwiz/platform/azure/cosmos-client'
import { cosmosStore } from '@auctionwiz/platform/azure/cosmos-store'
import { nodeKeyedCrypto } from '@auctionwiz/platform/azure/keyed-crypto'
import { storageQueue } from '@auctionwiz/platform/azure/storage-queue'
import { storageSettings } from '@auctionwiz/platform/azure/storage-settings'
import type { JobMessage } from '@auctionwiz/platform/core/jobs/job'
import { openJobs } from '@auctionwiz/platform/core/jobs/open-jobs'
import { notingQueue } from '@auctionwiz/platform/core/queues/open-work'
import { secretEncryption } from '@auctionwiz/platform/core/security/secret-encryption'
import { seed } from './seed.ts'
import { seedProblem } from './seed-problem.ts'

const {
  COSMOS_ENDPOINT: endpoint,
  COSMOS_DATABASE: database,
  COSMOS_KEY: key,
  CONNECTION_KEY: connectionKey,
  NETWORK_KEY: networkKey,
  BIDDING_PLATFORMS: platforms,
} = process.env
if (!endpoint || !database) throw new Error('Set COSMOS_ENDPOINT and COSMOS_DATABASE.')

const explain = (error: unknown): never => {
  console.error(seedProblem(error, process.env.DATA_DIR))
  process.exit(1)
}

const store = cosmosStore(cosmosContainers({ endpoint, database, key }))
const now = () => new Date()
const storage = storageSettings(process.env)

const written = await seed(store, now(), {
  // The keys of the sample platforms open nothing else.
  encryption: connectionKey && platforms?.includes('127.0.0.1') ? secretEncryption(connectionKey) : undefined,
  crypto: networkKey ? nodeKeyedCrypto(networkKey) : undefined,
  work: {
    jobs: notingQueue(storageQueue<JobMessage>(storage, 'jobs'), openJobs(store, now)),
    imports: notingQueue(storageQueue<ImportMessage>(storage, 'imports'), openImports(store, now)),
    files: blobStore(storage, 'uploads'),
  },
}).catch(explain)
console.log(JSON.stringify({ message: written ? 'demonstration accounts written' : 'demonstration accounts are there' }))
