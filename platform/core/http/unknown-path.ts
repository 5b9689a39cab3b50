import type { Endpoint } from '@auctionwiz/contracts/endpoint'
import { Failure } from '../errors/failure.ts'
import { acceptedLanguage } from './accepted-language.ts'
import { correlationIdOf } from './create-handler.ts'
import type { OutgoingAnswer } from './http.ts'
import { refusal } from './refusal.ts'
import type { Runtime } from './runtime.ts'

/** A call that no endpoint of the app takes. */
export interface UnknownCall {
  method: string
  /** Path of the address, with its slashes. */
  path: string
  header(name: string): string | undefined
}

/**
 * Answers calls that no endpoint takes, as all failures are answered: 405 with `Allow` where the path takes other methods, else 404.
 */
export const unknownPath = (endpoints: readonly Pick<Endpoint, 'method' | 'path'>[], { log }: Pick<Runtime, 'log'>) => {
  const known = endpoints.map(({ method, path }) => ({ method, pattern: patternOf(path) }))
  return (call: UnknownCall): OutgoingAnswer => {
    const correlationId = correlationIdOf(call)
    const path = call.path.replace(/^\/|\/$/g, '')
    const allowed = [...new Set(known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))].sort().join(', ')
    const failure = allowed === '' ? new Failure('unknown_path') : new Failure('method_not_allowed', { method: call.method, allowed })
    const answer = refusal(failure, correlationId, acceptedLanguage(call.header('accept-language')))
    answer.headers['x-correlation-id'] = correlationId
    if (allowed !== '') answer.headers.allow = allowed
    log.info('request', { endpoint: 'unknownPath', status: answer.status, code: failure.code, correlationId })
    return answer
  }
}

/** Routes match case-insensitively; a parameter takes one segment. */
const patternOf = (path: string): RegExp => {
  const parts = path.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('[^/]+')}$`, 'i')
}
