import type { Bidder } from '@auctionwiz/contracts/bidders'
import { fold } from '@auctionwiz/domain/bidders/fold'
import { normaliseEmail, normalisePhone } from '@auctionwiz/domain/bidders/identity'

/** Where a bidder is kept. */
export interface Seat {
  accountId: string
  auctionHouseId: string
  bidderId: string
}

/** What the network's secret is used for, each with a key of its own. */
export interface NetworkKeys {
  /**
   * Under which a person is known: keyed hashes of the e-mail, and of the phone together with the name, since a household shares a
   * phone. Without the key nobody can tell whether somebody is known.
   */
  personKeys(bidder: Pick<Bidder, 'email' | 'phone' | 'name'>): Promise<string[]>
  /** The id of what a seat contributes: the same each time, and telling nothing of it. */
  contributionId(seat: Seat): Promise<string>
  /** Tells whether what a seat contributes has changed, without holding it. */
  digest(text: string): Promise<string>
  /** A seat so that only the service can read it. */
  seal(seat: Seat): Promise<string>
  open(sealed: string): Promise<Seat>
}

const text = new TextEncoder()

const hex = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** @param secret of at least 32 characters; the setting NETWORK_KEY. */
export const networkKeys = (secret: string): NetworkKeys => {
  const derive = async (use: string, algorithm: 'HMAC' | 'AES-GCM') => {
    const bytes = await crypto.subtle.digest('SHA-256', text.encode(`${use}:${secret}`))
    return algorithm === 'HMAC'
      ? crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
      : crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
  }
  let hashing: ReturnType<typeof derive> | undefined
  let sealing: ReturnType<typeof derive> | undefined
  const hash = async (value: string): Promise<string> => {
    hashing ??= derive('person', 'HMAC')
    return hex(await crypto.subtle.sign('HMAC', await hashing, text.encode(value)))
  }
  return {
    personKeys: async ({ email, phone, name }) => {
      const digits = phone === undefined ? '' : normalisePhone(phone)
      const parts = [`email:${normaliseEmail(email)}`, ...(digits === '' ? [] : [`phone:${digits}:${fold(name)}`])]
      return Promise.all(parts.map(hash))
    },
    contributionId: async ({ accountId, auctionHouseId, bidderId }) =>
      `con_${(await hash(`seat:${JSON.stringify([accountId, auctionHouseId, bidderId])}`)).slice(0, 40)}`,
    digest: (value) => hash(`content:${value}`),
    seal: async (seat) => {
      sealing ??= derive('seat', 'AES-GCM')
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await sealing, text.encode(JSON.stringify(seat)))
      return `${hex(iv.buffer)}.${hex(sealed)}`
    },
    open: async (sealed) => {
      sealing ??= derive('seat', 'AES-GCM')
      const [iv = '', content = ''] = sealed.split('.')
      const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytesOf(iv) }, await sealing, bytesOf(content))
      return JSON.parse(new TextDecoder().decode(opened)) as Seat
    },
  }
}

const bytesOf = (digits: string): Uint8Array<ArrayBuffer> => Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
