import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JWK } from 'oidc-provider'

export type ProviderKeys = {
  /** Private RS256 keys; the public halves are published. */
  jwks: { keys: JWK[] }
  /** What signs the provider's cookies. */
  cookieKeys: string[]
}

/** Reads the keys from `folder`, or makes them once: tokens and sessions stay good over a restart. */
export function loadKeys(folder: string): ProviderKeys {
  const file = join(folder, 'keys.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as ProviderKeys
  const jwk = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })
  const kid = createHash('sha256').update(String(jwk.n)).digest('base64url').slice(0, 16)
  const keys: ProviderKeys = {
    jwks: { keys: [{ ...jwk, kid, use: 'sig', alg: 'RS256' } as JWK] },
    cookieKeys: [randomBytes(32).toString('base64url')],
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${file}.new`, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return keys
}
