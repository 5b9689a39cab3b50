import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'
import type { Feature } from './features.ts'
import type { Permission } from './permissions.ts'

/** The function apps; the name chooses the service address and the Functions app that serves the endpoint. */
export type App = 'auth' | 'bidders' | 'auctions' | 'upload'

/**
 * Who may call: `public` anyone; `session` whoever has just signed in and holds a session token;
 * `access` whoever acts in an account, with the permission and add-on named, within one house when `house` is set.
 */
export type Access =
  | { kind: 'public' }
  | { kind: 'session' }
  | { kind: 'access'; permission?: Permission; feature?: Feature; scope: 'user' | 'account' | 'house' }

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type Schema = z.ZodMiniType

/**
 * One call, as data. `path` is a Functions route template without a leading slash and with `{name}` parameters.
 * `request` tells how the body travels: JSON (default) or a multipart form that the use case reads as a stream.
 */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
> {
  app: App
  name: string
  summary: string
  method: Method
  path: string
  access: Access
  params?: Params
  query?: Query
  body?: Body
  request?: 'json' | 'multipart'
  /** `json` (default), or `file`: the use case answers with a stream and its content type. */
  response?: 'json' | 'file'
  answer: Answer
  /** Status of a success; 200 when absent. */
  status?: 200 | 201 | 202
  errors: readonly ErrorCode[]
}

export const endpoint = <
  Answer extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(
  definition: Endpoint<Params, Query, Body, Answer>,
): Endpoint<Params, Query, Body, Answer> => definition

type Output<S> = S extends Schema ? z.output<S> : undefined
type Input<S> = S extends Schema ? z.input<S> : undefined

export type ParamsOf<E> = E extends Endpoint<infer P, infer _Q, infer _B, infer _A> ? Output<P> : never
export type QueryOf<E> = E extends Endpoint<infer _P, infer Q, infer _B, infer _A> ? Output<Q> : never
export type BodyOf<E> = E extends Endpoint<infer _P, infer _Q, infer B, infer _A> ? Output<B> : never
export type BodyInputOf<E> = E extends Endpoint<infer _P, infer _Q, infer B, infer _A> ? Input<B> : never
export type AnswerOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer A> ? z.output<A> : never
