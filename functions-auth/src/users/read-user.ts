import type { readUser as endpoint } from '@auctionwiz/contracts/users'
import { notFound } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { versionOf } from '@auctionwiz/records/revisions'
import { personCopy, readMember } from '../accounts/members.ts'
import type { Deps } from '../deps.ts'
import { profileOf } from './change-profile.ts'
import { presentUser } from './present-user.ts'

export const readUser =
  ({ people }: Pick<Deps, 'people'>): UseCase<typeof endpoint> =>
  async ({ params }, { account }) => {
    const [member, user] = await Promise.all([readMember(account, params.id), people.stored(params.id)])
    if (!user) throw notFound('User')
    const person = personCopy({ ...user.document, id: params.id })
    return { user: presentUser({ ...member, person }), profile: profileOf(user.document), version: versionOf(user.document) }
  }
