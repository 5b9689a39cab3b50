import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { collector } from './collector.ts'

const span = (spanId: string, parentSpanId: string, name: string, fields: Record<string, string | number> = {}, links: object[] = []) => ({
  traceId: 'a'.repeat(32),
  spanId,
  parentSpanId,
  name,
  startTimeUnixNano: `${1_000_000_000_000 + Number(spanId) * 1_000_000}`,
  endTimeUnixNano: `${1_000_000_000_000 + Number(spanId) * 1_000_000 + 2_500_000}`,
  attributes: Object.entries(fields).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { doubleValue: value } : { stringValue: value },
  })),
  links,
})
const exported = (...spans: object[]) => JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans }] }] })

const start = async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const said: string[] = []
  const server = collector((lines) => said.push(...lines)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    vi.useRealTimers()
  })
  const { port } = server.address() as AddressInfo
  const post = async (path: string, body: string) => (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body })).status
  return { said, post }
}

it('shows a trace as a tree with times, request units and what enqueued it', async () => {
  const { said, post } = await start()
  const query = span('2', '1', 'cosmos query', { 'db.collection.name': 'bidders', 'azure.cosmosdb.operation.request_charge': 2.84 })
  const call = { 'http.response.status_code': 200, 'auctionwiz.storage_operations': 1, 'auctionwiz.correlation_id': 'req_12345678' }
  expect(await post('/v1/traces', exported(query, span('1', '9', 'call listBidders', call)))).toBe(200)
  const other = { ...span('3', '', 'work jobs', {}, [{ traceId: 'a'.repeat(32), spanId: '1' }]), traceId: 'b'.repeat(32) }
  expect(await post('/v1/traces', exported(other))).toBe(200)
  vi.runAllTimers()
  expect(said).toEqual([
    `trace ${'a'.repeat(32)}`,
    '  call listBidders  200  2.5 ms  1 operations  req_12345678',
    '    cosmos query  bidders  2.5 ms  2.8 RU',
    `trace ${'b'.repeat(32)}`,
    `  work jobs  2.5 ms  enqueued by call listBidders of trace ${'a'.repeat(32)}`,
  ])
})

it('accepts metrics and refuses what it cannot read', async () => {
  const { post } = await start()
  expect(await post('/v1/metrics', '{}')).toBe(200)
  expect(await post('/v1/traces', 'no JSON')).toBe(400)
  expect(await post('/elsewhere', '{}')).toBe(404)
})
