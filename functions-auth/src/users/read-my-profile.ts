import type { readMyProfile as endpoint } from '@auctionwiz/contracts/users'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import { versionOf } from '@auctionwiz/records/revisions'
import type { Deps } from '../deps.ts'
import { presentPerson } from '../people/people.ts'

export const readMyProfile =
  ({ people }: Pick<Deps, 'people'>): UseCase<typeof endpoint> =>
  async (_input, { claims: { userId } }) => {
    const stored = await people.stored(userId)
    if (!stored) throw new Failure('user_not_found')
    return { user: presentPerson(stored.document, userId), version: versionOf(stored.document) }
  }
