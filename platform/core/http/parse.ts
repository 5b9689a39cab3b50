import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@auctionwiz/contracts/endpoint'
import { fieldProblem } from '@auctionwiz/contracts/field-problem'
import type * as z from 'zod/mini'
import { Failure } from '../errors/failure.ts'
import type { IncomingCall } from './http.ts'
import { readJson } from './json-body.ts'

type Parsed<E extends Endpoint> = { params: ParamsOf<E>; query: QueryOf<E>; body: BodyOf<E> }

/** What is said of a field that the contract does not name. */
export const unknownField = 'Unknown field. Check its spelling.'

/** Names of fields that are wrong, with what is wrong about each. */
type Problems = Record<string, string>

/** The most problems that an answer names, and the most characters of a name. A long answer would cost more than the bad call. */
const maxProblems = 20
const longestName = 100

/** Reads and checks all that a call sends. Unknown query parameters and fields are refused by name. */
export const parseCall = async <E extends Endpoint>(endpoint: E, call: IncomingCall): Promise<Parsed<E>> => {
  // Without a prototype a field may be called anything, `__proto__` too, and is refused like the others.
  const problems: Problems = Object.create(null)
  const params = check(endpoint.params, endpoint.params ? call.params : undefined, problems)
  const query = check(endpoint.query, { ...headerQuery(endpoint, call), ...queryObject(call.query) }, problems)
  if (!endpoint.query) for (const name of call.query.keys()) if (!note(problems, name, 'Unknown query parameter.')) break
  const body =
    endpoint.body && endpoint.request !== 'multipart' ? check(endpoint.body, await readJson(endpoint, call), problems) : undefined
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

const check = (schema: z.ZodMiniType | undefined, value: unknown, problems: Problems): unknown => {
  if (!schema) return undefined
  const result = schema.safeParse(value)
  if (result.success) return result.data
  for (const issue of result.error.issues) if (!describe(issue, problems)) break
  return undefined
}

type Issue = z.core.$ZodIssue

/** @returns false once there are as many problems as an answer names. */
const describe = (issue: Issue, problems: Problems): boolean => {
  if (issue.code === 'unrecognized_keys') return issue.keys.every((key) => note(problems, [...issue.path, key].join('.'), unknownField))
  return note(problems, issue.path.length > 0 ? issue.path.join('.') : 'body', fieldProblem(issue))
}

const note = (problems: Problems, name: string, problem: string): boolean => {
  problems[name.slice(0, longestName)] ??= problem
  return Object.keys(problems).length < maxProblems
}
