import type { HttpClient, HttpHeaders, PipelineRequest, PipelineResponse } from '@azure/core-rest-pipeline'
import type { Agent, Dispatcher } from 'undici'

/** Milliseconds for which an unused connection is kept, if the server does not say for how long it keeps it. */
const keepAliveTimeout = 60_000

/**
 * Sends the requests of an Azure SDK over pools of kept connections, one for each origin. This takes much less processor time than
 * Node's own client. For requests and answers of texts, as those of Cosmos DB are; how long an answer may take is up to the signal of each request.
 */
export const pooledHttp = async (): Promise<HttpClient> => {
  const { default: Pools } = await import('undici/lib/dispatcher/agent.js')
  // The signal of a request covers the whole of it, so the pool needs no timers for parts of it.
  const pools = new Pools({ keepAliveTimeout, headersTimeout: 0, bodyTimeout: 0, connect: { minVersion: 'TLSv1.2' } })
  return { sendRequest: (request) => send(pools, request) }
}

const send = (pools: Agent, request: PipelineRequest): Promise<PipelineResponse> =>
  new Promise((resolve, reject) => {
    const { origin, protocol, pathname, search } = new URL(request.url)
    if (protocol !== 'https:' && !request.allowInsecureConnection) throw new Error(`${origin} must be called over https.`)
    const { body, method } = request
    if (body !== undefined && body !== null && typeof body !== 'string' && !Buffer.isBuffer(body))
      throw new TypeError('Only texts and buffers can be sent.')
    const exchange = new Exchange(request, resolve, reject)
    if (!exchange.aborted)
      pools.dispatch(
        { origin, path: pathname + search, method, headers: request.headers.toJSON({ preserveCase: true }), body: body ?? null },
        exchange,
      )
  })

/** One request and its answer. */
class Exchange implements Dispatcher.DispatchHandler {
  readonly #request: PipelineRequest
  readonly #resolve: (response: PipelineResponse) => void
  readonly #reject: (error: Error) => void
  readonly #chunks: Buffer[] = []
  #controller: Dispatcher.DispatchController | undefined
  #status = 0
  #headers: Received = {}

  constructor(request: PipelineRequest, resolve: (response: PipelineResponse) => void, reject: (error: Error) => void) {
    this.#request = request
    this.#resolve = resolve
    this.#reject = reject
    if (this.aborted) this.#abort()
    else request.abortSignal?.addEventListener('abort', this.#abort)
  }

  get aborted(): boolean {
    return this.#request.abortSignal?.aborted ?? false
  }

  /** The caller learns of it at once, even while a connection is still being made; such a request is then never sent. */
  readonly #abort = (): void => {
    const error = Object.assign(new Error('The request was aborted.'), { name: 'AbortError' })
    this.#reject(error)
    this.#controller?.abort(error)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.aborted) this.#abort()
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: Received): void {
    this.#status = status
    this.#headers = headers
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk)
  }

  onResponseEnd(): void {
    this.#forget()
    const [only] = this.#chunks
    const whole = this.#chunks.length === 1 && only ? only : Buffer.concat(this.#chunks)
    this.#resolve({
      request: this.#request,
      status: this.#status,
      headers: new ReceivedHeaders(this.#headers),
      bodyAsText: whole.toString('utf8'),
    })
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#forget()
    this.#reject(Object.assign(new Error(error.message, { cause: error }), { code: codeOf(error) }))
  }

  /** The signal may outlive the request. */
  #forget(): void {
    this.#request.abortSignal?.removeEventListener('abort', this.#abort)
  }
}

/** What the pool says of a broken connection, in the codes of Node's own client that the SDK and `busyErrorOf` know. */
const nodeCodes: Readonly<Record<string, string>> = { UND_ERR_SOCKET: 'ECONNRESET', UND_ERR_CONNECT_TIMEOUT: 'ETIMEDOUT' }

const codeOf = (error: Error & { code?: string }): string => {
  const { code = 'REQUEST_SEND_ERROR' } = error
  return nodeCodes[code] ?? code
}

/** Headers of an answer by their names in small letters. */
type Received = Record<string, string | string[] | undefined>

class ReceivedHeaders implements HttpHeaders {
  readonly #values: Record<string, string> = {}

  constructor(received: Received) {
    for (const [name, value] of Object.entries(received)) if (value !== undefined) this.#values[name] = String(value)
  }

  get(name: string): string | undefined {
    return this.#values[name.toLowerCase()]
  }

  has(name: string): boolean {
    return this.get(name) !== undefined
  }

  set(name: string, value: string | number | boolean): void {
    this.#values[name.toLowerCase()] = String(value)
  }

  delete(name: string): void {
    delete this.#values[name.toLowerCase()]
  }

  toJSON(): Record<string, string> {
    return { ...this.#values }
  }

  [Symbol.iterator](): IterableIterator<[string, string]> {
    return Object.entries(this.#values)[Symbol.iterator]()
  }
}
