import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@auctionwiz/contracts/endpoint'
import type * as z from 'zod/mini'
import { Failure } from './failure.ts'
import { type IncomingCall, jsonBodyLimit, readText } from './http.ts'

type Parsed<E extends Endpoint> = { params: ParamsOf<E>; query: QueryOf<E>; body: BodyOf<E> }

/** Reads and checks all that a call sends. Unknown query parameters and fields are refused by name. */
export const parseCall = async <E extends Endpoint>(endpoint: E, call: IncomingCall): Promise<Parsed<E>> => {
  // Without a prototype a field may be called anything, `__proto__` too, and is refused like the others.
  const problems: Record<string, string> = Object.create(null)
  const params = check(endpoint.params, endpoint.params ? call.params : undefined, problems)
  const query = check(endpoint.query, { ...headerQuery(endpoint, call), ...queryObject(call.query) }, problems)
  if (!endpoint.query) for (const name of call.query.keys()) problems[name] = 'Unknown query parameter.'
  const body = endpoint.body && endpoint.request !== 'multipart' ? check(endpoint.body, await readJson(call), problems) : undefined
  if (Object.keys(problems).length > 0) throw new Failure('invalid_request', { fields: problems })
  return { params, query, body } as Parsed<E>
}

/** What the headers that the endpoint names say in place of query parameters. */
const headerQuery = ({ headers = {} }: Endpoint, call: IncomingCall): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([header, name]) => (call.header(header) === undefined ? [] : [[name, call.header(header) ?? '']])),
  )

const queryObject = (query: URLSearchParams): Record<string, string | string[]> => {
  const object: Record<string, string | string[]> = {}
  for (const name of new Set(query.keys())) {
    const values = query.getAll(name)
    Object.defineProperty(object, name, { value: values.length === 1 ? values[0] : values, enumerable: true })
  }
  return object
}

const readJson = async (call: IncomingCall): Promise<unknown> => {
  const type = call.header('content-type') ?? 'application/json'
  if (!/^application\/json\b/i.test(type)) throw new Failure('unsupported_media', { expected: 'application/json' })
  const declared = Number(call.header('content-length') ?? 0)
  const text = declared > jsonBodyLimit ? undefined : await readText(call.body, jsonBodyLimit)
  if (text === undefined) throw new Failure('body_too_large', { limit: '1 MB' })
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new Failure('invalid_json')
  }
}

const check = (schema: z.ZodMiniType | undefined, value: unknown, problems: Record<string, string>): unknown => {
  if (!schema) return undefined
  const result = schema.safeParse(value)
  if (result.success) return result.data
  for (const issue of result.error.issues) describe(issue, problems)
  return undefined
}

type Issue = z.core.$ZodIssue

const describe = (issue: Issue, problems: Record<string, string>): void => {
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys) problems[[...issue.path, key].join('.')] = 'Unknown field. Check its spelling.'
    return
  }
  const field = issue.path.length > 0 ? issue.path.join('.') : 'body'
  problems[field] ??= textOf(issue)
}

const textOf = (issue: Issue): string => {
  if (issue.code === 'invalid_type' && issue.input === undefined && /^Invalid input/.test(issue.message))
    return 'This field is required or of the wrong type.'
  if (issue.code === 'invalid_value') return `Use one of: ${issue.values.join(', ')}.`
  if (issue.code === 'too_big' && /^Invalid input/.test(issue.message)) return `Use at most ${issue.maximum}.`
  return issue.message === 'Invalid input' ? 'This value is not valid.' : issue.message
}
