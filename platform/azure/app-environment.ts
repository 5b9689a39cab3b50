import { revocable, revocationList } from '../core/revocations.ts'
import type { Runtime } from '../core/runtime.ts'
import { cosmosContainers } from './cosmos-client.ts'
import { cosmosStore } from './cosmos-store.ts'
import { type AccountFacts, featureSource } from './feature-source.ts'
import { consoleLogger } from './functions-app.ts'
import { remoteTokens } from './tokens.ts'

/** A setting that an app cannot do without; its absence stops the start with the name. */
export const required = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`The setting ${name} is missing. See the README for all settings.`)
  return value
}

/** The runtime of an app on Azure: store, tokens, flags and log, from the app's settings. */
export const azureRuntime = (): Runtime => {
  const log = consoleLogger()
  const store = cosmosStore(
    cosmosContainers({ endpoint: required('COSMOS_ENDPOINT'), database: required('COSMOS_DATABASE'), key: process.env.COSMOS_KEY }),
  )
  return {
    store,
    log,
    tokens: revocable(remoteTokens(required('AUTH_URL')), revocationList(store, Date.now, log)),
    features: featureSource({
      connection: required('APP_CONFIGURATION_CONNECTION'),
      accountFacts: (accountId) => accountFacts(store, accountId),
      log,
    }),
    now: () => new Date(),
  }
}

interface SubscriptionDocument {
  id: string
  type: string
  subscription: AccountFacts
}

const accountFacts = async (store: Runtime['store'], accountId: string): Promise<AccountFacts> => {
  const stored = await store.read<SubscriptionDocument>('accounts', [accountId], 'account')
  return stored?.document.subscription ?? { tier: 'tier-1', addOns: { inventory: false, payments: false } }
}
