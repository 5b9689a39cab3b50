import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressed } from './compressed.ts'

const answer = (body: string) => ({ status: 200, headers: { 'content-type': 'application/json' }, body })
const long = JSON.stringify(Array.from({ length: 500 }, (_, row) => ({ row })))

it('compresses a long answer for who takes gzip', async () => {
  const { headers, body, status } = await compressed(answer(long), 'br, gzip;q=0.8')
  expect(status).toBe(200)
  expect(headers).toEqual({ 'content-type': 'application/json', 'content-encoding': 'gzip' })
  expect(gunzipSync(body as Buffer).toString()).toBe(long)
})

it.each([
  ['short answers', answer('{}'), 'gzip'],
  ['answers to who takes no gzip', answer(long), undefined],
  ['files', { ...answer(''), body: new ReadableStream<Uint8Array>() }, 'gzip'],
])('leaves %s as they are', async (_what, given, accepted) => {
  expect(await compressed(given, accepted)).toBe(given)
})
