import type * as z from 'zod/mini'
import type { AnswerOf, App, BodyInputOf, Endpoint, ParamsOf, QueryOf } from './endpoint.ts'
import type { ErrorAnswer, ErrorCode, ErrorDetails } from './errors.ts'

/** A call that did not succeed. `code` is absent when the answer was not one of ours (a proxy, no network). */
export class CallError extends Error {
  override name = 'CallError'
  readonly status: number
  readonly code: ErrorCode | undefined
  readonly details: ErrorDetails
  readonly correlationId: string | undefined

  constructor(message: string, status: number, answer?: ErrorAnswer['error']) {
    super(message)
    this.status = status
    this.code = answer?.code
    this.details = answer?.details ?? {}
    this.correlationId = answer?.correlationId
  }
}

export interface Credentials {
  sessionToken?: string | undefined
  accessToken?: string | undefined
  auctionHouseId?: string | undefined
}

export interface Transport {
  /** Address of the app, without a trailing slash. */
  address(app: App): string
  credentials(): Credentials
  /** `fetch`, or a stand-in with the same shape. */
  send(url: string, init: RequestInit): Promise<Response>
}

type Needed<Name extends string, T> = T extends undefined ? { [K in Name]?: undefined } : { [K in Name]: T }

export type CallInput<E extends Endpoint> = Needed<'params', ParamsOf<E>> & { query?: Partial<QueryOf<E>> | undefined } & (E extends {
    request: 'multipart'
  }
    ? { body: FormData }
    : Needed<'body', BodyInputOf<E>>) & {
    signal?: AbortSignal
    idempotencyKey?: string
    /** Another house than the one in view. */
    auctionHouseId?: string
  }

/** The typed client: one function that makes any call of the contracts and parses its answer. */
export const createClient =
  (transport: Transport) =>
  async <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<AnswerOf<E>> => {
    const url = `${transport.address(endpoint.app)}/${fillPath(endpoint.path, input.params)}${queryString(input.query)}`
    const response = await transport.send(url, requestInit(endpoint, input, transport.credentials())).catch((error: unknown) => {
      if (input.signal?.aborted) throw error
      throw new CallError(unreachable(endpoint.app), 0)
    })
    if (!response.ok) throw await failure(endpoint, response)
    if (endpoint.response === 'file') return (await response.blob()) as AnswerOf<E>
    return parseAnswer(endpoint, await response.text())
  }

export type Client = ReturnType<typeof createClient>

const fillPath = (path: string, params: unknown): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name])))

/** Empty values are left out, lists repeat their key. */
export const queryString = (query: Record<string, unknown> | undefined): string => {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {}))
    for (const item of Array.isArray(value) ? value : [value]) if (item !== undefined && item !== '') search.append(key, String(item))
  return search.size > 0 ? `?${search}` : ''
}

interface Sent {
  body?: unknown
  signal?: AbortSignal
  idempotencyKey?: string
  auctionHouseId?: string
}

const requestInit = (endpoint: Endpoint, input: Sent, credentials: Credentials): RequestInit => {
  const headers: Record<string, string> = {}
  const token =
    endpoint.access.kind === 'session' ? credentials.sessionToken : endpoint.access.kind === 'access' ? credentials.accessToken : undefined
  if (token) headers.authorization = `Bearer ${token}`
  const { auctionHouseId = credentials.auctionHouseId } = input
  if (endpoint.access.kind === 'access' && endpoint.access.scope === 'house' && auctionHouseId)
    headers['x-auction-house-id'] = auctionHouseId
  if (input.idempotencyKey) headers['idempotency-key'] = input.idempotencyKey
  const init: RequestInit = { method: endpoint.method, headers }
  if (input.signal) init.signal = input.signal
  if (endpoint.request === 'multipart') init.body = input.body as FormData
  else if (input.body !== undefined) {
    headers['content-type'] = 'application/json'
    init.body = JSON.stringify(input.body)
  }
  return init
}

const unreachable = (app: App): string =>
  app === 'auth'
    ? 'Cannot connect to authentication service. Please contact support if this issue persists.'
    : 'Cannot connect to the service. Check your connection and try again.'

const failure = async (endpoint: Endpoint, response: Response): Promise<CallError> => {
  const fallback =
    endpoint.app === 'auth'
      ? `Authentication failed: ${response.status} ${response.statusText} (${endpoint.path})`
      : endpoint.response === 'file'
        ? `Download failed: ${response.status} ${response.statusText}`
        : `API Error: ${response.status} ${response.statusText}`
  const answer = errorIn(await response.text())
  return new CallError(answer?.message ?? fallback, response.status, answer)
}

const errorIn = (text: string): ErrorAnswer['error'] | undefined => {
  try {
    const { error } = JSON.parse(text) as Partial<ErrorAnswer>
    return typeof error?.code === 'string' && typeof error.message === 'string' ? error : undefined
  } catch {
    return undefined
  }
}

const parseAnswer = <E extends Endpoint>(endpoint: E, text: string): AnswerOf<E> => {
  try {
    return (endpoint.answer as z.ZodMiniType<AnswerOf<E>>).parse(text === '' ? {} : JSON.parse(text))
  } catch (error) {
    throw new CallError(`Failed to parse response from ${endpoint.path}: ${error instanceof Error ? error.message : String(error)}`, 200)
  }
}
