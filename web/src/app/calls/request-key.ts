import { CallError } from '@auctionwiz/contracts/client'
import { useState } from 'react'

/**
 * The idempotency key for the next try. A refusal (status 400 to 499) wrote nothing, so what is corrected needs a new key. After any other
 * failure, such as a timeout, the service may have done its work: the same key makes the retry find it.
 */
export const keyAfter = (key: string, error: unknown): string =>
  error instanceof CallError && error.status >= 400 && error.status < 500 ? crypto.randomUUID() : key

interface RequestKey {
  key: string
  /** Takes each failure. */
  onFailed: (error: unknown) => void
  /** The form stays open for another record. */
  onSent: () => void
}

/** The idempotency key of a form, from its opening until it is sent. */
export const useRequestKey = (): RequestKey => {
  const [key, setKey] = useState(() => crypto.randomUUID() as string)
  return { key, onFailed: (error) => setKey(keyAfter(key, error)), onSent: () => setKey(crypto.randomUUID()) }
}
