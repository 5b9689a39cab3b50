import { featureRefreshSeconds } from '@auctionwiz/contracts/features'
import type { AccountFacts } from '../core/features/feature-rules.ts'
import type { RequestRules, Runtime } from '../core/http/runtime.ts'
import { revocable, revocationList } from '../core/security/revocations.ts'
import { secureAddress } from '../core/security/secure-address.ts'
import { loadFlags } from './app-configuration.ts'
import { type CosmosContainers, cosmosContainers } from './cosmos-client.ts'
import { cosmosStore } from './cosmos-store.ts'
import { type FlagSource, featureSource } from './feature-source.ts'
import { consoleLogger } from './functions-app.ts'
import { remoteTokens } from './tokens.ts'

/** A setting that an app cannot do without; its absence stops the start with the name. */
export const required = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`The setting ${name} is missing. See docs/environment-variables.md.`)
  return value
}

/** The address of a service that an app cannot do without; see `secureAddress`. */
export const requiredAddress = (name: string): string => secureAddress(name, required(name))

/** Characters that a secret of the settings has at least. */
const secretLength = 32

/** What the platform puts in place of a reference to a key vault that it could not follow: no secret, since anybody can guess it. */
const unresolved = '@Microsoft.KeyVault('

/** A secret that an app cannot do without. One that is too short to protect anything, or is not in its key vault, stops the start with the name. */
export const requiredSecret = (name: string): string => {
  const value = required(name)
  if (value.startsWith(unresolved))
    throw new Error(`The setting ${name} refers to a secret that its key vault does not have, or not for this app.`)
  if (value.length < secretLength)
    throw new Error(`The setting ${name} has ${value.length} characters. Use at least ${secretLength}, made at random.`)
  return value
}

/** A secret that an app can do without, such as the one that another replaced; see `requiredSecret`. */
export const optionalSecret = (name: string): string | undefined => (process.env[name] ? requiredSecret(name) : undefined)

/** Milliseconds after the start at which the flags are loaded: the SDK would hold up an app that is still starting. */
const flagsAfter = 500

/** The database that the settings name, opened on first use. */
export const containersFromSettings = (): CosmosContainers =>
  cosmosContainers({ endpoint: requiredAddress('COSMOS_ENDPOINT'), database: required('COSMOS_DATABASE'), key: process.env.COSMOS_KEY })

/** The runtime of an app on Azure: store, tokens, flags and log, from the app's settings. */
export const azureRuntime = ({ accountFacts, explain }: RequestRules): Runtime & { features: FlagSource } => {
  const log = consoleLogger()
  const store = cosmosStore(containersFromSettings())
  const features = featureSource({
    load: loadFlags(required('APP_CONFIGURATION_CONNECTION')),
    environment: (process.env.AZURE_FUNCTIONS_ENVIRONMENT ?? 'production').toLowerCase(),
    refreshSeconds: Number(process.env.FEATURE_REFRESH_SECONDS ?? featureRefreshSeconds),
    accountFacts: shared((accountId) => accountFacts(store, accountId)),
    log,
  })
  setTimeout(features.start, flagsAfter).unref()
  return {
    store,
    log,
    tokens: revocable(remoteTokens(requiredAddress('AUTH_URL')), revocationList(store, Date.now, log)),
    features,
    maintenance: features.maintenance,
    now: () => new Date(),
    explain,
    strictContracts: process.env.STRICT_CONTRACTS === 'true',
  }
}

/** Questions about the same account that are asked while one is under way share its answer: all flags of a call take one read. */
const shared = (read: (accountId: string) => Promise<AccountFacts>): ((accountId: string) => Promise<AccountFacts>) => {
  const underWay = new Map<string, Promise<AccountFacts>>()
  return (accountId) => {
    const asked = underWay.get(accountId) ?? read(accountId).finally(() => underWay.delete(accountId))
    underWay.set(accountId, asked)
    return asked
  }
}
