import type { Client } from '@auctionwiz/contracts/client'
import {
  addPasskey,
  beginPasskey,
  type NewPasskey,
  type PasskeyProof,
  requestPasskey,
  signInWithPasskey,
} from '@auctionwiz/contracts/passkeys'
import type { SignedIn } from '@auctionwiz/contracts/sign-in'
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { passkeyText as text } from './messages.ts'

/** Signs in with a passkey alone or, with the token of a challenge, as its second step. Throws with words for people. */
export const signInByPasskey = async (call: Client, challenge?: string): Promise<SignedIn> => {
  requireSupport()
  const of = challenge === undefined ? {} : { challenge }
  const { options } = await call(requestPasskey, { body: of })
  const answer = await startAuthentication({ optionsJSON: options }).catch(inWords)
  const { id, rawId, response } = answer
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  const passkey: PasskeyProof = {
    id,
    rawId,
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  }
  return call(signInWithPasskey, { body: { passkey, ...of } })
}

/** Has the device make a passkey and the service keep it. Throws with words for people. */
export const createPasskey = async (call: Client) => {
  requireSupport()
  const { options } = await call(beginPasskey, {})
  const answer = await startRegistration({ optionsJSON: options }).catch(inWords)
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

const requireSupport = (): void => {
  if (!browserSupportsWebAuthn()) throw new Error(text.unsupported)
}

/** Browsers tell a person who said no, one who was too slow and a device without a passkey alike. */
const inWords = (cause: unknown): never => {
  const known = cause instanceof Error && (cause.name === 'InvalidStateError' || causeName(cause) === 'InvalidStateError')
  throw new Error(known ? text.known : text.cancelled, { cause })
}

const causeName = ({ cause }: Error): string | undefined => (cause instanceof Error ? cause.name : undefined)
