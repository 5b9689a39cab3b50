import type { AuditAction } from '@auctionwiz/contracts/audit-actions'
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@auctionwiz/contracts/endpoint'
import type { Feature } from '@auctionwiz/contracts/features'
import type { AccessClaims, Language } from '@auctionwiz/contracts/identity'
import type { Permission, Role } from '@auctionwiz/contracts/permissions'
import type { Logger } from '../logging/logger.ts'
import type { AuditSubject } from '../records/audit.ts'
import type { Partition, PartitionReader } from '../store/partition.ts'
import type { Write } from '../store/store.ts'

/** What every use case knows of its call. `address` is the caller's network address. */
export interface CallContext {
  now: Date
  correlationId: string
  address: string
  userAgent: string
  /** Of the texts in the answer. */
  language: Language
  log: Logger
  /** The caller of a public endpoint that reads an optional token. */
  caller?: AccessClaims
}

/** The secret that was sent like a token; the use case checks it. */
export interface BearerContext extends CallContext {
  bearer: string
}

/** A user who has just signed in and has not entered an account yet. */
export interface SessionContext extends CallContext {
  userId: string
}

/** A user acting in an account. */
export interface AccountContext extends CallContext {
  claims: AccessClaims
  /** The account's own documents: houses, members, settings. */
  account: Partition
  /** Fails with feature_unavailable where the account does not have the feature. For what only some uses of a call take. */
  requireFeature(feature: Feature): Promise<void>
}

/** A user acting in one house of the account: the only access to a house's documents. */
export interface HouseContext extends AccountContext {
  house: Partition
  auctionHouseId: string
  role: Role
  can(permission: Permission): boolean
  /** The audit event of a change, to be written in the same batch. */
  audit<Action extends AuditAction>(subject: AuditSubject<Action>): Write
}

/** A user acting in an account in a read-only call. */
export type AccountReading = Omit<AccountContext, 'account'> & { account: PartitionReader }

/** A user acting in one house in a read-only call. */
export type HouseReading = Omit<HouseContext, 'account' | 'house'> & { account: PartitionReader; house: PartitionReader }

/** A GET gets readers: it changes nothing. Only what sends a file, which the log names, writes. */
type Reads<E extends Endpoint> = E extends { method: 'GET'; response: 'file' } ? false : E extends { method: 'GET' } ? true : false

type Scope<E extends Endpoint> = E['access'] extends { scope: infer S } ? S : undefined

export type ContextOf<E extends Endpoint> = E['access'] extends { kind: 'public' }
  ? E['access'] extends { bearer: true }
    ? BearerContext
    : CallContext
  : E['access'] extends { kind: 'session' }
    ? SessionContext
    : Scope<E> extends 'house'
      ? Reads<E> extends true
        ? HouseReading
        : HouseContext
      : Reads<E> extends true
        ? AccountReading
        : AccountContext

/** A multipart form as it arrives; read it once. */
export interface IncomingForm {
  contentType: string
  body: ReadableStream<Uint8Array>
}

export interface UseCaseInput<E extends Endpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: E extends { request: 'multipart' } ? undefined : BodyOf<E>
  form: E extends { request: 'multipart' } ? IncomingForm : undefined
  idempotencyKey: string | undefined
}

/** A file sent as it is read. */
export interface FileAnswer {
  contentType: string
  fileName: string
  body: ReadableStream<Uint8Array>
}

export type UseCaseAnswer<E extends Endpoint> = E extends { response: 'file' } ? FileAnswer : AnswerOf<E>

/** One action of the product: the parsed input and the tenant's own stores in, the answer out; fails with a `Failure`. */
export type UseCase<E extends Endpoint> = (input: UseCaseInput<E>, context: ContextOf<E>) => Promise<UseCaseAnswer<E>>
