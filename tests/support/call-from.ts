import { request } from 'node:http'

export interface Answer {
  status: number
  /** Parsed, `undefined` when it was no JSON. */
  body:
    | { data?: { user: { id: string }; sessionToken: string }; error?: { code: string; message: string; correlationId: string } }
    | undefined
  retryAfter: number | undefined
  ms: number
}

/** Posts JSON from one of this machine's own addresses (127.x.x.x), so that services distinguish callers. */
export const callFrom = (address: string, url: string, content: object): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const started = performance.now()
    const call = request(
      url.replace('localhost', '127.0.0.1'),
      { method: 'POST', localAddress: address, headers: { 'content-type': 'application/json' }, agent: false },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          const retry = response.headers['retry-after']
          resolve({
            status: response.statusCode ?? 0,
            body: text.startsWith('{') ? (JSON.parse(text) as Answer['body']) : undefined,
            retryAfter: retry === undefined ? undefined : Number(retry),
            ms: performance.now() - started,
          })
        })
      },
    )
    call.on('error', reject)
    call.end(JSON.stringify(content))
  })
