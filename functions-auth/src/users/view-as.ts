import { permissionsIn } from '@auctionwiz/contracts/held-permissions'
import type { AccessClaims, AccountAccess } from '@auctionwiz/contracts/identity'
import { permissionsOf } from '@auctionwiz/contracts/permissions'
import type { viewAs as endpoint } from '@auctionwiz/contracts/view-as'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readMember } from '../accounts/members.ts'
import { accountAudit } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { administers, requireReach } from '../security/administers.ts'
import { claimsFor } from '../sessions/grant-access.ts'
import { lifetimes } from '../sessions/token-issuer.ts'

/** Another user's view, limited to the houses and permissions that the caller has too. */
export const viewAs =
  ({ people, accounts, tokens }: Pick<Deps, 'people' | 'accounts' | 'tokens'>): UseCase<typeof endpoint> =>
  async ({ params }, context) => {
    const { account, claims, now } = context
    const member = await readMember(account, params.id)
    requireReach(claims, member, false)
    if (member.status === 'suspended') throw new Failure('account_suspended')
    const [user, membership] = await Promise.all([people.read(params.id), accounts.membership(claims.accountId, params.id)])
    if (!user || !membership) throw notFound('User')
    const access = sharedWith(claims, membership.access)
    if (access.houses.length === 0) throw notFound('User')
    const accessToken = await tokens.access({ ...claimsFor(user, access, claims.sessionId), ...marksOf(access), viewedBy: claims.userId })
    const until = new Date(now.getTime() + lifetimes.view * 1000).toISOString()
    const event = { action: 'user.view_as', subjectType: 'user', subjectId: user.id, subjectName: user.name, after: { until } } as const
    await account.write([accountAudit(context)(event)])
    const seen = new Set(access.houses.map(({ auctionHouseId }) => auctionHouseId))
    const auctionHouses = membership.account.auctionHouses.filter(({ id }) => seen.has(id))
    return { accessToken, expiresIn: lifetimes.view, user, account: { ...membership.account, auctionHouses }, access }
  }

function sharedWith(claims: AccessClaims, access: AccountAccess): AccountAccess {
  const houses = access.houses
    .filter(({ auctionHouseId }) => administers(claims, auctionHouseId))
    .map((house) => {
      const own = permissionsIn(claims, house.auctionHouseId)
      return { ...house, permissions: house.permissions.filter((permission) => own.includes(permission)) }
    })
  return { ...access, houses }
}

/** Role and permissions of each house from a token. */
const marksOf = ({ houses }: AccountAccess): Pick<AccessClaims, 'adjusted'> => ({
  adjusted: Object.fromEntries(
    houses.map(({ auctionHouseId, role, permissions: held }) => {
      const ofRole = permissionsOf(role)
      const more = held.filter((permission) => !ofRole.includes(permission)).map((permission) => `+${permission}`)
      const less = ofRole.filter((permission) => !held.includes(permission)).map((permission) => `-${permission}`)
      return [auctionHouseId, [...more, ...less]]
    }),
  ),
})
