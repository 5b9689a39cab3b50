import type { generatePassword as endpoint } from '@auctionwiz/contracts/passwords'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { strengthOf } from './password-rules.ts'

/** Without signs that are mistaken for each other. */
const letters = 'abcdefghijkmnopqrstuvwxyz'
const sets = { uppercase: 'ABCDEFGHJKLMNPQRSTUVWXYZ', numbers: '23456789', symbols: '!#%&*+-=?@_' }

export const generatePassword: UseCase<typeof endpoint> = async ({ body: { options = {} } }) => {
  const { length = 20, ...wanted } = options
  const chosen = (Object.keys(sets) as (keyof typeof sets)[]).filter((name) => wanted[name] ?? true).map((name) => sets[name])
  const password = newPassword(length, [letters, ...chosen])
  return { password, strength: await strengthOf(password) }
}

/** One sign of each set at least: drawn again until that is so, which keeps every such password equally likely. */
function newPassword(length: number, alphabets: readonly string[]): string {
  const all = alphabets.join('')
  for (;;) {
    const password = Array.from({ length }, () => pick(all)).join('')
    if (alphabets.every((alphabet) => Array.from(password).some((sign) => alphabet.includes(sign)))) return password
  }
}

function pick(signs: string): string {
  const fair = Math.floor(256 / signs.length) * signs.length
  for (;;) {
    const [value = fair] = crypto.getRandomValues(new Uint8Array(1))
    if (value < fair) return signs.charAt(value % signs.length)
  }
}
