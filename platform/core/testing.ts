import type { Endpoint } from '@auctionwiz/contracts/endpoint'
import type { ErrorAnswer, ErrorCode } from '@auctionwiz/contracts/errors'
import type { OutgoingAnswer } from './http.ts'
import { possibleErrors } from './spine-errors.ts'

/**
 * Fails when an endpoint answers a failure that neither its contract nor the request spine names: callers and the API documents would not
 * know of it. The tests of all apps send their calls through it. @returns the answer
 */
export const declared = (endpoint: Endpoint, answer: OutgoingAnswer): OutgoingAnswer => {
  if (answer.status < 400) return answer
  const { code } = (JSON.parse(String(answer.body)) as ErrorAnswer).error
  const known: readonly ErrorCode[] = possibleErrors(endpoint)
  if (!known.includes(code)) throw new Error(`${endpoint.method} ${endpoint.path} answered ${code}, which its contract does not name`)
  return answer
}
