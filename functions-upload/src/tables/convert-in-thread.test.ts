import { expect, it } from 'vitest'
import { bidderWorkbook } from '../testing/workbooks.ts'
import { convertInThread } from './convert-in-thread.ts'

const thread = new URL('./table-worker.ts', import.meta.url)
const limits = { ms: 60_000, heapMb: 512, waiting: 1 }

it('converts in a thread and tells what is wrong', async () => {
  const convert = convertInThread(thread, limits)
  const converted = await convert('b.xlsx', bidderWorkbook(2))
  expect('csv' in converted && new TextDecoder().decode(converted.csv).split('\n')).toHaveLength(4)
  expect(await convert('b.json', new TextEncoder().encode('[]'))).toEqual({ problem: expect.stringContaining('is empty') })
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
