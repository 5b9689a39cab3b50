import type { Endpoint } from '@auctionwiz/contracts/endpoint'
import type * as z from 'zod/mini'
import { Failure } from '../errors/failure.ts'
import type { LogFields } from '../logging/logger.ts'
import { type FairLine, fairLine } from '../queues/turns/fair-line.ts'
import { randomId } from '../store/ids.ts'
import { readerAlone } from '../store/partition.ts'
import { isStoreError } from '../store/store.ts'
import { acceptedLanguage } from './accepted-language.ts'
import type { CallContext, ContextOf, FileAnswer, UseCase, UseCaseInput } from './context.ts'
import type { Handler, IncomingCall, OutgoingAnswer } from './http.ts'
import { authorize, type Identified, identify } from './identity.ts'
import { parseCall, unknownField } from './parse.ts'
import { asFailure, jsonHeaders, refusal, untranslatedProblems } from './refusal.ts'
import { type RefusedBodies, refusedBodies } from './refused-bodies.ts'
import type { Runtime, TokenVerifier } from './runtime.ts'
import { possibleErrors } from './spine-errors.ts'

/** An endpoint and its use case: a line of an app's composition root. */
export interface Route<E extends Endpoint = Endpoint> {
  endpoint: E
  useCase: UseCase<E>
  /** A faster equivalent of parsing an answer with the endpoint's schema. */
  readAnswer?: (result: unknown) => unknown
}

// A list of routes has use cases of different inputs; the handler passes each the input of its own endpoint.
export const serve = <E extends Endpoint>(endpoint: E, useCase: UseCase<E>): Route => ({ endpoint, useCase }) as unknown as Route

/** The state shared by the calls of one instance. */
export interface Guards {
  bodies: RefusedBodies
  /** Calls take turns by account, so that an account with very many calls delays only itself. */
  calls: FairLine
}

/**
 * Calls of one account that an instance answers at the same moment. Four are enough for some hundred a second; staff of the largest houses together
 * send some twenty. Each further call of one account is one more that those of others find before them in the process and in the database. An
 * account that has the instance to itself delays nobody: many of its calls share a batch then.
 */
const callsAtOnce = { alone: 16, usual: 4, saturated: 2 }
/**
 * Milliseconds after which a call no longer counts as parallel, so that a long export does not delay other calls of its house. Even if every
 * call is slow, an account starts 16 per second.
 */
const shortCall = { usual: 250, saturated: 1000 }

/**
 * What the calls of one instance share. While others call too, an account gets few places, fewer still on a saturated instance, so that another one
 * waits little; 200 calls of an account wait, further ones are refused with 429.
 */
export const newGuards = (isSaturated: () => boolean = () => false): Guards => ({
  bodies: refusedBodies(),
  calls: fairLine({
    atOnce: Number.POSITIVE_INFINITY,
    perAccount: (isAlone) => {
      if (isAlone) return callsAtOnce.alone
      return isSaturated() ? callsAtOnce.saturated : callsAtOnce.usual
    },
    waiting: 200,
    full: () => new Failure('rate_limited', { seconds: 1 }),
    onBegin: (free) => {
      const timer = setTimeout(free, isSaturated() ? shortCall.saturated : shortCall.usual)
      return () => clearTimeout(timer)
    },
  }),
})

/** After how many seconds screens try again while the product is closed. */
const maintenanceSeconds = 60

/** The whole way of a request: identity, tenant, feature, permission, parse, use case, present, error map, one log line. */
export const createHandler =
  (
    { endpoint, useCase, readAnswer = (result) => (endpoint.answer as z.ZodMiniType).parse(result) }: Route,
    runtime: Runtime,
    guards = newGuards(),
  ): Handler =>
  async (call) => {
    const started = runtime.now()
    const context = callContext(call, runtime, started)
    const { correlationId, log } = context
    const caller: LogFields = {}
    const tokens = naming(runtime.tokens, caller)
    const present = (result: unknown) => presented(endpoint, result, readAnswer)
    const outcome = await answerTo({ endpoint, useCase, present }, call, context, { ...runtime, tokens, guards }).then(
      (answer) => ({ answer, failure: undefined, error: undefined }),
      (error: unknown) => {
        const failure = asFailure(error)
        return { answer: refusal(failure, correlationId, context.language), failure, error }
      },
    )
    const { answer, failure, error } = outcome
    answer.headers['x-correlation-id'] = correlationId
    const ms = runtime.now().getTime() - started.getTime()
    const code = failure && { code: failure.code, ...busyService(error) }
    const line = { endpoint: endpoint.name, status: answer.status, ...code, ms, ...caller, correlationId }
    const undeclared = failure && undeclaredFailure(endpoint, failure)
    const unfit = runtime.strictContracts && failure && (undeclared ?? untranslatedProblem(failure))
    if (unfit) throw unfit
    if (undeclared) log.error('undeclared failure', undeclared, line)
    else if (failure?.code === 'internal' || failure?.code === 'record_damaged') log.error('unexpected failure', error, line)
    else log.info('request', line)
    return answer
  }

/** The API documents and callers do not know of a failure that neither the contract nor the request spine declares. */
const undeclaredFailure = (endpoint: Endpoint, { code }: Failure): Error | undefined =>
  possibleErrors(endpoint).includes(code)
    ? undefined
    : new Error(`${endpoint.method} ${endpoint.path} answers ${code}, which its contract does not declare`)

const untranslatedProblem = (failure: Failure): Error | undefined => {
  const [problem] = untranslatedProblems(failure)
  return problem === undefined ? undefined : new Error(`contracts/phrases lacks “${problem}”`)
}

