import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RegisteredFunction } from '../app/core-module.ts'
import type { RpcCookie, RpcHttpRequest, RpcHttpResponse, RpcInvocationResponse, RpcTypedData } from '../app/core-types.ts'

/** The whole request as the worker would get it in one message: the form of apps that don't stream http. */
export async function readWholeRequest(request: IncomingMessage, metadata: Record<string, RpcTypedData>): Promise<RpcHttpRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)])
  const params = Object.entries(metadata).flatMap(([name, data]) => (data.string === undefined ? [] : [[name, data.string]]))
  return {
    method: request.method ?? 'GET',
    url: `http://${request.headers.host ?? 'localhost'}${request.url}`,
    headers: Object.fromEntries(headers),
    params: Object.fromEntries(params),
    ...(chunks.length > 0 && { body: { bytes: Buffer.concat(chunks) } }),
  }
}

const sameSites = { lax: 'Lax', strict: 'Strict', explicitNone: 'None', none: undefined }

function serializeCookie(cookie: RpcCookie): string {
  const parts = [`${cookie.name}=${encodeURIComponent(cookie.value)}`]
  const add = (name: string, value: unknown): void => {
    if (value !== undefined && value !== null) parts.push(`${name}=${value}`)
  }
  const seconds = cookie.expires?.value?.seconds
  add('Max-Age', cookie.maxAge?.value)
  add('Domain', cookie.domain?.value)
  add('Path', cookie.path?.value)
  add('Expires', typeof seconds === 'number' ? new Date(seconds * 1000).toUTCString() : undefined)
  if (cookie.httpOnly?.value) parts.push('HttpOnly')
  if (cookie.secure?.value) parts.push('Secure')
  add('SameSite', cookie.sameSite ? sameSites[cookie.sameSite] : undefined)
  return parts.join('; ')
}

function bodyOf(data: RpcTypedData | null | undefined): Uint8Array | string | undefined {
  return data?.bytes ?? data?.string ?? data?.json
}

/** Writes the answer that the library gave in one message; 204 when the function returned nothing. */
export function answerBuffered(response: ServerResponse, fn: RegisteredFunction, answer: RpcInvocationResponse): void {
  const output = Object.entries(fn.metadata.bindings).find(([, binding]) => binding.direction === 'out')?.[0]
  const data = output === '$return' ? answer.returnValue : answer.outputData?.find((item) => item.name === output)?.data
  const http = data?.http as RpcHttpResponse | undefined
  if (!http) {
    response.writeHead(204).end()
    return
  }
  for (const [name, value] of Object.entries(http.headers ?? {})) response.setHeader(name, value)
  const cookies = (http.cookies ?? []).map(serializeCookie)
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies)
  response.statusCode = Number(http.statusCode ?? 200)
  response.end(bodyOf(http.body))
}
