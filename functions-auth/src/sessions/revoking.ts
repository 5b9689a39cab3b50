import type { RevocationKey } from '@auctionwiz/platform/core/security/revocations'
import type { Deps } from '../deps.ts'

/**
 * Makes a change that old tokens must not outlive. They are revoked before it, so that a crash right after it leaves none alive, and once
 * more after it, for those that were made meanwhile.
 */
export async function revoking<T>(
  { revoker, clock }: Pick<Deps, 'revoker' | 'clock'>,
  keys: readonly RevocationKey[],
  change: () => Promise<T>,
): Promise<T> {
  await revoker.revoke(keys, clock())
  const result = await change()
  await revoker.revoke(keys, clock())
  return result
}
