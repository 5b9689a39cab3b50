import { createHttpHeaders, type HttpClient } from '@azure/core-rest-pipeline'
import { afterEach, expect, it, vi } from 'vitest'
import { readTrace, withTrace } from './message-trace.ts'
import { openRecorder } from './recorder.ts'
import { shareOf } from './start-telemetry.ts'
import { recordWith, traced, tracedOperation } from './traced.ts'

const insights = 'InstrumentationKey=00000000-0000-0000-0000-000000000001;IngestionEndpoint=https://ingest.example/'
afterEach(() => recordWith(undefined))

interface Envelope {
  name: string
  sampleRate: number
  tags: Record<string, string>
  data: {
    baseType: string
    baseData: { id: string; name: string; properties: Record<string, string>; metrics?: { name: string; value: number }[] }
  }
}

/** Application Insights that keeps what it gets. */
const recording = async (share = 1) => {
  const texts: string[] = []
  const httpClient: HttpClient = {
    sendRequest: async (request) => {
      texts.push(String(request.body))
      const bodyAsText = JSON.stringify({ itemsReceived: 1, itemsAccepted: 1, errors: [] })
      return { request, status: 200, headers: createHttpHeaders({ 'content-type': 'application/json' }), bodyAsText }
    },
  }
  recordWith(await openRecorder({ service: 'func-aw-bidders-dev', insights, share, metricMs: 500, httpClient }))
  const envelopes = () => texts.flatMap((text) => JSON.parse(text) as Envelope[])
  return { text: () => texts.join(), of: (type: string) => envelopes().filter(({ data }) => data.baseType === type) }
}

const call = () =>
  traced(
    { name: 'call readBidder', kind: 'server', fields: { 'http.route': 'bidders/{id}', 'http.request.method': 'GET' } },
    () =>
      tracedOperation(
        { name: 'cosmos read', fields: { 'db.system.name': 'azure.cosmosdb' } },
        async () => 3,
        (requestUnits) => ({ requestUnits }),
      ),
    () => ({ 'http.response.status_code': 200, 'auctionwiz.correlation_id': 'req_12345678' }),
  )

it('sends requests, dependencies and measurements to Application Insights', async () => {
  const sent = await recording()
  await call()
  const { request, dependency, metric } = await vi.waitFor(
    () => {
      const [request, dependency, metric] = ['RequestData', 'RemoteDependencyData', 'MetricData'].map((type) => sent.of(type)[0])
      expect(request && dependency && metric).toBeDefined()
      return { request, dependency, metric }
    },
    { timeout: 10_000 },
  )
  expect(request?.data.baseData.properties).toMatchObject({
    'auctionwiz.correlation_id': 'req_12345678',
    'auctionwiz.request_units': '3',
    'auctionwiz.storage_operations': '1',
  })
  expect(request?.tags).toMatchObject({ 'ai.cloud.role': 'func-aw-bidders-dev' })
  expect(dependency?.tags['ai.operation.parentId']).toBe(request?.data.baseData.id)
  expect(metric?.data.baseData.metrics?.[0]).toMatchObject({ name: 'auctionwiz.request_units', value: 3 })
})

it('leaves out values that have another form than declared, and messages of errors', async () => {
  const sent = await recording()
  const fields = {
    'http.route': 'bidders/ann@manor.example',
    'auctionwiz.correlation_id': '+44 20 7946 0123',
    'db.collection.name': 'Ann Lee',
  }
  await traced({ name: 'call Ann Lee', kind: 'server', fields }, () => Promise.reject(new TypeError('no bidder Ann Lee'))).catch(
    () => undefined,
  )
  await vi.waitFor(() => expect(sent.of('RequestData')).toHaveLength(1), { timeout: 10_000 })
  expect(sent.text()).not.toMatch(/ann|lee|7946/i)
  expect(sent.of('RequestData')[0]?.data.baseData).toMatchObject({
    name: 'unnamed',
    success: false,
    properties: { 'auctionwiz.error': 'TypeError' },
  })
})

it('exports a share of the traces, with its percentage, and measures all of them', async () => {
  const sent = await recording(0.25)
  for (let index = 0; index < 200; index += 1) await call()
  await vi.waitFor(() => expect(sent.of('MetricData').length && sent.of('RequestData').length).toBeGreaterThan(0), { timeout: 10_000 })
  const requests = sent.of('RequestData')
  expect(requests.length).toBeGreaterThan(20)
  expect(requests.length).toBeLessThan(90)
  expect(requests[0]?.sampleRate).toBe(25)
  const counts = sent.of('MetricData').flatMap(({ data }) => data.baseData.metrics ?? [])
  expect(counts.filter(({ name }) => name === 'auctionwiz.storage_operations').reduce((sum, { value }) => sum + value, 0)).toBe(200)
})

it('takes the trace of the sender out of a message before its work begins', async () => {
  expect(withTrace({ id: 'job_1' })).toEqual({ id: 'job_1' })
  await recording()
  const message = await traced({ name: 'call startJob', kind: 'server' }, async () => withTrace({ id: 'job_1' }))
  expect(readTrace(message)).toEqual({ message: { id: 'job_1' }, cause: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/) })
  expect(readTrace('text')).toEqual({ message: 'text' })
})

it('reads the share of traces from the setting', () => {
  expect([shareOf(undefined), shareOf('0.1'), shareOf('0')]).toEqual([1, 0.1, 0])
  expect(() => shareOf('often')).toThrow('Use a number from 0 to 1.')
})
