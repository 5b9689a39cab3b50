import type * as z from 'zod/mini'
import type { ApiScope } from './api-scopes.ts'
import type { ErrorCode } from './errors.ts'
import type { Feature } from './features.ts'
import type { Permission } from './permissions.ts'

/** The function apps; the name chooses the service address and the Functions app that serves the endpoint. */
export type App = 'auth' | 'bidders' | 'auctions' | 'upload'

/**
 * Who may call. `public`: anyone; with `caller`, the answer depends on the access token, if one is sent; with `bearer`, the use case checks the secret
 * that is sent like a token. `session`: a user who has just signed in
 * and holds a session token.
 * `access`: a user who acts in an account, with the permission and add-on named, within one house when `house` is set; with `owner`, the account
 * owner alone.
 * API keys with the scope `apiKey` may call it too; without one no key may.
 * Calls of scope `user` concern the caller's own user. They refuse a caller who views as another user, unless `viewable`.
 */
export type Access =
  | { kind: 'public'; caller?: true; bearer?: true }
  | { kind: 'session' }
  | {
      kind: 'access'
      permission?: Permission
      feature?: Feature
      scope: 'user' | 'account' | 'house'
      owner?: true
      viewable?: true
      apiKey?: ApiScope
    }

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type Schema = z.ZodMiniType

/**
 * One call, as data. `path` is a Functions route template without a leading slash and with `{name}` parameters.
 */
export interface Endpoint {
  app: App
  name: string
  summary: string
  method: Method
  path: string
  access: Access
  params?: Schema
  query?: Schema
  /** Headers, in lower case, that supply a missing query parameter. */
  headers?: Readonly<Record<string, string>>
  body?: Schema
  /** The greatest size of a JSON body in bytes, if the usual limit of its access is too small (platform/core/http/json-body.ts). */
  bodyLimit?: number
  /** `json` (default), or `multipart`: a form that the use case reads as a stream; `body` then describes its text fields. */
  request?: 'json' | 'multipart'
  /** `json` (default), or `file`: the use case answers with a stream and its content type. */
  response?: 'json' | 'file'
  /** Content types of the file, without parameters; CSV when absent. */
  files?: readonly string[]
  answer: Schema
  /** `false`: the answer takes as long as the work that it waits for, so a client sets no time limit. */
  timed?: boolean
  /** Status of a success; 200 when absent. */
  status?: 200 | 201 | 202
  errors: readonly ErrorCode[]
}

export const endpoint = <const Definition extends Endpoint>(definition: Definition): Definition => definition

type OutputOf<E, Key extends string> = E extends { [K in Key]: infer S extends Schema } ? z.output<S> : undefined

export type ParamsOf<E> = OutputOf<E, 'params'>
export type QueryOf<E> = OutputOf<E, 'query'>
export type BodyOf<E> = OutputOf<E, 'body'>
export type AnswerOf<E> = OutputOf<E, 'answer'>
export type BodyInputOf<E> = E extends { body: infer S extends Schema } ? z.input<S> : undefined
