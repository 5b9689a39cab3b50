import { type Granter, grantersText } from '@auctionwiz/contracts/granters'
import { adjustmentMarks } from '@auctionwiz/contracts/held-permissions'
import type { Adjustment } from '@auctionwiz/contracts/identity'
import { adjustedPermissions, permissions } from '@auctionwiz/contracts/permissions'
import { Failure } from './failure.ts'
import type { Identified } from './identity.ts'
import type { PartitionReader } from './partition.ts'
import type { StoredDocument } from './store.ts'

/** What is read here of an account's members. */
interface Member extends StoredDocument {
  accountRole: 'owner' | 'member'
  status?: 'active' | 'suspended'
  houses: { auctionHouseId: string; role: string; adjustments?: Adjustment[] }[]
  person?: { name: string }
}

const fields = ['accountRole', 'status', 'houses', 'person']
/** Nobody reads more names than that. */
const most = 50

/** Who can give permissions in one of the houses: the owner first, then their administrators by name. */
export const readGranters = async (account: PartitionReader, auctionHouseIds: readonly string[]): Promise<Granter[]> => {
  const [only, ...more] = auctionHouseIds
  const role = more.length === 0 ? `admin:${only}` : 'admin'
  const withRole = (key: string) =>
    account.query<Member>({ type: 'member', where: [{ field: 'roleKeys', containsAll: [key] }], fields }, { limit: most })
  const [owners, admins] = await Promise.all([withRole('owner'), only === undefined ? { items: [] } : withRole(role)])
  const inHouses = admins.items.flatMap((member) => {
    const held = member.houses.find((house) => house.role === 'admin' && auctionHouseIds.includes(house.auctionHouseId))
    return held ? granterOf(member, held.adjustments) : []
  })
  return [...owners.items.flatMap((member) => granterOf(member)), ...inHouses.sort((a, b) => a.name.localeCompare(b.name))]
}

const granterOf = ({ accountRole, status, person }: Member, adjustments: Adjustment[] = []): Granter[] => {
  if (status === 'suspended' || !person) return []
  const held = adjustedPermissions('admin', adjustmentMarks(adjustments))
  return [{ name: person.name, owner: accountRole === 'owner', lacks: permissions.filter((permission) => !held.includes(permission)) }]
}

/** A refusal for a missing permission with the names of those who can give it; any other failure as it is. */
export const namingGranters = async (error: unknown, context: Identified): Promise<unknown> => {
  if (!(error instanceof Failure) || error.code !== 'forbidden' || !('claims' in context)) return error
  const { permission, auctionHouseId = 'auctionHouseId' in context ? context.auctionHouseId : undefined } = error.details ?? {}
  const houses = typeof auctionHouseId === 'string' ? [auctionHouseId] : Object.keys(context.claims.houses)
  try {
    const grantedBy = grantersText(await readGranters(context.account, houses), String(permission))
    return grantedBy === undefined ? error : new Failure('forbidden', { ...error.details, grantedBy })
  } catch (cause) {
    // The refusal stands also when nobody can be named.
    context.log.warn('who can grant could not be read', { correlationId: context.correlationId, cause: String(cause) })
    return error
  }
}
