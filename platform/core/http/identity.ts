import type { Endpoint } from '@auctionwiz/contracts/endpoint'
import type { Feature } from '@auctionwiz/contracts/features'
import { permissionsIn } from '@auctionwiz/contracts/held-permissions'
import type { AccessClaims } from '@auctionwiz/contracts/identity'
import { type Permission, permissionsOf, type Role } from '@auctionwiz/contracts/permissions'
import { Failure, forbidden, notFound } from '../errors/failure.ts'
import { actorOf, auditWrite } from '../records/audit.ts'
import { partitionOf } from '../store/partition.ts'
import type { AccountContext, BearerContext, CallContext, HouseContext, SessionContext } from './context.ts'
import type { IncomingCall } from './http.ts'
import type { Runtime } from './runtime.ts'

/** A call's context once it is known who calls: as much of it as the endpoint's access demands. */
export type Identified = CallContext | BearerContext | SessionContext | AccountContext | HouseContext

/** identity → tenant → feature: who calls, and where they act. */
export const identify = async (endpoint: Endpoint, call: IncomingCall, context: CallContext, runtime: Runtime): Promise<Identified> => {
  const { access } = endpoint
  if (access.kind === 'public') {
    if (access.bearer) return { ...context, bearer: bearer(call) }
    return access.caller ? { ...context, ...(await callerOf(call, runtime)) } : context
  }
  const token = bearer(call)
  if (access.kind === 'session') return { ...context, ...(await runtime.tokens.session(token)) }

  const claims = await runtime.tokens.access(token)
  requireOwnHands(endpoint, claims)
  requireScope(endpoint, claims)
  const requireFeature = async (feature: Feature): Promise<void> => {
    if (!(await runtime.features.enabled(feature, claims))) throw new Failure('feature_unavailable', { feature })
  }
  const account: AccountContext = {
    ...context,
    claims,
    account: partitionOf(runtime.store, 'accounts', [claims.accountId]),
    requireFeature,
  }
  if (access.feature) await requireFeature(access.feature)
  return access.scope === 'house' ? houseContext(account, call, runtime) : account
}

/** A request without a token, or with an invalid one, has no caller; nor is an API key one. */
const callerOf = async (call: IncomingCall, { tokens }: Runtime): Promise<Pick<CallContext, 'caller'>> => {
  if (call.header('authorization') === undefined) return {}
  try {
    const caller = await tokens.access(bearer(call))
    return caller.key ? {} : { caller }
  } catch (error) {
    if (error instanceof Failure && (error.code === 'unauthenticated' || error.code === 'token_expired')) return {}
    throw error
  }
}

/**
 * Throws forbidden, with the permission, for a user who lacks it in the house of the call or, without a house, in all of theirs; then owner_only for
 * users other than the owner where the call is the owner's.
 */
export const authorize = ({ access }: Endpoint, context: Identified): void => {
  if (access.kind !== 'access' || !('claims' in context)) return
  const { claims } = context
  if (access.permission) {
    const held = 'auctionHouseId' in context ? permissionsIn(claims, context.auctionHouseId) : heldSomewhere(claims)
    if (!held.includes(access.permission)) throw forbidden(access.permission)
  }
  if (access.owner && claims.accountRole !== 'owner') throw new Failure('owner_only')
}

const bearer = (call: IncomingCall): string => {
  const token = /^Bearer ([\w.~+/-]+=*)$/.exec(call.header('authorization') ?? '')?.[1]
  if (!token) throw new Failure('unauthenticated')
  return token
}

/** The house is named by a header and must be one the token opens; only callers who work in a single house may leave it out. */
const houseContext = (account: AccountContext, call: IncomingCall, runtime: Runtime): HouseContext => {
  const { claims } = account
  const houses = Object.keys(claims.houses)
  const named = call.header('x-auction-house-id')
  if (named === undefined && houses.length > 1) throw new Failure('house_required')
  const auctionHouseId = named ?? houses[0]
  const houseRole =
    auctionHouseId === undefined ? undefined : Object.hasOwn(claims.houses, auctionHouseId) ? claims.houses[auctionHouseId] : undefined
  if (auctionHouseId === undefined || houseRole === undefined) throw notFound('Auction house')
  const role: Role = claims.accountRole === 'owner' ? 'owner' : houseRole
  const held = permissionsIn(claims, auctionHouseId)
  const source = { now: account.now, ...actorOf(claims), address: account.address, correlationId: account.correlationId }
  return {
    ...account,
    auctionHouseId,
    role,
    house: partitionOf(runtime.store, 'bidders', [claims.accountId, auctionHouseId]),
    can: (permission) => held.includes(permission),
    audit: (subject) => auditWrite(source, subject),
  }
}

/** With "view as" a user reads the person's work data: changes and the person's own settings are refused. */
const requireOwnHands = ({ access, method }: Endpoint, { viewedBy, userName }: AccessClaims): void => {
  if (viewedBy === undefined || access.kind !== 'access') return
  if (method !== 'GET' || (access.scope === 'user' && !access.viewable)) throw new Failure('view_only', { person: userName })
}

/** An API key may make the calls of its scopes and no other: what concerns people, sessions or the account is out of its reach. */
const requireScope = ({ access }: Endpoint, { key }: AccessClaims): void => {
  if (!key || access.kind !== 'access') return
  if (access.apiKey === undefined || !key.scopes.includes(access.apiKey)) throw new Failure('api_key_refused')
}

const heldSomewhere = (claims: AccessClaims): Permission[] =>
  claims.accountRole === 'owner' ? permissionsOf('owner') : Object.keys(claims.houses).flatMap((house) => permissionsIn(claims, house))
