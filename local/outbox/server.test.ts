import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type ReplySender, replySender } from './replies.ts'
import { createOutbox } from './server.ts'
import { type OutboxStore, openOutbox } from './store.ts'
import { withLinks } from './view.ts'

const folder = mkdtempSync(join(tmpdir(), 'outbox-'))
const mail = { channel: 'email', to: 'ana@north.example', subject: 'Invitation', text: 'Open http://localhost:4280/invite?x=1&y=2.' }
let files = 0
let file: string
let store: OutboxStore
let server: Server
let base: string

beforeEach(async () => {
  files += 1
  file = join(folder, `${files}.sqlite`)
  await open()
})
afterEach(close)
afterAll(() => rmSync(folder, { recursive: true }))

async function open(reply?: ReplySender): Promise<void> {
  store = openOutbox(file, () => new Date('2026-03-01T12:00:00Z'))
  server = createOutbox(store, reply)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function close(): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  store.close()
}

const post = (body: unknown, type = 'application/json', more: Record<string, string> = {}) =>
  fetch(`${base}/messages`, {
    method: 'POST',
    headers: { 'content-type': type, ...more },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const listed = async (query = '') =>
  ((await (await fetch(`${base}/messages${query}`)).json()) as { messages: Record<string, unknown>[] }).messages

describe('POST /messages', () => {
  test('keeps mails and texts over a restart, newest first', async () => {
    expect((await post(mail)).status).toBe(201)
    await post({ channel: 'sms', to: '+15550100', text: 'Your code is 123456' })
    await close()
    await open()
    expect(await listed()).toMatchObject([
      { channel: 'sms', to: '+15550100', text: 'Your code is 123456' },
      { ...mail, sentAt: '2026-03-01T12:00:00.000Z' },
    ])
  })

  test('narrows to one recipient in any case', async () => {
    await post(mail)
    await post({ ...mail, to: 'ben@south.example' })
    expect(await listed('?to=ANA@north.example')).toMatchObject([{ to: 'ana@north.example' }])
  })

  test.each([
    ['a mail of the same operation', mail, 'operation-id', 1],
    ['a mail with the header of texts, which mails do not know', mail, 'repeatability-request-id', 2],
    ['a text of the same request', { channel: 'sms', to: '+15550100', text: 'Code' }, 'repeatability-request-id', 1],
    ['a text with the header of mails, which texts do not know', { channel: 'sms', to: '+15550100', text: 'Code' }, 'operation-id', 2],
  ])('like the service, of %s sent twice', async (_what, message, header, kept) => {
    await post(message, 'application/json', { [header]: '01234567-89ab-4cde-8123-456789abcdef' })
    await post(message, 'application/json', { [header]: '01234567-89ab-4cde-8123-456789abcdef' })
    expect(await listed()).toHaveLength(kept)
  })

  test.each([
    [{ ...mail, channel: 'fax' }, 'channel'],
    [{ ...mail, to: ' ' }, 'to'],
    [{ channel: 'sms', to: '+1' }, 'text'],
    [{ ...mail, text: 5 }, 'text'],
    [{ ...mail, cc: 'x' }, 'cc'],
    [{ ...mail, headers: { 'X-One': 'a\r\nBcc: b' } }, 'headers'],
    [[], 'body'],
  ])('%j is refused and names %s', async (body, field) => {
    const answer = await post(body)
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { error: { details: object } }).error.details).toHaveProperty(field)
    expect(await listed()).toEqual([])
  })

  test('what is no JSON, another type and a body over a megabyte are refused', async () => {
    expect((await post('{')).status).toBe(400)
    expect((await post('x', 'text/plain')).status).toBe(415)
    expect((await post({ ...mail, text: 'x'.repeat(1_100_000) })).status).toBe(413)
  })
})

