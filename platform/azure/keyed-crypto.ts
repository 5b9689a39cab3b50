import { createCipheriv, createDecipheriv, createHash, createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { ivLength, type KeyedCrypto } from '../core/keyed-crypto.ts'

const algorithm = 'aes-256-gcm'
const tagLength = 16

/** What `webKeyedCrypto` gives, without a trip to another thread for each text, which costs more than the hash of a short one. */
export const nodeKeyedCrypto = (secret: string): KeyedCrypto => {
  const keys = new Map<string, KeyObject>()
  const keyOf = (use: string): KeyObject => {
    const key = keys.get(use) ?? createSecretKey(createHash('sha256').update(`${use}:${secret}`).digest())
    keys.set(use, key)
    return key
  }
  return {
    hash: async (use, text) => createHmac('sha256', keyOf(use)).update(text).digest('hex'),
    seal: async (use, text) => {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv(algorithm, keyOf(use), iv)
      return `${iv.toString('hex')}.${cipher.update(text, 'utf8', 'hex')}${cipher.final('hex')}${cipher.getAuthTag().toString('hex')}`
    },
    open: async (use, sealed) => {
      const [iv = '', content = ''] = sealed.split('.')
      const bytes = Buffer.from(content, 'hex')
      const decipher = createDecipheriv(algorithm, keyOf(use), Buffer.from(iv, 'hex'), { authTagLength: tagLength })
      decipher.setAuthTag(bytes.subarray(-tagLength))
      return decipher.update(bytes.subarray(0, -tagLength), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}
