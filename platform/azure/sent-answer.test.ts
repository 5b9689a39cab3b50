import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { sentAnswer } from './sent-answer.ts'

const headers = { 'content-type': 'application/json' }
const answer = (body: string) => ({ status: 200, headers, body })
const long = JSON.stringify(Array.from({ length: 500 }, (_, row) => ({ row })))

it('compresses a long answer for clients that accept gzip, and reports its length', async () => {
  const sent = await sentAnswer(answer(long), 'br, gzip;q=0.8')
  const body = sent.body as Buffer
  expect(sent.status).toBe(200)
  expect(sent.headers).toEqual({ ...headers, 'content-encoding': 'gzip', 'content-length': String(body.length) })
  expect(gunzipSync(body).toString()).toBe(long)
})

it.each([
  ['short answers', '{"name":"Zoë"}', 'gzip', '15'],
  ['answers to who takes no gzip', long, undefined, String(long.length)],
])('leaves %s as they are, and reports their bytes', async (_what, body, accepted, length) => {
  expect(await sentAnswer(answer(body), accepted)).toEqual({ status: 200, headers: { ...headers, 'content-length': length }, body })
})

it.each([
  ['files', { ...answer(''), body: new ReadableStream<Uint8Array>() }],
  ['answers without a text', answer('')],
])('does not touch %s', async (_what, given) => {
  expect(await sentAnswer(given, 'gzip')).toBe(given)
})
