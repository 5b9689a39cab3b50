import { StoreError } from '../core/store/store.ts'

/** Statuses with which a service says that it cannot answer now; its SDK has tried again by then. */
const busyStatuses: readonly unknown[] = [408, 410, 429, 449, 500, 502, 503, 504]

/** Codes of a connection that could not be made or broke before anything was answered. */
const connectionCodes: readonly unknown[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ERR_STREAM_PREMATURE_CLOSE',
  'REQUEST_SEND_ERROR',
]

/** Codes of calls that took too long, those of the SDKs included. */
const timeoutCodes: readonly unknown[] = [
  'ETIMEDOUT',
  'ESOCKETTIMEDOUT',
  'TimeoutError',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
]

/** A status as a number or a name of Node's, wherever the SDKs and `fetch` put it. */
const codeOf = (error: unknown): unknown => {
  const { name, statusCode, code, cause } = (error ?? {}) as {
    name?: string
    statusCode?: unknown
    code?: unknown
    cause?: { code?: unknown }
  }
  if (name === 'TimeoutError') return name
  const found = statusCode ?? code ?? cause?.code
  return Number.isNaN(Number(found)) ? found : Number(found)
}

/**
 * The one place where the answers of the database, of Blob and of Queue storage become `busy`: a service that is throttled, down, unreachable or
 * too slow. Undefined for any other failure.
 * @param service what the log names
 * @param retryAfterMs how long the caller waits at least; the failure's own figure comes first
 */
export const busyErrorOf = (error: unknown, service: string, retryAfterMs?: number): StoreError | undefined => {
  const code = codeOf(error)
  if (![busyStatuses, connectionCodes, timeoutCodes].some((codes) => codes.includes(code))) return undefined
  const { retryAfterInMs } = error as { retryAfterInMs?: number }
  return new StoreError('busy', `${service}: ${code}`, retryAfterInMs ?? retryAfterMs)
}

/** Whether an immediate retry makes sense: not after throttling, for which the SDK has waited, nor after a timeout. */
export const isWorthASecond = (error: unknown): boolean => {
  const code = codeOf(error)
  return code === 503 || code === 449 || connectionCodes.includes(code)
}
