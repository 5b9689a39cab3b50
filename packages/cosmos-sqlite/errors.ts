const codes: Record<number, string> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  409: 'Conflict',
  410: 'Gone',
  412: 'PreconditionFailed',
  413: 'RequestEntityTooLarge',
  424: 'FailedDependency',
  429: 'TooManyRequests',
  449: 'RetryWith',
  500: 'InternalServerError',
  501: 'NotImplemented',
  503: 'ServiceUnavailable',
}

/** Name that the service gives a status of 400 and above in the `code` of an error body. */
export const codeOf = (status: number): string => codes[status] ?? 'Error'

/** A refusal that travels to the client as `{code, message}` with its HTTP status and, where Azure has one, its substatus. */
export class CosmosError extends Error {
  readonly status: number
  readonly substatus: number | undefined
  /** Further properties of the error body, such as `additionalErrorInfo`. */
  readonly extra: Record<string, unknown> | undefined

  constructor(status: number, message: string, options: { substatus?: number; extra?: Record<string, unknown> } = {}) {
    super(message)
    this.name = 'CosmosError'
    this.status = status
    this.substatus = options.substatus
    this.extra = options.extra
  }
}

export const badRequest = (message: string, substatus?: number) =>
  new CosmosError(400, message, substatus === undefined ? {} : { substatus })

export const notFound = (what: string, substatus?: number) =>
  new CosmosError(404, `Resource Not Found: ${what} does not exist.`, substatus === undefined ? {} : { substatus })

export const conflict = (message: string) => new CosmosError(409, message)

export const preconditionFailed = (message = 'One of the specified pre-condition is not met.') => new CosmosError(412, message)

export const tooLarge = (message: string) => new CosmosError(413, message)

/** A feature of Azure Cosmos DB that this endpoint leaves out; it says so instead of guessing. */
export const unsupported = (feature: string) => new CosmosError(501, `Not supported by the local Cosmos DB endpoint: ${feature}.`)
