import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { azureCli, type Command, type Context, output } from './context.ts'

/** Days after which a key vault announces that a key should be replaced. It stays readable. */
const replacedAfterDays = 365

interface Key {
  /** Place of its vault in the output KEY_VAULTS. */
  vault: number
  name: string
  make(): string
  /** A key that must stay as long as the database has no expiry. */
  stays?: true
}

const randomKey = (): string => randomBytes(32).toString('base64')

/** Becomes part of an address. */
const randomWord = (): string => randomBytes(32).toString('hex')

/** A private ES256 key as JWK, whose id follows from its public part. */
export const newSigningKey = (): string => {
  const jwk = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
  const kid = createHash('sha256').update(`${jwk.x}.${jwk.y}`).digest('base64url').slice(0, 16)
  return JSON.stringify({ ...jwk, kid, alg: 'ES256', use: 'sig' })
}

/** With it Event Grid shows that events about texts come from it. */
export const repliesSecret = { vault: 1, name: 'sms-events-secret', make: randomWord } as const satisfies Key

export const keys: readonly Key[] = [
  { vault: 0, name: 'signing-key', make: newSigningKey },
  { vault: 0, name: 'factor-key', make: randomKey },
  { vault: 1, name: 'network-key', make: randomKey, stays: true },
  repliesSecret,
  { vault: 2, name: 'connection-key', make: randomKey },
]

export const makeKeys: Command = {
  about: 'makes the keys that the key vaults do not have yet; never replaces one',
  needs: [azureCli, output('KEY_VAULTS')],
  run: (context) => {
    const vaults = vaultsOf(context)
    for (const [index, vault] of vaults.entries()) {
      // A vault that cannot be read ends the command here: its keys are not known to be absent.
      const listed = context.az(['keyvault', 'secret', 'list', '--vault-name', vault, '--query', '[].name', '--output', 'json'])
      const present = listed ? (JSON.parse(listed) as string[]) : []
      for (const key of keys.filter((one) => one.vault === index)) {
        if (present.includes(key.name)) context.say(`${vault} has ${key.name}.`)
        else makeKey(context, vault, key)
      }
    }
  },
}

export const vaultsOf = (context: Context): string[] => {
  const given = context.value('KEY_VAULTS')
  return context.isDryRun && !given.startsWith('[')
    ? ['<auth vault>', '<bidders vault>', '<upload vault>']
    : (JSON.parse(given) as string[])
}

/** The key goes through a file that its owner alone reads, since arguments of programs are visible to others. */
const makeKey = (context: Context, vault: string, { name, make, stays }: Key): void => {
  const folder = mkdtempSync(join(tmpdir(), 'key-'))
  const file = join(folder, name)
  const expires = new Date(Date.now() + replacedAfterDays * 86_400_000).toISOString().replace(/\.\d+/, '')
  try {
    if (!context.isDryRun) writeFileSync(file, make(), { mode: 0o600 })
    const expiry = stays ? [] : ['--expires', expires]
    context.az(['keyvault', 'secret', 'set', '--vault-name', vault, '--name', name, '--file', file, '--output', 'none', ...expiry])
    if (!context.isDryRun) context.say(`${vault} got ${name}.`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
