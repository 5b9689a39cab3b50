import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What must outlive a restart: without it every session and every network identity would change. */
export type Secrets = {
  /** 32 random bytes, base64: the key of the keyed hash over emails and phones. */
  networkKey: string
  /** 32 random bytes, base64: keeps the keys of houses at other services. */
  connectionKey: string
  /** 32 random bytes, base64: encrypts the seeds of authenticators; functions-auth alone gets it. */
  factorKey: string
  /** 32 random bytes, hexadecimal: shows that events about texts come from the outbox. */
  smsEventsSecret: string
  /** The keys before the current ones, while a replacement is tried. */
  formerConnectionKey?: string
  formerFactorKey?: string
  /** ES256 private key as JWK in JSON; functions-auth alone gets it. */
  signingKey: string
  /** Base64 secret of the App Configuration connection string. */
  appConfigurationSecret: string
}

/** Reads `<dataDir>/secrets.json`, or makes it once, readable by its owner alone. @throws Error naming the file when it is not valid JSON */
export function loadSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json')
  const known = existsSync(file) ? readSecrets(file) : {}
  if (known.factorKey !== undefined && known.smsEventsSecret !== undefined) return known as Secrets
  mkdirSync(dataDir, { recursive: true })
  const secrets: Secrets = {
    networkKey: randomBytes(32).toString('base64'),
    connectionKey: randomBytes(32).toString('base64'),
    factorKey: randomBytes(32).toString('base64'),
    smsEventsSecret: randomBytes(32).toString('hex'),
    signingKey: JSON.stringify(makeSigningKey()),
    appConfigurationSecret: randomBytes(32).toString('base64'),
    // Keys of an earlier start stay.
    ...known,
  }
  // Renamed into place, so that a kill in between leaves no half-written keys.
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return secrets
}

function readSecrets(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>
  } catch (cause) {
    const problem = `${file} is not valid JSON: ${(cause as Error).message}.`
    const remedy =
      'Put a copy of it in its place. Without its keys the data beside it is of little use: delete the whole folder to start over.'
    throw new Error(`${problem} ${remedy}`, { cause })
  }
}

function makeSigningKey(): Record<string, unknown> {
  const jwk = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
  const kid = createHash('sha256').update(`${jwk.x}.${jwk.y}`).digest('base64url').slice(0, 16)
  return { ...jwk, kid, alg: 'ES256', use: 'sig' }
}
