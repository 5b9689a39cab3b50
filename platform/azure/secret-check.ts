import { createHash, timingSafeEqual } from 'node:crypto'

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares texts with a secret in a time that does not depend on how much of it is right. */
export const secretCheck = (secret: string): ((given: string) => boolean) => {
  const digest = digestOf(secret)
  return (given) => timingSafeEqual(digestOf(given), digest)
}
