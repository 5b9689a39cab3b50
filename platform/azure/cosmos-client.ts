import type { Container, CosmosClient, CosmosClientOptions } from '@azure/cosmos'
import type { ContainerName } from '../core/containers.ts'

export interface CosmosSettings {
  endpoint: string
  database: string
  /** Only for the local endpoint and the emulator; in Azure the managed identity signs in. */
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

/** Over plain http the SDK refuses token credentials, so the local endpoint is used with its key and without endpoint discovery. */
const clientOptions = async ({ endpoint, key }: CosmosSettings): Promise<CosmosClientOptions> => {
  const connectionPolicy = { requestTimeout: 10_000, enableEndpointDiscovery: !endpoint.startsWith('http:') }
  if (key !== undefined) return { endpoint, key, connectionPolicy }
  const { ManagedIdentityCredential } = await import('@azure/identity')
  const clientId = process.env.AZURE_CLIENT_ID
  return {
    endpoint,
    aadCredentials: clientId ? new ManagedIdentityCredential({ clientId }) : new ManagedIdentityCredential(),
    connectionPolicy,
  }
}
