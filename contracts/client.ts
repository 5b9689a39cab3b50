import type * as z from 'zod/mini'
import type { CallTexts } from './call-texts.ts'
import type { AnswerOf, App, BodyInputOf, Endpoint, ParamsOf, QueryOf } from './endpoint.ts'
import type { ErrorAnswer, ErrorCode, ErrorDetails } from './errors.ts'
import type { Language } from './identity.ts'
import { newTraceParent } from './trace-parent.ts'

/** A failed call. `code` is absent when the answer did not come from the app (a proxy, no network). */
export class CallError extends Error {
  override name = 'CallError'
  readonly status: number
  readonly code: ErrorCode | undefined
  readonly details: ErrorDetails
  readonly correlationId: string | undefined
  /** The paths where a successful answer violates the contract, such as `data.user`; empty for every other failure. */
  readonly misfits: readonly string[]

  constructor(message: string, status: number, answer?: ErrorAnswer['error'], misfits: readonly string[] = []) {
    super(message)
    this.status = status
    this.misfits = misfits
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
  /** The language of the messages that the service answers; the browser's by default. */
  language?: () => Language
  /** The messages of a call that got no answer of the service. */
  texts: CallTexts
  /** `fetch`, or a function with the same signature. */
  send(url: string, init: RequestInit): Promise<Response>
  /** Returns a signal that aborts after `milliseconds`. The default is `AbortSignal.timeout`; tests pass their own. */
  timeout?: (milliseconds: number) => AbortSignal
}

/** The timeout of a call in milliseconds. Uploads and downloads have none, because their length decides. */
export const answerTimeout = 30_000

type Needed<Name extends string, T> = T extends undefined ? { [K in Name]?: undefined } : { [K in Name]: T }

export type CallInput<E extends Endpoint> = Needed<'params', ParamsOf<E>> & { query?: Partial<QueryOf<E>> | undefined } & (E extends {
    request: 'multipart'
  }
    ? { body: FormData }
    : Needed<'body', BodyInputOf<E>>) & {
    signal?: AbortSignal
    idempotencyKey?: string
    /** A house other than the current one. */
    auctionHouseId?: string
  }

/** The typed client: one function that makes any call of the contracts and parses its answer. */
export const createClient =
  (transport: Transport) =>
  async <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<AnswerOf<E>> => {
    const url = `${transport.address(endpoint.app)}/${fillPath(endpoint.path, input.params)}${queryString(input.query)}`
    const limit = isTimed(endpoint) ? (transport.timeout ?? AbortSignal.timeout)(answerTimeout) : undefined
    const { texts } = transport
    const noAnswer = (error: unknown): never => {
      if (input.signal?.aborted) throw error
      throw new CallError(limit?.aborted ? texts.tooSlow : endpoint.app === 'auth' ? texts.authUnreachable : texts.unreachable, 0)
    }
    const init = requestInit(endpoint, input, transport, limit)
    const response = await transport.send(url, init).catch(noAnswer)
    if (!response.ok) throw failure(endpoint, response, await response.text().catch(noAnswer), texts)
    if (endpoint.response === 'file') return (await response.blob().catch(noAnswer)) as AnswerOf<E>
    return parseAnswer(endpoint, await response.text().catch(noAnswer))
  }

export type Client = ReturnType<typeof createClient>

const fillPath = (path: string, params: unknown): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name])))

/** Omits empty values; lists repeat their key. */
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

const isTimed = ({ timed = true, request, response }: Endpoint): boolean => timed && request !== 'multipart' && response !== 'file'

const requestInit = (endpoint: Endpoint, input: Sent, transport: Transport, limit: AbortSignal | undefined): RequestInit => {
  const credentials = transport.credentials()
  const headers: Record<string, string> = {
    traceparent: newTraceParent(),
    ...(transport.language && { 'accept-language': transport.language() }),
  }
  const token =
    endpoint.access.kind === 'session'
      ? credentials.sessionToken
      : endpoint.access.kind === 'access' || endpoint.access.caller
        ? credentials.accessToken
        : undefined
  if (token) headers.authorization = `Bearer ${token}`
  const { auctionHouseId = credentials.auctionHouseId } = input
  if (endpoint.access.kind === 'access' && endpoint.access.scope === 'house' && auctionHouseId)
    headers['x-auction-house-id'] = auctionHouseId
  if (input.idempotencyKey) headers['idempotency-key'] = input.idempotencyKey
  const init: RequestInit = { method: endpoint.method, headers }
  const signals = [input.signal, limit].filter((signal) => signal !== undefined)
  if (signals.length > 0) init.signal = AbortSignal.any(signals)
  if (endpoint.request === 'multipart') init.body = input.body as FormData
  else if (input.body !== undefined) {
    headers['content-type'] = 'application/json'
    init.body = JSON.stringify(input.body)
  }
  return init
}

const failure = (endpoint: Endpoint, response: Response, text: string, texts: CallTexts): CallError => {
  const say = endpoint.app === 'auth' ? texts.authFailed : endpoint.response === 'file' ? texts.downloadFailed : texts.failed
  const { error, message } = errorIn(text)
  const status = `${response.status} ${response.statusText}`
  return new CallError(error?.message ?? message ?? say({ status, path: endpoint.path }), response.status, error)
}

/** The app's own error answer or, from a proxy or gateway, the message at its root. */
const errorIn = (text: string): { error?: ErrorAnswer['error']; message?: string } => {
  try {
    const { error, message } = JSON.parse(text) as Partial<ErrorAnswer> & { message?: unknown }
    if (typeof error?.message === 'string' && error.message) return typeof error.code === 'string' ? { error } : { message: error.message }
    return typeof message === 'string' && message ? { message } : {}
  } catch {
    return {}
  }
}

/** An empty body counts as an empty object. */
const parseAnswer = <E extends Endpoint>(endpoint: E, text: string): AnswerOf<E> => {
  const failed = (reason: string, misfits?: string[]) =>
    new CallError(`Failed to parse response from ${endpoint.path}: ${reason}`, 200, undefined, misfits)
  let json: unknown
  try {
    json = text === '' ? {} : JSON.parse(text)
  } catch (error) {
    throw failed(error instanceof Error ? error.message : String(error))
  }
  const parsed = (endpoint.answer as z.ZodMiniType<AnswerOf<E>>).safeParse(json)
  if (parsed.success) return parsed.data
  const misfits = parsed.error.issues.map(({ path }) => path.join('.'))
  const [first = ''] = misfits
  throw failed(first === '' ? 'unexpected answer' : `unexpected value at ${first}`, misfits)
}
