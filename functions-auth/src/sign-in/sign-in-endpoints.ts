import { sendMfaCode as sendMfaCodeCall, verifyMfa as verifyMfaCall } from '@auctionwiz/contracts/mfa'
import * as calls from '@auctionwiz/contracts/sign-in'
import { type Route, serve } from '@auctionwiz/platform/core/http/create-handler'
import type { Deps } from '../deps.ts'
import type { ProviderVerifier } from '../organizations/provider-token.ts'
import { createAccessToken, createSessionToken, readPublicKeys, renewAccessToken } from '../sessions/access-tokens.ts'
import { refreshTokens } from '../sessions/refresh-tokens.ts'
import { login } from './login.ts'
import { loginWithProvider } from './login-with-provider.ts'
import { logout } from './logout.ts'
import { sendMfaCode } from './send-mfa-code.ts'
import { verifyMfa } from './verify-mfa.ts'

export const signInEndpoints = (parts: Deps, verify: ProviderVerifier): Route[] => [
  serve(calls.login, login(parts)),
  serve(calls.loginWithProvider, loginWithProvider(parts, verify)),
  serve(verifyMfaCall, verifyMfa(parts)),
  serve(sendMfaCodeCall, sendMfaCode(parts)),
  serve(calls.createSessionToken, createSessionToken(parts)),
  serve(calls.createAccessToken, createAccessToken(parts)),
  serve(calls.refreshTokens, refreshTokens(parts)),
  serve(calls.renewAccessToken, renewAccessToken(parts)),
  serve(calls.logout, logout(parts)),
  serve(calls.readPublicKeys, readPublicKeys(parts.tokens)),
]
