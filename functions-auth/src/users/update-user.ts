import type { updateUser as endpoint } from '@auctionwiz/contracts/users'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { versionOf } from '@auctionwiz/records/revisions'
import { readMember } from '../accounts/members.ts'
import { accountAudit } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { requireReach } from '../security/administers.ts'
import { changeProfile, profileOf } from './change-profile.ts'
import { presentUser } from './present-user.ts'

/** A profile is the person's own: an account corrects it only of those who belong to it alone. */
export const updateUser =
  (parts: Pick<Deps, 'people' | 'accounts'>): UseCase<typeof endpoint> =>
  async ({ params, body }, context) => {
    const { account, claims, now } = context
    const { people } = parts
    requireReach(claims, await readMember(account, params.id))
    const memberships = await people.memberships(params.id)
    if (memberships.some(({ accountId }) => accountId !== claims.accountId)) throw new Failure('shared_user')
    await changeProfile(parts, params.id, body, accountAudit(context), now)
    const [member, user] = await Promise.all([readMember(account, params.id), people.stored(params.id)])
    if (!user) throw notFound('User')
    return { user: presentUser(member), profile: profileOf(user.document), version: versionOf(user.document) }
  }
