import { apiKeyLifetimes, createApiKey } from '@auctionwiz/contracts/api-keys'
import { apiScopeNames } from '@auctionwiz/contracts/api-scopes'
import type { BodyInputOf } from '@auctionwiz/contracts/endpoint'
import type { FieldErrors } from '../../../ui/record-form/record-changes.ts'
import { problemsIn } from '../../../ui/record-form/schema-fields.ts'
import { apisText } from './messages.ts'

export interface ApiKeyValues {
  name: string
  scopes: readonly string[]
  auctionHouseIds: readonly string[]
  /** In days. */
  lifetime: string
}

/** The lifetime that is offered first, in days. */
export const usualLifetime = '90'

/** @param houses the ids of the houses that the user may choose; the only one is chosen already */
export const emptyApiKey = (houses: readonly string[]): ApiKeyValues => ({
  name: '',
  scopes: ['uploads:send', 'uploads:read'],
  auctionHouseIds: houses.length === 1 ? houses : [],
  lifetime: usualLifetime,
})

/** The lifetimes offered, with their labels. */
export const lifetimeOptions = (): (readonly [string, string])[] =>
  apiKeyLifetimes.map((count) => [String(count), apisText.keys.days({ count })])

export const newApiKeyOf = ({ name, scopes, auctionHouseIds, lifetime }: ApiKeyValues): BodyInputOf<typeof createApiKey> => ({
  name: name.trim(),
  scopes: apiScopeNames.filter((scope) => scopes.includes(scope)),
  auctionHouseIds: [...auctionHouseIds],
  expiresInDays: Number(lifetime),
})

/** Problems by field, in the contract's words. */
export const checkApiKey = (values: ApiKeyValues): FieldErrors<ApiKeyValues> => ({
  ...problemsIn(createApiKey.body, newApiKeyOf(values), values),
  ...(values.scopes.length === 0 && { scopes: apisText.keys.noScope }),
  ...(values.auctionHouseIds.length === 0 && { auctionHouseIds: apisText.keys.noHouse }),
})
