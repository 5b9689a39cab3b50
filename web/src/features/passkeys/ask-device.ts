import type { Client } from '@auctionwiz/contracts/client'
import {
  addPasskey,
  beginPasskey,
  confirmWithPasskey,
  type NewPasskey,
  type PasskeyProof,
  requestPasskey,
  signInWithPasskey,
} from '@auctionwiz/contracts/passkeys'
import type { SignedIn } from '@auctionwiz/contracts/sign-in'
import { browserSupportsWebAuthn, startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser'
import { passkeyText as text } from './messages.ts'

/** Signs in with only a passkey or, with a challenge token, with a passkey as the second step. Throws with a user-facing message. */
export const signInByPasskey = async (call: Client, challenge?: string, signal?: AbortSignal): Promise<SignedIn> => {
  const of = challenge === undefined ? {} : { challenge }
  const passkey = await proofOf(call, of, signal)
  return call(signInWithPasskey, { body: { passkey, ...of } })
}

/** Confirms the user's identity with a passkey before a sensitive action. Throws with a user-facing message. */
export const confirmByPasskey = async (call: Client, signal: AbortSignal): Promise<void> => {
  const passkey = await proofOf(call, {}, signal)
  await call(confirmWithPasskey, { body: { passkey } })
}

/** Creates a passkey on the device and registers it with the service. Throws with a user-facing message. */
export const createPasskey = async (call: Client, signal: AbortSignal) => {
  requireSupport()
  const { options } = await call(beginPasskey, {})
  const answer = await asked(() => startRegistration({ optionsJSON: options }), signal)
  const { id, rawId, response } = answer
  const { clientDataJSON, attestationObject, transports } = response
  const passkey: NewPasskey = {
    id,
    rawId,
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject, ...(transports && { transports: transports as NewPasskey['response']['transports'] }) },
  }
  return call(addPasskey, { body: { passkey } })
}

const proofOf = async (call: Client, of: { challenge?: string }, signal: AbortSignal | undefined): Promise<PasskeyProof> => {
  requireSupport()
  const { options } = await call(requestPasskey, { body: of })
  const { id, rawId, response } = await asked(() => startAuthentication({ optionsJSON: options }), signal)
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    id,
    rawId,
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  }
}

const requireSupport = (): void => {
  if (!browserSupportsWebAuthn()) throw new Error(text.unsupported)
}

/** The device's answer; an aborted signal cancels the request. */
const asked = async <T>(ask: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> => {
  signal?.throwIfAborted()
  const cancel = (): void => WebAuthnAbortService.cancelCeremony()
  signal?.addEventListener('abort', cancel)
  try {
    return await ask().catch(inWords)
  } finally {
    signal?.removeEventListener('abort', cancel)
  }
}

/** Browsers report a refusal, a timeout and a device without a passkey in the same way. */
const inWords = (cause: unknown): never => {
  const known = cause instanceof Error && (cause.name === 'InvalidStateError' || causeName(cause) === 'InvalidStateError')
  throw new Error(known ? text.known : text.cancelled, { cause })
}

const causeName = ({ cause }: Error): string | undefined => (cause instanceof Error ? cause.name : undefined)
