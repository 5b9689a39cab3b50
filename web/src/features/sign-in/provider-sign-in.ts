import { type Configuration, createStandardPublicClientApplication, type IPublicClientApplication } from '@azure/msal-browser'
import type { RuntimeConfig } from '../../app/config.ts'
import { text } from '../../messages/index.ts'
import { type ProviderPurpose, rememberNonce, takeNonce } from './provider-marker.ts'

type IdentitySettings = RuntimeConfig['identity']

/** Redirects to the identity provider to sign in; the browser returns to the current address. */
export const startProviderSignIn = async (settings: IdentitySettings, purpose: ProviderPurpose = 'sign-in'): Promise<void> => {
  const client = await openClient(settings)
  // An aborted attempt, for example by the browser's back button, would block this one.
  await client.handleRedirectPromise({ navigateToLoginRequestUrl: false }).catch(() => null)
  const nonce = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  rememberNonce(nonce, purpose)
  await client.loginRedirect({
    scopes: ['openid', 'profile', 'email'],
    prompt: 'select_account',
    nonce,
    redirectStartPage: window.location.href,
  })
}

/**
 * Reads the provider's answer: its id token and the nonce of the request, for the service to check. Undefined without an answer, for example after
 * the back button. Removes the provider's data from the browser. Throws when the provider refused.
 */
export const completeProviderSignIn = async (settings: IdentitySettings): Promise<{ idToken: string; nonce: string } | undefined> => {
  const nonce = takeNonce()
  const client = await openClient(settings)
  try {
    const result = await client.handleRedirectPromise({ navigateToLoginRequestUrl: false })
    return result && nonce !== undefined ? { idToken: result.idToken, nonce } : undefined
  } catch (cause) {
    // MSAL's own messages are for developers and link to its manual.
    throw new Error(text.signIn.providerFailed, { cause })
  } finally {
    await client.clearCache()
  }
}

/** Redirects to the identity provider to sign out there; the browser returns here. */
export const leaveProvider = async (settings: IdentitySettings): Promise<void> => {
  const client = await openClient(settings)
  await client.logoutRedirect({ postLogoutRedirectUri: window.location.origin })
}

const openClient = async ({ authority, clientId, metadata }: IdentitySettings): Promise<IPublicClientApplication> => {
  const configuration: Configuration = {
    auth: { authority, clientId, redirectUri: `${window.location.origin}/redirect.html` },
    cache: { cacheLocation: 'sessionStorage' },
  }
  if (metadata) {
    Object.assign(configuration.auth, { authorityMetadata: JSON.stringify(metadata), knownAuthorities: [new URL(authority).host] })
    configuration.system = { protocolMode: 'OIDC' }
  }
  return createStandardPublicClientApplication(configuration)
}
