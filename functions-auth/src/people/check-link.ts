import type { checkLink as endpoint } from '@auctionwiz/contracts/passwords'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { ProofKind } from '@auctionwiz/records/proofs'
import type { Deps } from '../deps.ts'
import { addressLimit } from '../security/limits.ts'
import { proofOwner, readProof } from './proofs.ts'

const purposes = { email: 'sign-up', 'email-change': 'email-change', 'password-reset': 'password-reset' } as const

/** So that a screen refuses a used link when it opens, not after everything is typed. */
export const checkLink =
  ({ people, rateLimiter }: Pick<Deps, 'people' | 'rateLimiter'>): UseCase<typeof endpoint> =>
  async ({ body }, context) =>
    rateLimiter.attempt(addressLimit(context.address), context.now, async () => {
      const owner = proofOwner(body.token)
      const kinds = Object.keys(purposes) as ProofKind[]
      const proof = owner && (await readProof(people.partition(owner.userId), owner, kinds, context.now))
      if (!proof) throw new Failure('link_rejected')
      return { purpose: purposes[proof.document.kind] }
    })
