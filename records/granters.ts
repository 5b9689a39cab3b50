import { type Granter, grantersText } from '@auctionwiz/contracts/granters'
import { adjustmentMarks } from '@auctionwiz/contracts/held-permissions'
import type { Adjustment } from '@auctionwiz/contracts/identity'
import { adjustedPermissions, permissions } from '@auctionwiz/contracts/permissions'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { Runtime } from '@auctionwiz/platform/core/http/runtime'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { type MemberDocument, memberRecord } from './members.ts'

/** Nobody reads more names than that. */
const maxNames = 50

/** Who can give permissions in one of the houses: the owner first, then their administrators by name. */
export async function readGranters(account: PartitionReader, auctionHouseIds: readonly string[]): Promise<Granter[]> {
  const [only, ...more] = auctionHouseIds
  const role = more.length === 0 ? `admin:${only}` : 'admin'
  const members = readerOf(memberRecord, account)
  const withRole = async (key: string) => {
    const { items } = await members.page({ where: [{ field: 'roleKeys', containsAll: [key] }] }, { limit: maxNames })
    return items.map(({ document }) => document)
  }
  const [owners, admins] = await Promise.all([withRole('owner'), only === undefined ? [] : withRole(role)])
  const inHouses = admins.flatMap((member) => {
    const held = member.houses.find((house) => house.role === 'admin' && auctionHouseIds.includes(house.auctionHouseId))
    return held ? granterOf(member, held.adjustments) : []
  })
  return [...owners.flatMap((member) => granterOf(member)), ...inHouses.sort((a, b) => a.name.localeCompare(b.name))]
}

const granterOf = ({ accountRole, status, person }: MemberDocument, adjustments: Adjustment[] = []): Granter[] => {
  if (status === 'suspended' || !person) return []
  const held = adjustedPermissions('admin', adjustmentMarks(adjustments))
  return [{ name: person.name, owner: accountRole === 'owner', lacks: permissions.filter((permission) => !held.includes(permission)) }]
}

/** A refusal for a missing permission with the names of those who can give it; any other failure as it is. */
export const withGrantersNamed: NonNullable<Runtime['explain']> = async (error, context) => {
  if (!(error instanceof Failure) || error.code !== 'forbidden' || !('claims' in context)) return error
  const { permission, auctionHouseId = 'auctionHouseId' in context ? context.auctionHouseId : undefined } = error.details ?? {}
  const houses = typeof auctionHouseId === 'string' ? [auctionHouseId] : Object.keys(context.claims.houses)
  try {
    const grantedBy = grantersText(await readGranters(context.account, houses), String(permission))
    return grantedBy === undefined ? error : new Failure('forbidden', { ...error.details, grantedBy })
  } catch (cause) {
    // The permission is refused also when nobody can be named.
    context.log.warn('who can grant could not be read', { correlationId: context.correlationId, cause: String(cause) })
    return error
  }
}
