import { CosmosError } from '../errors.ts'
import { parseFault } from '../faults.ts'
import { emptyStats, storageOperations } from '../stats.ts'
import { parseBody } from './body.ts'
import type { Context } from './context.ts'
import type { Reply, Request } from './message.ts'

/**
 * Addresses of the endpoint's own, for tests and benchmarks; they need no key.
 * `GET /_local/health`; `GET` and `DELETE /_local/stats`; `GET`, `POST` and `DELETE /_local/faults`.
 */
export function local(context: Context, { method, path, body }: Request): Reply {
  const json = (value: unknown, status = 200): Reply => ({ status, body: JSON.stringify(value) })
  switch (`${method} ${path.slice(1).join('/')}`) {
    case 'GET health':
      return json({ status: 'ok' })
    case 'GET stats':
      return json({ operations: storageOperations(context.stats), ...context.stats })
    case 'DELETE stats':
      context.stats = emptyStats()
      return { status: 204 }
    case 'GET faults':
      return json(context.faults.map((fault) => ({ ...fault, path: fault.path.source })))
    case 'POST faults': {
      const given = parseBody(body)
      context.faults.push(...(Array.isArray(given) ? given : [given]).map(parseFault))
      return json({ faults: context.faults.length }, 201)
    }
    case 'DELETE faults':
      context.faults.length = 0
      return { status: 204 }
    default:
      throw new CosmosError(404, `There is no ${method} /${path.join('/')}.`)
  }
}