describe('a reply to a text', () => {
  const reply = (number: number, body: unknown, type = 'application/json') =>
    fetch(`${base}/messages/${number}/reply`, { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(body) })
  const text = { channel: 'sms', to: '+15550100148', text: 'Reply STOP to get no more texts.' }

  test('is delivered to the app from the number of the text', async () => {
    const replies: string[][] = []
    await close()
    await open(async (...one) => {
      replies.push(one)
      return replies.length === 1 ? 200 : 401
    })
    await post(text)
    await post(mail)
    expect((await reply(1, { text: 'STOP' })).status).toBe(200)
    expect(replies).toEqual([['+15550100148', 'STOP']])
    const refused = await reply(1, { text: 'STOP' })
    expect([refused.status, await refused.json()]).toEqual([502, { error: { message: 'The app answered 401.' } }])
    expect((await reply(1, { text: 5 })).status).toBe(400)
    expect((await reply(1, { text: 'STOP' }, 'text/plain')).status).toBe(415)
    for (const number of [2, 3]) expect((await reply(number, { text: 'STOP' })).status).toBe(404)
    expect(replies).toHaveLength(2)
  })

  test('says where no app takes it', async () => {
    await post(text)
    expect((await reply(1, { text: 'STOP' })).status).toBe(409)
    await close()
    await open(replySender({ address: 'http://127.0.0.1:1', secret: 'x', now: () => new Date() }))
    const answer = await reply(1, { text: 'STOP' })
    expect([answer.status, await answer.json()]).toEqual([502, { error: { message: 'The app could not be reached.' } }])
  })

  test('has a button at texts alone', async () => {
    await post(mail)
    expect(await (await fetch(base)).text()).not.toContain('Reply STOP</button>')
    await post(text)
    expect(await (await fetch(base)).text()).toContain('data-number="2" data-reply="STOP">Reply STOP</button>')
  })
})

describe('the page', () => {
  test('shows messages escaped under a policy without inline scripts', async () => {
    await post({ ...mail, subject: '<script>alert(1)</script>', text: '"><img src=x onerror=alert(1)>' })
    const answer = await fetch(`${base}/?to=${encodeURIComponent('"><b>')}`)
    const html = `${await answer.text()}${await (await fetch(base)).text()}`
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).toContain('value="&quot;&gt;&lt;b&gt;"')
    expect(html).not.toContain('<img src=x')
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'self'/)
  })

  test('shows the headers of a mail', async () => {
    await post({ ...mail, headers: { 'List-Unsubscribe': '<http://localhost:7072/stop>' } })
    expect(await (await fetch(base)).text()).toContain('List-Unsubscribe: &lt;http://localhost:7072/stop&gt;')
  })

  test('the list is sent again only when it changed', async () => {
    const etag = (await fetch(`${base}/list`)).headers.get('etag') ?? ''
    expect((await fetch(`${base}/list`, { headers: { 'if-none-match': etag } })).status).toBe(304)
    await post(mail)
    expect((await fetch(`${base}/list`, { headers: { 'if-none-match': etag } })).status).toBe(200)
  })

  test('the HTML of a mail runs in a sandbox', async () => {
    await post({ ...mail, html: '<script>alert(1)</script><p>Hello</p>' })
    const answer = await fetch(`${base}/messages/1/html`)
    expect(await answer.text()).toContain('<p>Hello</p>')
    expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups .*default-src 'none'/)
    expect((await fetch(`${base}/messages/2/html`)).status).toBe(404)
  })
})

test.each([
  [
    'Open http://a.example/x?y=1&z=2.',
    'Open <a href="http://a.example/x?y=1&amp;z=2" target="_blank" rel="noopener">http://a.example/x?y=1&amp;z=2</a>.',
  ],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['http://a.example/"onclick="x', '<a href="http://a.example/" target="_blank" rel="noopener">http://a.example/</a>&quot;onclick=&quot;x'],
])('links in %s', (text, html) => {
  expect(withLinks(text)).toBe(html)
})

test('names a file that is no database, and what to do', () => {
  const path = join(folder, 'garbage.sqlite')
  writeFileSync(path, 'garbage '.repeat(1000))
  const opening = () => openOutbox(path, () => new Date())
  expect(opening).toThrow(/is damaged: .+\. Put a copy of it in its place, or delete it/)
  expect(opening).toThrow(path)
})
