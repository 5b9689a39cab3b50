import { Failure } from '@auctionwiz/platform/core/failure'

/** Statuses with which storage says that it can't now, also after the client's own retries. */
const busyStatuses = [408, 429, 500, 503]

/** Codes of a connection that could not be made or broke. */
const connectionCodes = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'REQUEST_SEND_ERROR']

/** A failure of file or queue storage as the caller should read it: what may pass is `busy`, all else stays what it is. */
export const storageFailure = (error: unknown): unknown => {
  const { statusCode, code } = error as { statusCode?: unknown; code?: unknown }
  const passing = busyStatuses.includes(statusCode as number) || connectionCodes.includes(code as string)
  return passing ? new Failure('busy', { seconds: 5 }) : error
}
