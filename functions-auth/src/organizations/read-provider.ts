import type { readProvider as endpoint } from '@auctionwiz/contracts/organizations'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import type { Deps } from '../deps.ts'

export const readProvider =
  ({ people }: Pick<Deps, 'people'>): UseCase<typeof endpoint> =>
  async (_input, { claims }) => {
    const stored = await people.stored(claims.userId)
    if (!stored) throw new Failure('user_not_found')
    return { connected: (stored.document.tenants?.length ?? 0) > 0 }
  }
