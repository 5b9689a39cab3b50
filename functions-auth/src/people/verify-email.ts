import type { verifyEmail as endpoint } from '@auctionwiz/contracts/passwords'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import type { Parts } from '../parts.ts'
import { addressGuard } from '../sign-in/limits.ts'
import { confirmAddress } from './confirm-address.ts'
import { proofOwner, readProof } from './proofs.ts'

/** A new user's first address, or the next address of one. The first to confirm an address has it. */
export const verifyEmail =
  (parts: Pick<Parts, 'people' | 'accounts' | 'attempts' | 'mail'>): UseCase<typeof endpoint> =>
  async ({ body }, context) => {
    const { people, attempts } = parts
    const guard = [addressGuard(context.address)]
    await attempts.admit(guard, context.now)
    const owner = proofOwner(body.token)
    const proof = owner && (await readProof(people.partition(owner.userId), owner, ['email', 'email-change'], context.now))
    const user = owner && (await people.read(owner.userId))
    if (!proof || !user) {
      await attempts.failed(guard, context.now)
      throw new Failure('link_rejected')
    }
    const { email, id } = proof.document
    await confirmAddress(parts, user, email, context, [{ kind: 'remove', id, version: proof.version }])
    return { success: true, email }
  }
