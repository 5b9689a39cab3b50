/** Stored while the browser is at the identity provider: the purpose, and the nonce that the answer must contain; the service checks it too. */
const key = 'providerNonce'

export type ProviderPurpose = 'sign-in' | 'link' | 'connect'

const read = (): { nonce: string; purpose: ProviderPurpose } | undefined => {
  const [, purpose, nonce] = /^(sign-in|link|connect) (\S+)$/.exec(sessionStorage.getItem(key) ?? '') ?? []
  return nonce === undefined ? undefined : { nonce, purpose: purpose as ProviderPurpose }
}

export const isProviderAnswerDue = (purpose: ProviderPurpose = 'sign-in'): boolean => read()?.purpose === purpose

export const rememberNonce = (nonce: string, purpose: ProviderPurpose): void => sessionStorage.setItem(key, `${purpose} ${nonce}`)

/** The nonce, once. */
export const takeNonce = (): string | undefined => {
  const nonce = read()?.nonce
  sessionStorage.removeItem(key)
  return nonce
}

/** Stored while the user is signed in through the provider, so that signing out ends that sign-in too. */
const sessionKey = 'providerSession'

export const rememberProviderSession = (): void => localStorage.setItem(sessionKey, 'true')

export const takeProviderSession = (): boolean => {
  const signedIn = localStorage.getItem(sessionKey) !== null
  localStorage.removeItem(sessionKey)
  return signedIn
}
