import type { RevocationKey } from '@auctionwiz/platform/core/security/revocations'
import type { Deps } from '../deps.ts'

/**
 * Applies a change that invalidates old tokens. Revokes them before the change, so that a crash right after it leaves none valid, and again
 * afterwards, for those issued meanwhile.
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
