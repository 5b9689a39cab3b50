import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type Message, patientMessenger } from '../core/mail/messages.ts'
import { communicationMessenger } from './communication.ts'

interface Received {
  method: string | undefined
  url: string | undefined
  headers: IncomingHttpHeaders
  body: { smsRecipients?: Record<string, string>[]; headers?: Record<string, string> }
}

/** A stand-in of the service, which answers as the test says. */
const received: Received[] = []
let answer: (response: ServerResponse, request: Received) => void
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { method, url, headers } = request
  const one = { method, url, headers, body: JSON.parse(Buffer.concat(chunks).toString() || '{}') }
  received.push(one)
  answer(response, one)
})

const accepted = (response: ServerResponse, { url, body }: Received): void => {
  const result = url?.startsWith('/sms')
    ? { value: [{ to: body.smsRecipients?.[0]?.to, messageId: 'm', httpStatusCode: 202, successful: true }] }
    : { id: 'op', status: 'Running' }
  const location = `${settings.endpoint}/emails/operations/op?api-version=2023-03-31`
  response.writeHead(202, { 'content-type': 'application/json', 'operation-location': location }).end(JSON.stringify(result))
}
const refused =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end('{"error":{"message":"bad a@b.example"}}')

const settings = { endpoint: '', key: 'c2VjcmV0', mailSender: 'no-reply@auctionwiz.example', smsSender: '+15550100' }
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  settings.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  received.length = 0
  answer = accepted
})

const now = () => new Date('2026-11-21T09:00:00Z')
const messenger = (timeout = 5_000) => communicationMessenger(settings, { now, timeout })
const mail = { id: 'm1', channel: 'email', to: 'a@b.example', subject: 'Hello', text: 'Text', html: '<p>Text</p>' } as const
const text = { id: 'm1', channel: 'sms', to: '+15550199', text: 'Code' } as const
const sent = async (message: Message): Promise<Received> => {
  received.length = 0
  await messenger().send(message)
  expect(received).toHaveLength(1)
  return received[0] as Received
}
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/

it('sends an email in one signed request and does not poll for its outcome', async () => {
  const { method, url, headers, body } = await sent(mail)
  expect([method, url]).toEqual(['POST', expect.stringMatching(/^\/emails:send\?api-version=/)])
  expect(body).toEqual({
    senderAddress: settings.mailSender,
    recipients: { to: [{ address: 'a@b.example' }] },
    content: { subject: 'Hello', plainText: 'Text', html: '<p>Text</p>' },
    userEngagementTrackingDisabled: true,
  })
  expect(headers.authorization).toMatch(/^HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=[\w+/]+=$/)
})

it('passes on the headers of a mail', async () => {
  const headers = { 'List-Unsubscribe': '<https://bidders.example/stop>', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  expect((await sent({ ...mail, headers })).body.headers).toEqual(headers)
})

it('gives a mail the id of its operation, by which the service sends it once, however late it is repeated', async () => {
  const first = await sent({ ...mail, askedAt: '2026-11-21T08:58:00.000Z' })
  const later = await sent({ ...mail, askedAt: '2026-11-21T08:00:00.000Z' })
  const other = await sent({ ...mail, id: 'm2' })
  expect(first.headers['operation-id']).toMatch(uuid)
  expect(later.headers['operation-id']).toBe(first.headers['operation-id'])
  expect(other.headers['operation-id']).not.toBe(first.headers['operation-id'])
})

it('identifies a repeated text by id and first time, in headers and recipient, as long as the service remembers it', async () => {
  const identityOf = async (askedAt?: string) => {
    const { headers, body } = await sent({ ...text, ...(askedAt && { askedAt }) })
    expect(body).toMatchObject({ from: settings.smsSender, message: 'Code' })
    const [recipient] = body.smsRecipients ?? []
    const inHeaders = [headers['repeatability-request-id'], headers['repeatability-first-sent']]
    expect(recipient).toEqual({ to: text.to, repeatabilityRequestId: inHeaders[0], repeatabilityFirstSent: inHeaders[1] })
    return inHeaders
  }
  expect(await identityOf()).toEqual(await identityOf())
  const first = await identityOf('2026-11-21T08:58:00.000Z')
  expect(first).toEqual([expect.stringMatching(uuid), 'Sat, 21 Nov 2026 08:58:00 GMT'])
  expect(await identityOf('2026-11-21T08:58:00.000Z')).toEqual(first)
  expect((await identityOf('2026-11-21T08:00:00.000Z'))[1]).toBe('Sat, 21 Nov 2026 09:00:00 GMT')
})

it('names the status of a refusal and not the recipient', async () => {
  answer = refused(400)
  for (const message of [mail, text]) await expect(messenger().send(message)).rejects.toThrow(/^the message service answered 400$/)
  answer = (response) =>
    void response
      .writeHead(202, { 'content-type': 'application/json' })
      .end(JSON.stringify({ value: [{ to: text.to, httpStatusCode: 401, successful: false, errorMessage: `bad ${text.to}` }] }))
  await expect(messenger().send(text)).rejects.toThrow(/^the message service answered 401$/)
})

it('follows no redirect', async () => {
  answer = refused(307, { location: 'https://elsewhere.example/' })
  await expect(messenger().send(mail)).rejects.toThrow('the message service answered 307')
  expect(received).toHaveLength(1)
})

it.each([
  ['30', 30],
  ['Sat, 21 Nov 2026 09:02:00 GMT', 120],
  [undefined, 60],
  ['soon', 60],
  ['86400', 3600],
])('answers a rate limit with Retry-After %s once, as busy for %i seconds', async (retryAfter, seconds) => {
  answer = refused(429, retryAfter === undefined ? {} : { 'retry-after': retryAfter })
  const waits: number[] = []
  const patient = patientMessenger(messenger(), async (ms) => void waits.push(ms))
  await expect(patient.send(text)).rejects.toMatchObject({ code: 'busy', retryAfter: seconds })
  await expect(patient.send(mail)).rejects.toMatchObject({ code: 'busy', retryAfter: seconds })
  expect([received.length, waits]).toEqual([2, []])
})

it.each([
  ['503', refused(503)],
  ['no answer in time', () => undefined],
  ['a broken connection', (response: ServerResponse) => void response.socket?.destroy()],
])('is busy while the service gives %s, after three attempts', async (_, given) => {
  answer = given
  const patient = patientMessenger(messenger(300), async () => undefined)
  await expect(patient.send(mail)).rejects.toMatchObject({ code: 'busy', retryAfter: 30 })
  expect(received).toHaveLength(3)
})

it.each([
  [2, 3, true],
  [3, 3, false],
])('after %i failures, %i attempts were made', async (failures, attempts, arrives) => {
  const send = vi.fn(async () => {
    if (send.mock.calls.length <= failures) throw new Error('no answer')
  })
  const waits: number[] = []
  const sending = patientMessenger({ send }, async (ms) => void waits.push(ms)).send(text)
  await (arrives ? sending : expect(sending).rejects.toThrow('no answer'))
  expect(send).toHaveBeenCalledTimes(attempts)
  expect(waits).toEqual([250, 1000])
})
