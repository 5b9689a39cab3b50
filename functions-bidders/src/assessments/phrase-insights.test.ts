import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chatModelFromSettings } from '@auctionwiz/platform/azure/openai'
import { afterEach, expect, it } from 'vitest'
import { testApp } from '../testing.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** An endpoint that speaks as Azure OpenAI does, and what it was asked. */
const openai = async (answer: () => { status?: number; text?: string }) => {
  const asked: { url: string | undefined; key: unknown; prompt: string }[] = []
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await textOf(request)) as { messages: { content: string }[] }
    asked.push({ url: request.url, key: request.headers['api-key'], prompt: body.messages[0]?.content ?? '' })
    const { status = 200, text = '' } = answer()
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: text } }] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => new Promise((resolve) => server.close(resolve)))
  const { port } = server.address() as AddressInfo
  const model = chatModelFromSettings({
    AZURE_OPENAI_ENDPOINT: `http://127.0.0.1:${port}`,
    AZURE_OPENAI_DEPLOYMENT: 'small talk',
    AZURE_OPENAI_KEY: 'k',
  })
  return { asked, model }
}

const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk)
  return text
}

const query = 'forms=averageLot&forms=lapsed&language=en'

it('phrases insights by the endpoint, which gets no value, and asks once', async () => {
  const text = 'Has won [lots] lots at [amount] on average, the last in [last].'
  const { asked, model } = await openai(() => ({ text }))
  const { call } = await testApp({ chat: model })
  expect((await call('phraseInsights', { query })).text).toBe(text)
  expect((await call('phraseInsights', { query })).text).toBe(text)
  expect(asked).toMatchObject([{ url: '/openai/deployments/small%20talk/chat/completions?api-version=2024-10-21', key: 'k' }])
  expect(asked[0]?.prompt).toContain('[amount]')
})

it('answers no text where the endpoint adds a fact or fails, and asks again later', async () => {
  const answers = [
    { text: 'Has won [lots] of 9 lots at [amount], the last in [last].' },
    { status: 500 },
    { text: '[lots] [amount] [last]' },
  ]
  const { asked, model } = await openai(() => answers[asked.length - 1] ?? {})
  const { call, clock } = await testApp({ chat: model })
  for (const [minutes, count, answer] of [
    [0, 1, undefined],
    [5, 1, undefined],
    [10, 2, undefined],
    [20, 3, '[lots] [amount] [last]'],
  ] as const) {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000)
    expect((await call('phraseInsights', { query })).text).toBe(answer)
    expect(asked).toHaveLength(count)
  }
})

it('answers no text without an endpoint, and refuses forms that nobody knows', async () => {
  const { call } = await testApp()
  expect((await call('phraseInsights', { query })).text).toBeUndefined()
  expect((await call('phraseInsights', { query: 'forms=wealth&language=en' })).error.code).toBe('invalid_request')
  expect(chatModelFromSettings({})).toBeUndefined()
})
