import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@auctionwiz/contracts/passkeys'

/** What a test may make an authenticator do wrong. */
interface Behaviour {
  origin?: string
  rpId?: string
  challenge?: string
  crossOrigin?: boolean
  /** Whether it verified its person. */
  verified?: boolean
  /** Claims to have been used so often. */
  counter?: number
  userHandle?: string
  id?: string
}

const flags = { present: 0x01, verified: 0x04, attested: 0x40 }
const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

/** An authenticator in software that keeps one ES256 key, for tests. */
export const testAuthenticator = (origin = 'https://web.example') => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let uses = 0
  let handle: string | undefined

  const clientData = (type: string, challenge: string, wrong: Behaviour): Buffer =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: wrong.challenge ?? challenge,
        origin: wrong.origin ?? origin,
        crossOrigin: wrong.crossOrigin ?? false,
      }),
    )
  const head = (rpId: string, wrong: Behaviour, more = 0): Buffer => {
    uses += 1
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(wrong.counter ?? uses)
    const set = flags.present | (wrong.verified === false ? 0 : flags.verified) | more
    return Buffer.concat([sha256(wrong.rpId ?? rpId), Buffer.from([set]), counter])
  }
  const credential = (wrong: Behaviour) => {
    const name = wrong.id ?? id.toString('base64url')
    return { id: name, rawId: name, type: 'public-key' as const, clientExtensionResults: {} }
  }

  return {
    credentialId: id.toString('base64url'),
    create: ({ challenge, rp, user }: PasskeyCreation, wrong: Behaviour = {}): NewPasskey => {
      handle = user.id
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const data = Buffer.concat([head(rp.id, wrong, flags.attested), Buffer.alloc(16), length, id, cbor(key)])
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ])
      return {
        ...credential(wrong),
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, wrong).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    prove: ({ challenge, rpId }: PasskeyRequest, wrong: Behaviour = {}): PasskeyProof => {
      const client = clientData('webauthn.get', challenge, wrong)
      const data = head(rpId, wrong)
      const userHandle = wrong.userHandle ?? handle
      return {
        ...credential(wrong),
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
          ...(userHandle !== undefined && { userHandle }),
        },
      }
    },
  }
}

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>

/** As much of RFC 8949 as an attestation needs. */
const cbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? start(1, -1 - value) : start(0, value)
  if (typeof value === 'string') return Buffer.concat([start(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([start(2, value.length), value])
  return Buffer.concat([start(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])])
}

const start = (major: number, size: number): Buffer => {
  const type = major << 5
  if (size < 24) return Buffer.from([type | size])
  return size < 256 ? Buffer.from([type | 24, size]) : Buffer.from([type | 25, size >> 8, size & 0xff])
}
