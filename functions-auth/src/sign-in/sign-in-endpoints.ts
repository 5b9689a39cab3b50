import * as calls from '@auctionwiz/contracts/sign-in'
import { type Route, serve } from '@auctionwiz/platform/core/mount'
import type { Deps } from '../deps.ts'
import { createAccessToken } from '../tokens/create-access-token.ts'
import { createSessionToken } from '../tokens/create-session-token.ts'
import { readPublicKeys } from '../tokens/read-public-keys.ts'
import { refreshTokens } from '../tokens/refresh-tokens.ts'
import { renewAccessToken } from '../tokens/renew-access-token.ts'
import { login } from './login.ts'
import { loginWithProvider } from './login-with-provider.ts'
import { logout } from './logout.ts'
import type { ProviderVerifier } from './provider-token.ts'

export const signInEndpoints = (parts: Deps, verify: ProviderVerifier): Route[] => [
  serve(calls.login, login(parts)),
  serve(calls.loginWithProvider, loginWithProvider(parts, verify)),
  serve(calls.createSessionToken, createSessionToken(parts)),
  serve(calls.createAccessToken, createAccessToken(parts)),
  serve(calls.refreshTokens, refreshTokens(parts)),
  serve(calls.renewAccessToken, renewAccessToken(parts)),
  serve(calls.logout, logout(parts)),
  serve(calls.readPublicKeys, readPublicKeys(parts.tokens)),
]
