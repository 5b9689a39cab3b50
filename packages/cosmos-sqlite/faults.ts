import { badRequest } from './errors.ts'
import { isObject } from './store/definition.ts'

/** A fault to inject into the requests that match. */
export interface Fault {
  /** HTTP method; any when missing. */
  readonly method?: string | undefined
  /** Matches the path with its slashes, decoded. */
  readonly path: RegExp
  /** Status of the refusal; without it the request is only delayed or its connection dropped. */
  readonly status?: number | undefined
  readonly substatus?: number | undefined
  /** Milliseconds that a client is asked to wait. */
  readonly retryAfterMs?: number | undefined
  /** Milliseconds before the request is dealt with. */
  readonly latencyMs: number
  /** Breaks the connection before the operation is done, or after it, so that the client cannot know which. */
  readonly drop?: 'before' | 'after' | undefined
  /** Requests left that it applies to. */
  left: number
}

const matchFields = ['method', 'path']
const fields = [...matchFields, 'match', 'status', 'substatus', 'retryAfterMs', 'latencyMs', 'drop', 'count']

/**
 * Reads a fault: `{match: {method?, path?}, status?, substatus?, retryAfterMs?, latencyMs?, drop?, count?}`; method and path
 * may also be top-level fields. `path` is a regular expression. `count` defaults to 1; 0 means every request.
 * @throws 400 when it is not valid or has unknown fields
 */
export function parseFault(body: unknown): Fault {
  if (!isObject(body)) throw badRequest('A fault must be an object.')
  const match = body.match ?? { method: body.method, path: body.path }
  if (!isObject(match)) throw badRequest('The match of a fault must be an object.')
  refuseUnknown(body, fields)
  refuseUnknown(match, matchFields)
  const status = whole(body.status, 'status')
  if (status !== undefined && (status < 400 || status > 599)) throw badRequest('The status of a fault must be between 400 and 599.')
  const { drop } = body
  if (drop !== undefined && drop !== 'before' && drop !== 'after') throw badRequest("The drop of a fault must be 'before' or 'after'.")
  const count = whole(body.count, 'count') ?? 1
  return {
    method: match.method === undefined ? undefined : String(match.method).toUpperCase(),
    path: expression(match.path),
    status,
    substatus: whole(body.substatus, 'substatus'),
    retryAfterMs: whole(body.retryAfterMs, 'retryAfterMs'),
    latencyMs: whole(body.latencyMs, 'latencyMs') ?? 0,
    drop,
    left: count === 0 ? Number.POSITIVE_INFINITY : count,
  }
}

function refuseUnknown(given: object, known: readonly string[]) {
  const unknown = Object.keys(given).filter((name) => !known.includes(name))
  if (unknown.length > 0) throw badRequest(`A fault has no field '${unknown.join("', '")}'.`)
}

function whole(value: unknown, name: string): number | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value
  throw badRequest(`The ${name} of a fault must be a whole number.`)
}

function expression(path: unknown): RegExp {
  try {
    return new RegExp(path === undefined ? '' : String(path))
  } catch {
    throw badRequest(`The path '${String(path)}' of a fault is no regular expression.`)
  }
}

/** The fault that applies to a request, counted down; the first that was set wins. */
export function takeFault(faults: Fault[], method: string, path: string): Fault | undefined {
  const at = faults.findIndex((fault) => (fault.method === undefined || fault.method === method) && fault.path.test(path))
  const fault = faults[at]
  if (fault === undefined) return undefined
  fault.left -= 1
  if (fault.left <= 0) faults.splice(at, 1)
  return fault
}
