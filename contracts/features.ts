import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Feature flags with the values used while App Configuration cannot be reached; see `featureFallback`. */
const featureFallbacks = {
  inventory: false,
  payments: false,
  'beta-features': false,
  'advanced-scoring': true,
  'bulk-operations': true,
} as const

export type Feature = keyof typeof featureFallbacks

/** Features that an account must buy in addition to its subscription, regardless of their flags. */
const addOns = ['inventory', 'payments'] as const satisfies readonly Feature[]
export type AddOn = (typeof addOns)[number]

/** The add-on that a feature is; undefined for one that every subscription holds. */
export const addOnOf = (feature: Feature): AddOn | undefined => addOns.find((addOn) => addOn === feature)

/** Whether a feature is on while its flag can't be read. Unfinished features are on only for developers. */
export const featureFallback = (feature: Feature, environment: string): boolean =>
  feature === 'beta-features' ? environment === 'development' : featureFallbacks[feature]

export const features = Object.keys(featureFallbacks) as Feature[]

/** Seconds between two evaluations of the flags, in the apps and in the browser. */
export const featureRefreshSeconds = 300

const featureStates = z.record(z.string(), z.boolean())

/** A time at which operators close the product; no `to` where its end is not known. */
const maintenance = z.object({ from: z.string(), to: z.optional(z.string()) })
export type Maintenance = z.output<typeof maintenance>

export const listFeatures = endpoint({
  app: 'auth',
  name: 'listFeatures',
  summary: 'List the feature flags for the caller in the current account',
  method: 'GET',
  path: 'features',
  access: { kind: 'access', scope: 'user', viewable: true },
  answer: z.object({ features: featureStates, refreshSeconds: z.number(), maintenance: z.optional(maintenance) }),
  errors: ['unauthenticated', 'token_expired'],
})
