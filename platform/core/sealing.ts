/** Keeps secrets of houses, such as keys of other services, unreadable in the store. */
export interface Sealing {
  /** @param place where the secret belongs, such as account, house and platform: it opens nowhere else. */
  seal(secret: string, place: string): Promise<string>
  /** Fails when it was sealed with another secret or for another place, or was changed. */
  open(sealed: string, place: string): Promise<string>
}

const version = 'v1'
const ivLength = 12

/** AES-256-GCM under a key derived from the setting by HKDF-SHA-256; the place is bound to it as additional data. */
export const sealing = (secret: string): Sealing => {
  const key = derivedKey(secret)
  const parameters = (iv: Uint8Array<ArrayBuffer>, place: string) => ({ name: 'AES-GCM', iv, additionalData: bytesOf(place) })
  return {
    seal: async (text, place) => {
      const iv = crypto.getRandomValues(new Uint8Array(ivLength))
      const content = await crypto.subtle.encrypt(parameters(iv, place), await key, bytesOf(text))
      return [version, base64(iv), base64(new Uint8Array(content))].join('.')
    },
    open: async (sealed, place) => {
      const [mark, iv = '', content = ''] = sealed.split('.')
      if (mark !== version) throw new Error('This was not sealed here')
      return new TextDecoder().decode(await crypto.subtle.decrypt(parameters(fromBase64(iv), place), await key, fromBase64(content)))
    },
  }
}

const derivedKey = async (secret: string): Promise<CryptoKey> => {
  const material = await crypto.subtle.importKey('raw', bytesOf(secret), 'HKDF', false, ['deriveKey'])
  const how = { name: 'HKDF', hash: 'SHA-256', salt: bytesOf('auctionwiz'), info: bytesOf('sealed secrets of houses') }
  return crypto.subtle.deriveKey(how, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
