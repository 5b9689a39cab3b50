import type { Logger } from '@auctionwiz/platform/core/logging/logger'
import type { KnownCredential, Webauthn } from './webauthn.ts'

/** Milliseconds that a browser waits for its person; the challenge lives a little longer. */
const timeout = 4 * 60_000

/** EdDSA, ES256 and RS256, which all devices speak between them. */
const supportedAlgorithmIDs = [-8, -7, -257]

const load = () => import('@simplewebauthn/server')

/**
 * Passkeys for the web app's host, with SimpleWebAuthn, which is loaded on first use to keep the start fast. It requests no attestation, because
 * the make of a user's device does not matter.
 */
export function simpleWebauthn(webOrigin: string, log: Logger): Webauthn {
  const rpID = new URL(webOrigin).hostname
  const expected = { expectedOrigin: webOrigin, expectedRPID: rpID, requireUserVerification: true }
  const untrusted = (error: unknown): undefined => {
    // The library reports every problem with an answer as a plain error.
    log.warn('a passkey was not accepted', { reason: error instanceof Error ? error.message : 'unknown' })
  }
  return {
    creation: async ({ id, email, name }, known) => {
      const { generateRegistrationOptions } = await load()
      const { challenge, pubKeyCredParams } = await generateRegistrationOptions({
        rpName: 'AuctionWiz',
        rpID,
        userName: email,
        supportedAlgorithmIDs,
      })
      return {
        rp: { id: rpID, name: 'AuctionWiz' },
        user: { id: Buffer.from(id).toString('base64url'), name: email, displayName: name },
        challenge,
        pubKeyCredParams,
        timeout,
        excludeCredentials: known.map(descriptor),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      }
    },
    request: async (known) => {
      const { generateAuthenticationOptions } = await load()
      const { challenge } = await generateAuthenticationOptions({ rpID })
      return { challenge, timeout, rpId: rpID, allowCredentials: known.map(descriptor), userVerification: 'required' }
    },
    verifyCreation: async (answer, challenge) => {
      const { verifyRegistrationResponse } = await load()
      const { id, rawId, type, clientExtensionResults, response } = answer
      const { transports = [], clientDataJSON, attestationObject } = response
      const given = { id, rawId, type, clientExtensionResults, response: { clientDataJSON, attestationObject } }
      const checked = { ...expected, response: given, expectedChallenge: challenge, supportedAlgorithmIDs }
      const result = await verifyRegistrationResponse(checked).catch(untrusted)
      if (!result?.verified) return undefined
      const { credential, credentialBackedUp } = result.registrationInfo
      const publicKey = Buffer.from(credential.publicKey).toString('base64url')
      return { credentialId: credential.id, publicKey, counter: credential.counter, transports, synced: credentialBackedUp }
    },
    verifyProof: async (answer, challenge, { credentialId, publicKey, counter }) => {
      const { verifyAuthenticationResponse } = await load()
      const credential = { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter }
      const { id, rawId, type, clientExtensionResults, response } = answer
      const { clientDataJSON, authenticatorData, signature } = response
      const given = { id, rawId, type, clientExtensionResults, response: { clientDataJSON, authenticatorData, signature } }
      const checked = { ...expected, response: given, expectedChallenge: challenge, credential }
      const result = await verifyAuthenticationResponse(checked).catch(untrusted)
      return result?.verified ? { counter: result.authenticationInfo.newCounter } : undefined
    },
  }
}

const descriptor = ({ credentialId, transports }: KnownCredential) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports: transports as ('internal' | 'hybrid' | 'usb')[],
})
