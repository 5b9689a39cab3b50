import { badRequest } from '../errors.ts'
import { limits } from '../limits.ts'
import { isObject } from '../store/definition.ts'
import type { Parameter } from '../worker/protocol.ts'
import { parseBody } from './body.ts'

/** Reads `{query, parameters}`; an empty body means all resources. */
export function parseQuery(body: Buffer): { text: string; parameters: Parameter[] } {
  if (body.length === 0) return { text: 'SELECT * FROM c', parameters: [] }
  const parsed = parseBody(body)
  if (!isObject(parsed) || typeof parsed.query !== 'string') throw badRequest('The request body must be an object with a query.')
  if (Buffer.byteLength(parsed.query) > limits.queryBytes) throw badRequest(`The query is longer than ${limits.queryBytes} bytes.`)
  const list = parsed.parameters ?? []
  if (!Array.isArray(list)) throw badRequest('The parameters of a query must be a list.')
  return { text: parsed.query, parameters: list.map(parameter) }
}

function parameter(given: unknown): Parameter {
  if (!isObject(given) || typeof given.name !== 'string' || !/^@\w+$/.test(given.name)) {
    throw badRequest("A parameter of a query needs a name that starts with '@'.")
  }
  // JSON has no undefined: a parameter whose value is undefined comes without one.
  return { name: given.name, value: given.value }
}
