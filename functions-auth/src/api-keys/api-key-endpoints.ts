import * as calls from '@auctionwiz/contracts/api-keys'
import { type Route, serve } from '@auctionwiz/platform/core/http/create-handler'
import type { Deps } from '../deps.ts'
import { exchangeApiKey } from './exchange-api-key.ts'
import { createApiKey, listApiKeys, revokeApiKey, rotateApiKey } from './manage-api-keys.ts'

export const apiKeyEndpoints = (parts: Deps): Route[] => [
  serve(calls.listApiKeys, listApiKeys(parts)),
  serve(calls.createApiKey, createApiKey(parts)),
  serve(calls.rotateApiKey, rotateApiKey(parts)),
  serve(calls.revokeApiKey, revokeApiKey(parts)),
  serve(calls.exchangeApiKey, exchangeApiKey(parts)),
]
