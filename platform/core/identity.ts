import type { Access } from '@auctionwiz/contracts/endpoint'
import { type Permission, permissionsOf, type Role } from '@auctionwiz/contracts/permissions'
import { auditWrite } from './audit.ts'
import type { AccountContext, CallContext, HouseContext, SessionContext } from './context.ts'
import { Failure, notFound } from './failure.ts'
import type { IncomingCall } from './http.ts'
import { partitionOf } from './partition.ts'
import type { Runtime } from './runtime.ts'

type Identified = CallContext | SessionContext | AccountContext | HouseContext

/** identity → tenant → feature → permission: who calls, where they act, and whether they may. */
export const identify = async (access: Access, call: IncomingCall, context: CallContext, runtime: Runtime): Promise<Identified> => {
  if (access.kind === 'public') return context
  const token = bearer(call)
  if (access.kind === 'session') return { ...context, ...(await runtime.tokens.session(token)) }

  const claims = await runtime.tokens.access(token)
  const account: AccountContext = { ...context, claims, account: partitionOf(runtime.store, 'accounts', [claims.accountId]) }
  if (access.feature && !(await runtime.features.enabled(access.feature, claims)))
    throw new Failure('feature_unavailable', { feature: access.feature })
  if (access.scope !== 'house') {
    if (access.permission) requirePermission(access.permission, accountRoles(account))
    return account
  }
  const house = houseContext(account, call, runtime)
  if (access.permission) requirePermission(access.permission, [house.role])
  return house
}

const bearer = (call: IncomingCall): string => {
  const token = /^Bearer ([\w.~+/-]+=*)$/.exec(call.header('authorization') ?? '')?.[1]
  if (!token) throw new Failure('unauthenticated')
  return token
}

/** The house is named by a header and must be one the token opens; without the header it is the caller's first. */
const houseContext = (account: AccountContext, call: IncomingCall, runtime: Runtime): HouseContext => {
  const { claims } = account
  const auctionHouseId = call.header('x-auction-house-id') ?? Object.keys(claims.houses)[0]
  const houseRole =
    auctionHouseId === undefined ? undefined : Object.hasOwn(claims.houses, auctionHouseId) ? claims.houses[auctionHouseId] : undefined
  if (auctionHouseId === undefined || houseRole === undefined) throw notFound('Auction house')
  const role: Role = claims.accountRole === 'owner' ? 'owner' : houseRole
  const source = { now: account.now, actorId: claims.userId, address: account.address, correlationId: account.correlationId }
  return {
    ...account,
    auctionHouseId,
    role,
    house: partitionOf(runtime.store, 'houses', [claims.accountId, auctionHouseId]),
    can: (permission) => permissionsOf(role).includes(permission),
    audit: (subject) => auditWrite(source, subject),
  }
}

const accountRoles = ({ claims }: AccountContext): Role[] => (claims.accountRole === 'owner' ? ['owner'] : Object.values(claims.houses))

const requirePermission = (permission: Permission, roles: readonly Role[]): void => {
  if (roles.some((role) => permissionsOf(role).includes(permission))) return
  throw new Failure('forbidden', { permission, grantedBy: 'The account owner or an administrator of this house' })
}
