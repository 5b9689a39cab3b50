import { apiKeyPrefix } from '@auctionwiz/contracts/api-keys'
import { crc32 } from '@auctionwiz/domain/files/crc32'
import { newSecret } from '../security/secrets.ts'

/** Where a key is stored, and the secret as a whole. */
export interface ApiKeySecret {
  accountId: string
  keyId: string
  secret: string
}

const form = /^awz_live_([a-z0-9_]{1,50})\.([a-z0-9]{1,40})\.[\w-]{43}\.([0-9a-f]{8})$/

/**
 * `awz_live_<account>.<key>.<256 random bits>.<checksum>`: scanners recognize it by its beginning and check it by its end, and it names its own place,
 * so that using it is one read.
 */
export function newApiKeySecret(accountId: string, keyId: string): ApiKeySecret {
  const body = `${apiKeyPrefix}${accountId.replace(/^acc_/, '')}.${keyId.replace(/^key_/, '')}.${newSecret()}`
  return { accountId, keyId, secret: `${body}.${checksum(body)}` }
}

/** Undefined for what is no key, mistyped ones among them. */
export function parseApiKeySecret(secret: string): ApiKeySecret | undefined {
  const [, account, key, sum] = form.exec(secret) ?? []
  if (!account || !key || sum !== checksum(secret.slice(0, -9))) return undefined
  return { accountId: `acc_${account}`, keyId: `key_${key}`, secret }
}

/** CRC-32 finds typing errors and protects nothing. */
function checksum(text: string): string {
  return crc32(new TextEncoder().encode(text)).toString(16).padStart(8, '0')
}
