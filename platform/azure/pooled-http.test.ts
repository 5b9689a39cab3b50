import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createHttpHeaders, createPipelineRequest, type PipelineRequestOptions } from '@azure/core-rest-pipeline'
import { describe, expect, it, onTestFinished } from 'vitest'
import { pooledHttp } from './pooled-http.ts'

const serve = async (listener: RequestListener) => {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const send = async (options: PipelineRequestOptions) =>
  (await pooledHttp()).sendRequest(createPipelineRequest({ allowInsecureConnection: true, ...options }))

describe('the pool of connections', () => {
  it('sends method, path, headers and body, and returns status, headers and text', async () => {
    const { url } = await serve(async (request, response) => {
      const { method, url: path, headers } = request
      response.writeHead(418, { 'X-Ms-Activity': 'a1' }).end(JSON.stringify([method, path, headers['x-one'], await text(request)]))
    })
    const headers = createHttpHeaders({ 'X-One': '1' })
    const answer = await send({ url: `${url}/a%20b?c=d`, method: 'PUT', headers, body: 'Zoë' })
    expect(answer.status).toBe(418)
    expect(answer.bodyAsText).toBe('["PUT","/a%20b?c=d","1","Zoë"]')
    expect([answer.headers.get('x-ms-ACTIVITY'), answer.headers.has('x-none')]).toEqual(['a1', false])
    expect(answer.headers.toJSON()).toMatchObject({ 'x-ms-activity': 'a1' })
  })

  it('keeps letters whole that arrive in pieces', async () => {
    const bytes = Buffer.from('Zoë')
    const { url } = await serve(async (_request, response) => {
      response.write(bytes.subarray(0, 3))
      // The second half leaves once the first has been handed to the system.
      await new Promise((resolve) => response.write('', resolve))
      response.end(bytes.subarray(3))
    })
    expect((await send({ url })).bodyAsText).toBe('Zoë')
  })

  it('uses connections again', async () => {
    const { server, url } = await serve((_request, response) => response.end('{}'))
    let connections = 0
    server.on('connection', () => {
      connections += 1
    })
    const client = await pooledHttp()
    for (let index = 0; index < 10; index += 1)
      await client.sendRequest(createPipelineRequest({ url, allowInsecureConnection: true, method: 'POST', body: '{}' }))
    // A connection is free a turn of the event loop after its answer, and a request before that gets one of its own.
    expect(connections).toBeLessThanOrEqual(2)
  })

  it('ends a request that is aborted on its way, and its connection', async () => {
    const abort = new AbortController()
    const closed = Promise.withResolvers<void>()
    const { url } = await serve((request) => {
      request.socket.once('close', () => closed.resolve())
      abort.abort()
    })
    await expect(send({ url, abortSignal: abort.signal })).rejects.toMatchObject({ name: 'AbortError' })
    await closed.promise
  })

  it('sends nothing that was aborted before', async () => {
    let requests = 0
    const { url } = await serve((_request, response) => {
      requests += 1
      response.end()
    })
    await expect(send({ url, abortSignal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
    await send({ url })
    expect(requests).toBe(1)
  })

  it('names broken and refused connections as Node does, and sends nothing twice', async () => {
    let requests = 0
    const { server, url } = await serve((request) => {
      requests += 1
      request.socket.destroy()
    })
    await expect(send({ url, method: 'POST', body: '{}' })).rejects.toMatchObject({ code: 'ECONNRESET' })
    expect(requests).toBe(1)
    server.close()
    await once(server, 'close')
    await expect(send({ url })).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })

  it('calls no service without encryption unless that is allowed', async () => {
    await expect(send({ url: 'http://127.0.0.1:1', allowInsecureConnection: false })).rejects.toThrow('must be called over https')
  })
})
