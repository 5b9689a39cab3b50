/** 32-bit FNV-1a over UTF-16 code units, then MurmurHash3's finaliser, without which near ids would get near numbers. */
const hash32 = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Where somebody stands in a gradual rollout: 0 up to, not including, 100; the same for the same key on every machine. */
export const rolloutPosition = (key: string): number => (hash32(key) / 2 ** 32) * 100

/**
 * Whether a rollout of `percentage` (0 to 100) has reached a user. Raising it keeps everybody who had the feature; each flag reaches
 * other users first. Nobody in particular is reached by 100 alone.
 */
export const evaluatePercentage = (percentage: number, userId: string | undefined, flagId: string): boolean =>
  userId === undefined ? percentage >= 100 : rolloutPosition(`${userId}\n${flagId}`) < percentage
