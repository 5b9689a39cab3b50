import { createHmac, createSecretKey } from 'node:crypto'
import type { Container, CosmosClient, CosmosClientOptions, PluginConfig, RequestInfo } from '@azure/cosmos'
import type { ContainerName } from '../core/store/containers.ts'
import { pooledHttp } from './pooled-http.ts'
import { tracedCosmos } from './telemetry/cosmos-http.ts'

export interface CosmosSettings {
  endpoint: string
  database: string
  /** Only for the local endpoint and the emulator; in Azure the managed identity signs in, or the operator. */
  key?: string | undefined
}

export type CosmosContainers = (name: ContainerName) => Promise<Container>

/** Opens the database on first use, so that an app answers its first call before the SDK is loaded. */
export const cosmosContainers = (settings: CosmosSettings): CosmosContainers => {
  let client: Promise<CosmosClient> | undefined
  return async (name) => {
    client ??= openClient(settings)
    return (await client).database(settings.database).container(name)
  }
}

const openClient = async (settings: CosmosSettings): Promise<CosmosClient> => {
  const { CosmosClient } = await import('@azure/cosmos')
  return new CosmosClient(await clientOptions(settings))
}

/** The SDK takes plugins, but its types don't say so. */
type ClientOptions = CosmosClientOptions & { plugins: PluginConfig[] }

/** Over plain http the SDK refuses token credentials, so the local endpoint is used with its key and without endpoint discovery. */
const clientOptions = async ({ endpoint, key }: CosmosSettings): Promise<ClientOptions> => {
  const connectionPolicy = { requestTimeout: 10_000, enableEndpointDiscovery: !endpoint.startsWith('http:') }
  const common = { endpoint, connectionPolicy, plugins: [withoutUnusedPlans], httpClient: tracedCosmos(await pooledHttp()) }
  if (key !== undefined) return { ...common, tokenProvider: signing(key) }
  const { DefaultAzureCredential, ManagedIdentityCredential } = await import('@azure/identity')
  const clientId = process.env.AZURE_CLIENT_ID
  // Commands of operators have no identity of an app: they sign in as the person at the Azure CLI.
  return { ...common, aadCredentials: clientId ? new ManagedIdentityCredential({ clientId }) : new DefaultAzureCredential() }
}

/**
 * Signs requests with the key of the account, as Cosmos DB's documentation of access control describes. The SDK does the same, but prepares the key
 * for each request, which takes longer than the signature.
 */
const signing = (key: string) => {
  const secret = createSecretKey(Buffer.from(key, 'base64'))
  return async ({ verb, resourceType, resourceId, headers }: RequestInfo): Promise<string> => {
    const date = new Date().toUTCString()
    headers['x-ms-date'] = date
    const text = `${verb.toLowerCase()}\n${resourceType.toLowerCase()}\n${resourceId}\n${date.toLowerCase()}\n\n`
    return `type=master&ver=1.0&sig=${createHmac('sha256', secret).update(text).digest('base64')}`
  }
}

/**
 * The SDK requests a plan for every query and ignores it if the query names its partition. Those requests are answered
 * here: one round trip instead of two for each query.
 */
const withoutUnusedPlans: PluginConfig = {
  on: 'request',
  plugin: async (context, _diagnostics, next) => {
    const isPlan = context.headers?.['x-ms-cosmos-is-query-plan-request'] === 'True'
    const named = (context.options as { partitionKey?: unknown } | undefined)?.partitionKey !== undefined
    return isPlan && named ? { code: 200, headers: {}, result: {} } : next(context)
  },
}
