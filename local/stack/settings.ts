import { samplePlatforms } from '@auctionwiz/domain/samples/sample-platforms'
import { seedAccounts } from '../seed/accounts.ts'
import type { Ports } from './ports.ts'
import type { Secrets } from './secrets.ts'

/** Where everything answers. */
export type Urls = {
  cosmos: string
  blob: string
  queue: string
  appConfiguration: string
  identity: string
  outbox: string
  platforms: string
  auth: string
  bidders: string
  auctions: string
  upload: string
  web: string
}

export type Settings = Record<string, string>

/** The public well-known key of the official emulator and of Azurite: constants of those programs, no secrets. */
const cosmosKey = 'C2y6yDjf5/R+ob0N8A7Cgv30VRDJIWEHLM+4QDU5DE2nQ9nDuVTqobD4b8mGGyPMbIZnqyMsEcaGQy67XIw/Jw=='
const azuriteKey = 'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw=='

const identityClientId = 'auctionwiz-web'

/** Addresses of the stand-ins; `localhost` where a browser goes, so that its origins match the settings. */
export function urlsFor(ports: Ports): Urls {
  return {
    cosmos: `http://127.0.0.1:${ports.cosmos}`,
    blob: `http://127.0.0.1:${ports.blob}`,
    queue: `http://127.0.0.1:${ports.queue}`,
    appConfiguration: `http://127.0.0.1:${ports.appConfiguration}`,
    identity: `http://localhost:${ports.identity}`,
    outbox: `http://localhost:${ports.outbox}`,
    platforms: `http://127.0.0.1:${ports.platforms}`,
    auth: `http://localhost:${ports.auth}`,
    bidders: `http://localhost:${ports.bidders}`,
    auctions: `http://localhost:${ports.bidders}`,
    upload: `http://localhost:${ports.upload}`,
    web: `http://localhost:${ports.web}`,
  }
}

/**
 * The settings that every app, step and test gets: the names are those of Azure, the values point at the stand-ins.
 * A value in `overrides` (the environment of the start) wins, which is how a stand-in is swapped for the real service.
 */
export function commonSettings(urls: Urls, secrets: Secrets, overrides: NodeJS.ProcessEnv): Settings {
  const storage = storageConnection(urls)
  const local: Settings = {
    COSMOS_ENDPOINT: urls.cosmos,
    COSMOS_KEY: cosmosKey,
    COSMOS_DATABASE: 'auctionwiz',
    AzureWebJobsStorage: storage,
    STORAGE_CONNECTION: storage,
    APP_CONFIGURATION_CONNECTION: `Endpoint=${urls.appConfiguration};Id=local;Secret=${secrets.appConfigurationSecret}`,
    // An edit of the file with the flags takes effect immediately.
    FEATURE_REFRESH_SECONDS: '1',
    IDENTITY_ISSUER: urls.identity,
    IDENTITY_JWKS_URI: `${urls.identity}/jwks`,
    IDENTITY_CLIENT_ID: identityClientId,
    TOKEN_ISSUER: 'auctionwiz',
    AUTH_URL: urls.auth,
    BIDDERS_URL: urls.bidders,
    WEB_ORIGIN: urls.web,
    BROWSER_BLOB_URL: urls.blob.replace('127.0.0.1', 'localhost'),
    INVITATION_MAIL_WAIT_SECONDS: '120',
    OUTBOX_URL: urls.outbox,
    SMS_EVENTS_SECRET: secrets.smsEventsSecret,
    NETWORK_KEY: secrets.networkKey,
    PAID_ACCOUNTS: seedAccounts.map(({ id }) => id).join(),
    CONNECTION_KEY: secrets.connectionKey,
    BIDDING_PLATFORMS: JSON.stringify(samplePlatforms.map(({ id, name }) => ({ id, name, address: `${urls.platforms}/${id}` }))),
    ALLOW_DEMO: 'true',
    AZURE_FUNCTIONS_ENVIRONMENT: 'Development',
  }
  const given = Object.fromEntries(Object.keys(local).flatMap((name) => (overrides[name] ? [[name, overrides[name]]] : [])))
  if (given.IDENTITY_ISSUER && !given.IDENTITY_JWKS_URI) throw new Error('IDENTITY_ISSUER is set, so IDENTITY_JWKS_URI must be too')
  // Names no stand-in: where it is set, the apps report what they do.
  const { OTEL_EXPORTER_OTLP_ENDPOINT: collector } = overrides
  const merged: Settings = {
    ...local,
    AzureWebJobsStorage: given.STORAGE_CONNECTION ?? storage,
    ...given,
    ...(collector && { OTEL_EXPORTER_OTLP_ENDPOINT: collector }),
  }
  const { COSMOS_KEY: _, ...settings } = merged
  // A key belongs to its endpoint. A real account without one is reached as the person who is signed in to Azure.
  const keyOfEndpoint = given.COSMOS_ENDPOINT ? given.COSMOS_KEY : cosmosKey
  return keyOfEndpoint ? { ...settings, COSMOS_KEY: keyOfEndpoint } : settings
}

/** The content of a `local.settings.json`, as the Functions tools write it. */
export function settingsFile(settings: Settings, port: number, cors: string): object {
  return {
    IsEncrypted: false,
    Values: { FUNCTIONS_WORKER_RUNTIME: 'node', ...settings },
    Host: { LocalHttpPort: port, CORS: cors, CORSCredentials: false },
  }
}

function storageConnection(urls: Urls): string {
  const account = 'devstoreaccount1'
  return [
    'DefaultEndpointsProtocol=http',
    `AccountName=${account}`,
    `AccountKey=${azuriteKey}`,
    `BlobEndpoint=${urls.blob}/${account}`,
    `QueueEndpoint=${urls.queue}/${account}`,
  ].join(';')
}
