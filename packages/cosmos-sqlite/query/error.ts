/** A query the service refuses: HTTP status, the service's error code and a message naming what is wrong and where. */
export class QueryError extends Error {
  override readonly name = 'QueryError'
  readonly status: number
  readonly code: string

  constructor(message: string, code = 'BadRequest', status = 400) {
    super(message)
    this.status = status
    this.code = code
  }
}
