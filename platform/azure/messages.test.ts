import { expect, it, vi } from 'vitest'
import { patientMessenger } from '../core/messages.ts'
import { communicationMessenger } from './messages.ts'

const settings = { endpoint: 'https://mail.example', key: 'c2VjcmV0', mailSender: 'no-reply@auctionwiz.example', smsSender: '+15550100' }
const now = () => new Date('2026-11-21T09:00:00Z')

const sent = async (message: Parameters<ReturnType<typeof communicationMessenger>['send']>[0]) => {
  const send = vi.fn(async (_url: unknown, _init?: RequestInit) => new Response('{}', { status: 202 }))
  await communicationMessenger(settings, send as unknown as typeof fetch, now).send(message)
  const [url, init] = send.mock.calls[0] ?? []
  // A mail holds links and codes, so it never follows a redirect.
  expect(init?.redirect).toBe('error')
  return { url: String(url), headers: init?.headers as Record<string, string>, body: JSON.parse(String(init?.body)) }
}

it('signs a mail with the key over path, date, host and content', async () => {
  const { url, headers, body } = await sent({
    id: 'm1',
    channel: 'email',
    to: 'a@b.example',
    subject: 'Hello',
    text: 'Text',
    html: '<p>Text</p>',
  })
  expect(url).toBe('https://mail.example/emails:send?api-version=2023-03-31')
  expect(body).toMatchObject({ senderAddress: settings.mailSender, recipients: { to: [{ address: 'a@b.example' }] } })
  expect(headers['x-ms-date']).toBe('Sat, 21 Nov 2026 09:00:00 GMT')
  expect(headers.authorization).toMatch(/^HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=[\w+/]+=$/)
})

it('passes on the headers of a mail', async () => {
  const headers = { 'List-Unsubscribe': '<https://bidders.example/stop>', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  const { body } = await sent({ id: 'm1', channel: 'email', to: 'a@b.example', subject: 'Hello', text: 'Text', headers })
  expect(body.headers).toEqual(headers)
})

it('gives a text the id that keeps it from being sent twice', async () => {
  const [one, two] = await Promise.all([1, 2].map(() => sent({ id: 'm1', channel: 'sms', to: '+15550199', text: 'Code' })))
  expect(one?.body.smsRecipients[0].repeatabilityRequestId).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
  expect(one?.body).toEqual(two?.body)
})

it('tells a refusal without the recipient', async () => {
  const refuse = async () => new Response('bad recipient a@b.example', { status: 400 })
  const sending = communicationMessenger(settings, refuse as unknown as typeof fetch, now).send({
    id: 'm',
    channel: 'email',
    to: 'a@b.example',
    text: 'x',
  })
  await expect(sending).rejects.toThrow('the message service answered 400')
})

it.each([
  [2, 3, true],
  [3, 3, false],
])('after %i failures, %i attempts were made', async (failures, attempts, arrives) => {
  const send = vi.fn(async () => {
    if (send.mock.calls.length <= failures) throw new Error('no answer')
  })
  const waits: number[] = []
  const sending = patientMessenger({ send }, async (ms) => void waits.push(ms)).send({ id: 'm', channel: 'sms', to: '+1', text: 'x' })
  await (arrives ? sending : expect(sending).rejects.toThrow('no answer'))
  expect(send).toHaveBeenCalledTimes(attempts)
  expect(waits).toEqual([250, 1000])
})

it('gives a mail the id of its operation, by which the service sends it once, however late it is repeated', async () => {
  const mail = { id: 'm1', channel: 'email', to: 'a@b.example', subject: 'Hello', text: 'Text' } as const
  const first = await sent({ ...mail, askedAt: '2026-11-21T08:58:00.000Z' })
  const later = await sent({ ...mail, askedAt: '2026-11-21T08:00:00.000Z' })
  const other = await sent({ ...mail, id: 'm2' })
  expect(first.headers['operation-id']).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
  expect(later.headers['operation-id']).toBe(first.headers['operation-id'])
  expect(other.headers['operation-id']).not.toBe(first.headers['operation-id'])
  // The service does not know these for mails, and refuses requests that are older than it remembers.
  expect(first.headers).not.toHaveProperty('repeatability-request-id')
})

it('identifies a repeated text by id and first time, as long as the service remembers it', async () => {
  const text = { id: 'm1', channel: 'sms', to: '+15550199', text: 'Code' } as const
  const of = async (askedAt: string) => {
    const { headers } = await sent({ ...text, askedAt })
    return [headers['repeatability-request-id'], headers['repeatability-first-sent']]
  }
  expect(await of('2026-11-21T08:58:00.000Z')).toEqual(await of('2026-11-21T08:58:00.000Z'))
  expect((await of('2026-11-21T08:58:00.000Z'))[1]).toBe('Sat, 21 Nov 2026 08:58:00 GMT')
  expect((await of('2026-11-21T08:00:00.000Z'))[1]).toBe('Sat, 21 Nov 2026 09:00:00 GMT')
})

it.each([
  ['30', 30],
  ['Sat, 21 Nov 2026 09:02:00 GMT', 120],
  [undefined, 60],
  ['soon', 60],
  ['86400', 3600],
])('answers a rate limit with Retry-After %s once, as busy for %i seconds', async (retryAfter, seconds) => {
  const limited = vi.fn(
    async () => new Response('{}', { status: 429, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } }),
  )
  const waits: number[] = []
  const messenger = patientMessenger(
    communicationMessenger(settings, limited as unknown as typeof fetch, now),
    async (ms) => void waits.push(ms),
  )
  const sending = messenger.send({ id: 'm', channel: 'sms', to: '+1', text: 'x' })
  await expect(sending).rejects.toMatchObject({ code: 'busy', retryAfter: seconds })
  expect([limited.mock.calls.length, waits]).toEqual([1, []])
})

it.each([
  ['503', () => Promise.resolve(new Response('', { status: 503 }))],
  ['no connection', () => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }))],
  ['no answer in time', () => Promise.reject(new DOMException('timed out', 'TimeoutError'))],
])('is busy while the service gives %s, after three attempts', async (_, answer) => {
  const send = vi.fn(answer)
  const messenger = patientMessenger(communicationMessenger(settings, send as unknown as typeof fetch, now), async () => undefined)
  const message = { id: 'm', channel: 'email', to: 'a@b.example', subject: 'Hello', text: 'Text' } as const
  await expect(messenger.send(message)).rejects.toMatchObject({ code: 'busy', retryAfter: 30 })
  expect(send).toHaveBeenCalledTimes(3)
})