/** Reads tokens and adds the ids they name to the log line of the call, so that operators can trace a refused call to its sender. */
const naming = (tokens: TokenVerifier, caller: LogFields): TokenVerifier => ({
  session: async (token) => {
    const { userId } = await tokens.session(token)
    caller.userId = userId
    return { userId }
  },
  access: async (token) => {
    const claims = await tokens.access(token)
    Object.assign(caller, { userId: claims.viewedBy ?? claims.userId, accountId: claims.accountId })
    return claims
  },
})

/** Which service was busy or could not be reached; its message holds no more than its name and a code. */
const busyService = (error: unknown): { problem?: string } => (isStoreError(error, 'busy') ? { problem: error.message } : {})

const callContext = (call: IncomingCall, { log }: Runtime, now: Date): CallContext => ({
  now,
  log,
  correlationId: correlationIdOf(call),
  address: addressOf(call),
  userAgent: (call.header('user-agent') ?? '').slice(0, 300),
  language: acceptedLanguage(call.header('accept-language')),
})

/** The id that the caller gave the call, or a new one. */
export const correlationIdOf = ({ header }: Pick<IncomingCall, 'header'>): string => {
  const given = header('x-correlation-id')
  return given && /^[\w-]{8,64}$/.test(given) ? given : randomId('req')
}

/**
 * The platform's front end adds the last entry; the caller may have forged earlier ones. Removes the port of `1.2.3.4:5` and
 * `[2001:db8::1]:5`, because with it every connection would look like another caller.
 */
const addressOf = (call: IncomingCall): string => {
  const last = call.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? 'unknown'
  const [, v4, v6] = /^(?:([\d.]+)(?::\d+)?|\[([\da-f:.]+)\](?::\d+)?)$/i.exec(last) ?? []
  return (v4 ?? v6 ?? last).slice(0, 64)
}

interface Answering {
  endpoint: Endpoint
  useCase: UseCase<Endpoint>
  present(result: unknown): OutgoingAnswer
}

const answerTo = async (
  { endpoint, useCase, present }: Answering,
  call: IncomingCall,
  context: CallContext,
  runtime: Runtime & { guards: Guards },
) => {
  if (possibleErrors(endpoint).includes('maintenance') && (await runtime.maintenance?.()))
    throw new Failure('maintenance', { seconds: maintenanceSeconds })
  const identified = await identify(endpoint, call, context, runtime)
  try {
    authorize(endpoint, identified)
    const input = {
      ...(await parsed(endpoint, call, context, runtime.guards)),
      form: formOf(endpoint, call),
      idempotencyKey: idempotencyKeyOf(call),
    }
    const given = onlyReads(endpoint) ? reading(identified) : identified
    const work = async () => present(await useCase(input as UseCaseInput<Endpoint>, given as ContextOf<Endpoint>))
    // The duration of a form depends on its sender; the work on its files has its own log lines.
    const waits = 'claims' in identified && endpoint.request !== 'multipart'
    return await (waits ? runtime.guards.calls.run(identified.claims.accountId, work) : work())
  } catch (error) {
    throw await (runtime.explain?.(error, identified) ?? error)
  }
}

/** A GET changes nothing. One that sends a file is named in the audit log. */
const onlyReads = ({ method, response }: Endpoint): boolean => method === 'GET' && response !== 'file'

const reading = (context: Identified): object => ({
  ...context,
  ...('account' in context && { account: readerAlone(context.account) }),
  ...('house' in context && { house: readerAlone(context.house) }),
})

/** Slows down callers without a token who send many bodies that our clients never send. */
const parsed = async (endpoint: Endpoint, call: IncomingCall, { address, now }: CallContext, { bodies }: Guards) => {
  if (endpoint.access.kind !== 'public' || !endpoint.body) return parseCall(endpoint, call)
  bodies.admit(address, now)
  return parseCall(endpoint, call).catch((error: unknown) => {
    if (error instanceof Failure && isForeign(error)) bodies.refused(address, now)
    throw error
  })
}

const isForeign = ({ code, details }: Failure): boolean =>
  code === 'body_too_large' || code === 'invalid_json' || Object.values(details?.fields ?? {}).includes(unknownField)

const formOf = (endpoint: Endpoint, call: IncomingCall) => {
  if (endpoint.request !== 'multipart') return undefined
  const contentType = call.header('content-type') ?? ''
  if (!/^multipart\/form-data\b.*boundary=/i.test(contentType)) throw new Failure('unsupported_media', { expected: 'multipart/form-data' })
  if (!call.body) throw new Failure('upload_incomplete')
  return { contentType, body: call.body }
}

const idempotencyKeyOf = (call: IncomingCall): string | undefined => {
  const key = call.header('idempotency-key')
  if (key === undefined || /^[\w-]{8,128}$/.test(key)) return key
  throw new Failure('invalid_request', { fields: { 'Idempotency-Key': 'Use 8 to 128 letters, digits, hyphens and underscores.' } })
}

/** The contract's answer schema drops every field it does not name, so nothing internal leaves by accident. */
const presented = (endpoint: Endpoint, result: unknown, read: (result: unknown) => unknown): OutgoingAnswer => {
  if (endpoint.response === 'file') return file(result as FileAnswer)
  const body = JSON.stringify(read(result))
  return { status: endpoint.status ?? 200, headers: { ...jsonHeaders }, body }
}

const file = ({ contentType, fileName, body }: FileAnswer): OutgoingAnswer => ({
  status: 200,
  headers: {
    'content-type': contentType,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  },
  body,
})
