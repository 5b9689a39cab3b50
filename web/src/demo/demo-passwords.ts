import type { PasswordHasher } from '@auctionwiz/functions-auth/passwords/password-hasher'

/** The demonstration protects nothing, so a plain digest does in place of a password hash. */
export const demoPasswordHash = async (password: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(password))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const demoHasher: PasswordHasher = {
  hash: demoPasswordHash,
  verify: async (password, hash) => (await demoPasswordHash(password)) === hash,
  find: async (password, hashes) => hashes.indexOf(await demoPasswordHash(password)),
}
