import {
  type Configuration,
  createStandardPublicClientApplication,
  InteractionStatus,
  type IPublicClientApplication,
} from '@azure/msal-browser'
import { MsalProvider, useMsal } from '@azure/msal-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { RuntimeConfig } from '../../app/config.ts'
import { text } from '../../messages/index.ts'
import { type ProviderPurpose, rememberNonce, takeNonce } from './provider-marker.ts'

type IdentitySettings = RuntimeConfig['identity']

/** Shows MSAL's provider on the screen while the provider is asked. */
export type Show = (part: ReactNode) => void

export interface ProviderToken {
  idToken: string
  nonce: string
}

/** Redirects to the identity provider to sign in; the browser returns to the current address. */
export const startProviderSignIn = async (settings: IdentitySettings, purpose: ProviderPurpose, show: Show): Promise<void> => {
  const client = await openClient(settings)
  // An aborted attempt, for example by the browser's back button, would block this one.
  await client.handleRedirectPromise({ navigateToLoginRequestUrl: false }).catch(() => null)
  await whenReady(client, show, (ready) => {
    const nonce = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
    rememberNonce(nonce, purpose)
    return ready.loginRedirect({
      scopes: ['openid', 'profile', 'email'],
      prompt: 'select_account',
      nonce,
      redirectStartPage: window.location.href,
    })
  })
}

/**
 * Reads the provider's answer: its id token and the nonce of the request, for the service to check. Undefined without an answer, for example after
 * the back button. Removes the provider's data from the browser. Throws when the provider refused.
 */
export const completeProviderSignIn = async (settings: IdentitySettings, show: Show): Promise<ProviderToken | undefined> => {
  const nonce = takeNonce()
  const client = await openClient(settings)
  // MSAL keeps the promise of its first call, so its provider doesn't leave this page for the one that the sign-in began on.
  const answer = client.handleRedirectPromise({ navigateToLoginRequestUrl: false })
  try {
    const result = await whenReady(client, show, () => answer)
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

/** Runs a step of the sign-in within MSAL's provider, as soon as no other one is in progress. */
const whenReady = <T,>(client: IPublicClientApplication, show: Show, step: (ready: IPublicClientApplication) => Promise<T>): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    const run = (ready: IPublicClientApplication) => void step(ready).then(resolve, reject)
    show(
      <MsalProvider instance={client}>
        <WhenReady run={run} />
      </MsalProvider>,
    )
  }).finally(() => show(null))

const WhenReady = ({ run }: { run: (ready: IPublicClientApplication) => void }) => {
  const { instance, inProgress } = useMsal()
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current || inProgress !== InteractionStatus.None) return
    begun.current = true
    run(instance)
  }, [instance, inProgress, run])
  return null
}
