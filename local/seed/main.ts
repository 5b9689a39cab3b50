import { cosmosContainers } from '@auctionwiz/platform/azure/cosmos-client'
import { cosmosStore } from '@auctionwiz/platform/azure/cosmos-store'
import { seed } from './seed.ts'

const { COSMOS_ENDPOINT: endpoint, COSMOS_DATABASE: database, COSMOS_KEY: key } = process.env
if (!endpoint || !database) throw new Error('Set COSMOS_ENDPOINT and COSMOS_DATABASE.')

const written = await seed(cosmosStore(cosmosContainers({ endpoint, database, key })), new Date())
console.log(JSON.stringify({ message: written ? 'demonstration accounts written' : 'demonstration accounts are there' }))
