import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { health } from '@auctionwiz/platform/core/health'
import { expect, it, onTestFinished } from 'vitest'
import { bidderWorkbook } from '../testing/workbooks.ts'
import { convertInThread } from './convert-in-thread.ts'
import { type Converted, convertTable } from './convert-table.ts'

const thread = new URL('./table-worker.ts', import.meta.url)
const limits = { ms: 60_000, heapMb: 512, waiting: 1 }

it('converts in a thread and tells what is wrong', async () => {
  const convert = convertInThread(thread, limits)
  const converted = await convert('b.xlsx', bidderWorkbook(2))
  expect('csv' in converted && new TextDecoder().decode(converted.csv).split('\n')).toHaveLength(4)
  expect(await convert('b.json', new TextEncoder().encode('[]'))).toEqual({ problem: expect.stringContaining('is empty') })
})

/** How often the app's health is told over HTTP before the conversion ends. */
const answersDuring = async (url: string, conversion: Promise<Converted>): Promise<number> => {
  let ended = false
  const converted = conversion.finally(() => {
    ended = true
  })
  let answers = 0
  while (!ended) {
    expect(await (await fetch(url)).json()).toMatchObject({ status: 'ok' })
    if (!ended) answers += 1
  }
  expect(await converted).toHaveProperty('csv')
  return answers
}

it('lets other calls be answered while a large workbook is converted', async () => {
  const tell = health('upload', '0.1.0')
  const server = createServer(async (_request, response) =>
    response.end(JSON.stringify(await tell(undefined as never, undefined as never))),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/health`
  const workbook = bidderWorkbook(20_000)
  const beside = await answersDuring(url, convertInThread(thread, limits)('large.xlsx', workbook))
  // In this thread they have the moments between its steps alone.
  const between = await answersDuring(url, convertTable('large.xlsx', workbook))
  expect(beside).toBeGreaterThan(2 * between)
})

it('lets so many wait and asks the others to come again', async () => {
  const convert = convertInThread(thread, limits)
  const json = new TextEncoder().encode('[{"email":"a@b.example"}]')
  const first = [convert('1.json', json), convert('2.json', json)]
  await expect(convert('3.json', json)).rejects.toMatchObject({ code: 'busy' })
  for (const one of await Promise.all(first)) expect(one).toHaveProperty('csv')
  expect(await convert('4.json', json)).toHaveProperty('csv')
})

it('gives up on a file that takes too long or too much memory', async () => {
  const problem = expect.stringContaining('too long or too much memory')
  expect(await convertInThread(thread, { ...limits, ms: 1 })('b.xlsx', bidderWorkbook(2))).toEqual({ problem })
  expect(await convertInThread(thread, { ...limits, heapMb: 24 })('b.xlsx', bidderWorkbook(60_000))).toEqual({ problem })
})
