import { type Feature, featureRefreshSeconds } from '@auctionwiz/contracts/features'
import type { AccessClaims } from '@auctionwiz/contracts/identity'
import type { FeatureFlag } from '@auctionwiz/domain/features/evaluate'
import { type AccountFacts, featureIsOn } from '../core/feature-rules.ts'
import type { Logger } from '../core/logger.ts'
import type { FeatureSource } from '../core/runtime.ts'

interface Options {
  /** A connection string for the local endpoint, or an address reached with the managed identity. */
  connection: string
  /** Such as development or production. */
  environment: string
  /** How old the flags may get. */
  refreshSeconds?: number
  accountFacts(accountId: string): Promise<AccountFacts>
  log: Logger
}

type Settings = Awaited<ReturnType<typeof openSettings>>

/** The flags of App Configuration, refreshed in the background; while it cannot be reached the fallbacks hold. */
export const featureSource = ({
  connection,
  environment,
  refreshSeconds = featureRefreshSeconds,
  accountFacts,
  log,
}: Options): FeatureSource => {
  let opened: Promise<Settings | undefined> | undefined
  let retryAt = 0

  const settings = async (): Promise<Settings | undefined> => {
    if (opened && !(retryAt > 0 && Date.now() >= retryAt)) return opened
    retryAt = 0
    opened = openSettings(connection, refreshSeconds).catch((error: unknown) => {
      log.error('feature flags are unavailable, fallbacks hold', error)
      retryAt = Date.now() + refreshSeconds * 100
      return undefined
    })
    return opened
  }

  return {
    enabled: async (feature: Feature, caller: AccessClaims) => {
      const current = await settings()
      // Refreshing checks the interval itself and answers from what is loaded meanwhile.
      current?.refresh().catch((error: unknown) => log.error('feature flags could not be refreshed', error))
      return featureIsOn(feature, caller, { flags: current && flagsOf(current), environment, accountFacts, now: new Date() })
    },
  }
}

const openSettings = async (connection: string, refreshSeconds: number) => {
  const { load } = await import('@azure/app-configuration-provider')
  const options = {
    selectors: [{ keyFilter: 'app.*' }],
    featureFlagOptions: {
      enabled: true,
      selectors: [{ keyFilter: '*' }],
      refresh: { enabled: true, refreshIntervalInMs: refreshSeconds * 1000 },
    },
    startupOptions: { timeoutInMs: 6_000 },
    replicaDiscoveryEnabled: false,
  }
  if (connection.startsWith('Endpoint='))
    return load(connection, { ...options, clientOptions: { allowInsecureConnection: connection.startsWith('Endpoint=http:') } })
  const { DefaultAzureCredential } = await import('@azure/identity')
  return load(connection, new DefaultAzureCredential(), options)
}

const flagsOf = (settings: Settings): FeatureFlag[] =>
  settings.get<{ feature_flags?: FeatureFlag[] }>('feature_management')?.feature_flags ?? []
