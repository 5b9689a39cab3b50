/** 256 random bits in letters, digits, `-` and `_`. */
export const newSecret = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)))

/** HMAC-SHA-256 of a text under a secret, written as secrets are. */
export async function derivedSecret(secret: string, text: string): Promise<string> {
  const bytes = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', bytes.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return base64url(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes.encode(text))))
}

const randomLength = 43
const markLength = 22

/** A secret that carries a mark of its family: 132 bits that nobody guesses. */
export const issuedSecret = async (family: string, random: string): Promise<string> =>
  random + (await derivedSecret(family, random)).slice(0, markLength)

/** Whether a secret was ever issued for a family. */
export const isIssued = async (family: string, secret: string): Promise<boolean> =>
  secret === (await issuedSecret(family, secret.slice(0, randomLength)))

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '')

/** SHA-256 in hexadecimal: enough for secrets that nobody can guess, and for codes that live for minutes. */
export async function hashSecret(...parts: readonly string[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(parts.join('\n')))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A random number with the given count of decimal digits, uniformly distributed. */
export function randomDigits(digits: number): string {
  const limit = 10 ** digits
  const fair = Math.floor(2 ** 32 / limit) * limit
  for (;;) {
    const [value = fair] = crypto.getRandomValues(new Uint32Array(1))
    if (value < fair) return String(value % limit).padStart(digits, '0')
  }
}
