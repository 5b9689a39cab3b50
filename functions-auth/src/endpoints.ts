import {
  listAccounts as listAccountsCall,
  listMyAccounts as listMyAccountsCall,
  readCurrentUser as readCurrentUserCall,
} from '@auctionwiz/contracts/accounts'
import { listFeatures as listFeaturesCall } from '@auctionwiz/contracts/features'
import * as calls from '@auctionwiz/contracts/sign-in'
import { type Served, serve } from '@auctionwiz/platform/core/mount'
import type { Runtime } from '@auctionwiz/platform/core/runtime'
import { accounts as openAccounts } from './accounts/accounts.ts'
import { listAccounts } from './accounts/list-accounts.ts'
import { listMyAccounts } from './accounts/list-my-accounts.ts'
import { listFeatures } from './features/list-features.ts'
import type { PasswordHasher } from './passwords/password-hasher.ts'
import { people as openPeople } from './people/people.ts'
import { attempts as openAttempts } from './sign-in/attempts.ts'
import { login } from './sign-in/login.ts'
import { loginWithProvider } from './sign-in/login-with-provider.ts'
import { logout } from './sign-in/logout.ts'
import type { ProviderVerifier } from './sign-in/provider-token.ts'
import { createAccessToken } from './tokens/create-access-token.ts'
import { createSessionToken } from './tokens/create-session-token.ts'
import { readPublicKeys } from './tokens/read-public-keys.ts'
import { refreshTokens } from './tokens/refresh-tokens.ts'
import { renewAccessToken } from './tokens/renew-access-token.ts'
import type { TokenIssuer } from './tokens/token-issuer.ts'
import { readCurrentUser } from './users/read-current-user.ts'

interface Parts {
  runtime: Runtime
  tokens: TokenIssuer
  hasher: PasswordHasher
  verify: ProviderVerifier
}

/** Every call of the app on one screen; `main.ts` mounts them on Azure, demo mode in the browser. */
export const authEndpoints = ({ runtime, tokens, hasher, verify }: Parts): Served[] => {
  const people = openPeople(runtime.store)
  const accounts = openAccounts(runtime.store)
  const attempts = openAttempts(runtime.store)
  const parts = { people, accounts, tokens, attempts }
  return [
    serve(calls.login, login({ ...parts, hasher })),
    serve(calls.loginWithProvider, loginWithProvider({ ...parts, verify })),
    serve(calls.createSessionToken, createSessionToken(runtime.store, people, tokens)),
    serve(calls.createAccessToken, createAccessToken(people, accounts, tokens)),
    serve(calls.refreshTokens, refreshTokens(people, accounts, tokens)),
    serve(calls.renewAccessToken, renewAccessToken(people, accounts, tokens)),
    serve(calls.logout, logout(people)),
    serve(calls.readPublicKeys, readPublicKeys(tokens)),
    serve(readCurrentUserCall, readCurrentUser(people, accounts)),
    serve(listMyAccountsCall, listMyAccounts(people, accounts)),
    serve(listAccountsCall, listAccounts(people, accounts)),
    serve(listFeaturesCall, listFeatures(runtime.features)),
  ]
}
