import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { bidderWorkbook } from '../testing/workbooks.ts'
import { convertInThread, restAfter } from './convert-in-thread.ts'

const thread = new URL('./table-worker.ts', import.meta.url)
/** Busy until it is let go. */
const heldThread = new URL('../testing/held-worker.ts', import.meta.url)
const noRest = async () => undefined
const limits = { ms: 60_000, heapMb: 512, atOnce: 2, waiting: 1 }

it('converts in a thread and tells what is wrong', async () => {
  const convert = convertInThread(thread, limits, noRest)
  const converted = await convert('b.xlsx', bidderWorkbook(2), 'acc_1')
  expect('csv' in converted && new TextDecoder().decode(converted.csv).split('\n')).toHaveLength(4)
  expect(await convert('b.json', new TextEncoder().encode('[]'), 'acc_1')).toEqual({ problem: expect.stringContaining('is empty') })
})

it('lets other calls be answered while a thread is busy with a table', async () => {
  const state = new Int32Array(new SharedArrayBuffer(4))
  const conversion = convertInThread(heldThread, limits)('b.xlsx', new Uint8Array(state.buffer), 'acc_1')
  await Atomics.waitAsync(state, 0, 0).value
  // From here on the thread stands still until this one has done what it would do for others.
  const server = createServer((_request, response) => response.end('answered'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('answered')
  expect(Atomics.compareExchange(state, 0, 1, 2)).toBe(1)
  Atomics.notify(state, 0)
  expect(await conversion).toEqual({ csv: new TextEncoder().encode('let go') })
})

it('lets so many wait and asks the others to come again', async () => {
  const convert = convertInThread(thread, limits, noRest)
  const json = new TextEncoder().encode('[{"email":"a@b.example"}]')
  const first = [convert('1.json', json, 'acc_1'), convert('2.json', json, 'acc_1')]
  await expect(convert('3.json', json, 'acc_1')).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 10 })
  for (const one of await Promise.all(first)) expect(one).toHaveProperty('csv')
  expect(await convert('4.json', json, 'acc_1')).toHaveProperty('csv')
})

it('asks for a rest after a large workbook, and for none after a small one', () => {
  expect([120, 500, 3_500].map(restAfter)).toEqual([0, 0, 6_000])
})

it('gives up on a file that takes too long or too much memory', async () => {
  const problem = expect.stringContaining('too long or too much memory')
  const state = new Uint8Array(new SharedArrayBuffer(4))
  expect(await convertInThread(heldThread, { ...limits, ms: 1 })('b.xlsx', state, 'acc_1')).toEqual({ problem })
  expect(await convertInThread(thread, { ...limits, heapMb: 12 })('b.xlsx', bidderWorkbook(10_000), 'acc_1')).toEqual({ problem })
})

it('converts the workbook of a house while another one has eight that take long', async () => {
  const states = Array.from({ length: 8 }, () => new Int32Array(new SharedArrayBuffer(4)))
  const held = convertInThread(heldThread, { ...limits, waiting: 8 }, noRest)
  const done: number[] = []
  const conversions = states.map((state, index) =>
    held('b.xlsx', new Uint8Array(state.buffer), 'acc_big').then(() => void done.push(index)),
  )
  const own = new Int32Array(new SharedArrayBuffer(4))
  const small = held('s.xlsx', new Uint8Array(own.buffer), 'acc_small')
  await letGo(own)
  await small
  expect(done).toEqual([])
  for (const state of states) await letGo(state)
  await Promise.all(conversions)
  expect(done).toEqual(states.map((_, index) => index))
})

/** Lets a held thread go, once it has begun. */
const letGo = async (state: Int32Array): Promise<void> => {
  await Atomics.waitAsync(state, 0, 0).value
  Atomics.store(state, 0, 2)
  Atomics.notify(state, 0)
}
