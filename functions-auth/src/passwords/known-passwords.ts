import list from './known-passwords.json' with { type: 'json' }

/**
 * Whether a password, in lower case, is among the 8,000 most used ones of at least eight characters. The list is kept as the lower 32 bits of each
 * one's FNV-1a hash, so that nobody has to read it; one in 530,000 others is taken for one of them. `known-passwords.json` names its source.
 */
export function isKnownPassword(password: string): boolean {
  hashes ??= new Set(new Uint32Array(Uint8Array.from(atob(list.hashes), (sign) => sign.charCodeAt(0)).buffer))
  return hashes.has(hashOf(password))
}

let hashes: ReadonlySet<number> | undefined

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return hash
}
