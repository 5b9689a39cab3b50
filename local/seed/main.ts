import { cosmosContainers } from '@auctionwiz/platform/azure/cosmos-client'
import { cosmosStore } from '@auctionwiz/platform/azure/cosmos-store'
import { nodeKeyedCrypto } from '@auctionwiz/platform/azure/keyed-crypto'
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

const written = await seed(cosmosStore(cosmosContainers({ endpoint, database, key })), new Date(), {
  // The keys of the sample platforms open nothing else.
  encryption: connectionKey && platforms?.includes('127.0.0.1') ? secretEncryption(connectionKey) : undefined,
  crypto: networkKey ? nodeKeyedCrypto(networkKey) : undefined,
}).catch(explain)
console.log(JSON.stringify({ message: written ? 'demonstration accounts written' : 'demonstration accounts are there' }))
