/** Kept while the browser is at the identity provider: the nonce that its answer must carry, which the service checks too. */
const key = 'providerNonce'

export const isProviderAnswerDue = (): boolean => sessionStorage.getItem(key) !== null

export const rememberNonce = (nonce: string): void => sessionStorage.setItem(key, nonce)

/** The nonce, once. */
export const takeNonce = (): string | undefined => {
  const nonce = sessionStorage.getItem(key) ?? undefined
  sessionStorage.removeItem(key)
  return nonce
}
