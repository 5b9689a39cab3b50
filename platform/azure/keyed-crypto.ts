import { createCipheriv, createDecipheriv, createHmac, createSecretKey } from 'node:crypto'
import type { AesGcm } from '../core/security/encryption.ts'
import { type KeyedCrypto, keyedCrypto } from '../core/security/keyed-crypto.ts'

const algorithm = 'aes-256-gcm'
const tagLength = 16

/** What `webKeyedCrypto` gives, without a trip to another thread for each text, which costs more than the hash of a short one. */
export const nodeKeyedCrypto = (secret: string): KeyedCrypto =>
  keyedCrypto(secret, {
    aesGcm: nodeAesGcm,
    base64Url: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64url'),
    hmac: (bytes) => {
      const key = createSecretKey(bytes)
      return (text) => createHmac('sha256', key).update(text).digest('hex')
    },
  })

const nodeAesGcm: AesGcm = (bytes) => {
  const key = createSecretKey(bytes)
  return {
    encrypt: (iv, text, additional) => {
      const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagLength }).setAAD(additional)
      return new Uint8Array(Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]))
    },
    decrypt: (iv, content, additional) => {
      const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagLength }).setAAD(additional)
      decipher.setAuthTag(content.subarray(-tagLength))
      return new Uint8Array(Buffer.concat([decipher.update(content.subarray(0, -tagLength)), decipher.final()]))
    },
  }
}
