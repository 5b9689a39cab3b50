import type { IncomingHttpHeaders } from 'node:http'

/** A request whose body has been read. */
export interface Request {
  readonly method: string
  /** Steps of the path, decoded. */
  readonly path: readonly string[]
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** What is sent back; `body` is JSON. */
export interface Reply {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
}

/** The value of a header that is sent once. */
export function header({ headers }: Request, name: string): string | undefined {
  const value = headers[name]
  return Array.isArray(value) ? value.join(',') : value
}

/** True for the spellings of true that SDKs send. */
export const flag = (request: Request, name: string): boolean => header(request, name)?.toLowerCase() === 'true'

/** Names of the service's headers that more than one module uses. */
export const names = {
  activityId: 'x-ms-activity-id',
  allowBatch: 'x-ms-cosmos-is-batch-request',
  charge: 'x-ms-request-charge',
  continuation: 'x-ms-continuation',
  itemCount: 'x-ms-item-count',
  key: 'x-ms-documentdb-partitionkey',
  pageSize: 'x-ms-max-item-count',
  rangeId: 'x-ms-documentdb-partitionkeyrangeid',
  retryAfter: 'x-ms-retry-after-ms',
  session: 'x-ms-session-token',
  substatus: 'x-ms-substatus',
} as const
