import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { bidderWorkbook } from '../testing/workbooks.ts'
import { convertInProcess, restAfter } from './convert-in-process.ts'

const program = new URL('./table-program.ts', import.meta.url)
/** Answers when it is let go. */
const heldProgram = new URL('../testing/held-program.ts', import.meta.url)
const noRest = async () => undefined
const limits = { ms: 60_000, heapMb: 512, atOnce: 2, waiting: 1 }

/** Holds the conversions that run `heldProgram`, by the names of their files. */
const holder = async () => {
  const begun = new Map<string, PromiseWithResolvers<Socket>>()
  const beginOf = (file: string) => {
    const found = begun.get(file) ?? Promise.withResolvers<Socket>()
    begun.set(file, found)
    return found
  }
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', (file) => beginOf(String(file)).resolve(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return {
    /** What a file of a held conversion holds. */
    bytes: new TextEncoder().encode(String(port)),
    hasBegun: async (file: string): Promise<void> => void (await beginOf(file).promise),
    letGo: async (file: string): Promise<void> => void (await beginOf(file).promise).write('go'),
  }
}

it('converts in a process and reports what is wrong', async () => {
  const convert = convertInProcess(program, limits, noRest)
  const converted = await convert('b.xlsx', bidderWorkbook(2), 'acc_1')
  expect('csv' in converted && new TextDecoder().decode(converted.csv).split('\n')).toHaveLength(4)
  expect(await convert('b.json', new TextEncoder().encode('[]'), 'acc_1')).toEqual({ problem: expect.stringContaining('is empty') })
})

it('lets other calls be answered while a process is busy with a table', async () => {
  const { bytes, hasBegun, letGo } = await holder()
  const conversion = convertInProcess(heldProgram, limits)('b.xlsx', bytes, 'acc_1')
  await hasBegun('b.xlsx')
  const server = createHttpServer((_request, response) => response.end('answered'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('answered')
  await letGo('b.xlsx')
  expect(await conversion).toEqual({ csv: new TextEncoder().encode('let go') })
})

it('queues conversions up to its limit and refuses further ones as busy', async () => {
  const convert = convertInProcess(program, limits, noRest)
  const json = new TextEncoder().encode('[{"email":"a@b.example"}]')
  const first = [convert('1.json', json, 'acc_1'), convert('2.json', json, 'acc_1')]
  await expect(convert('3.json', json, 'acc_1')).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 10 })
  for (const one of await Promise.all(first)) expect(one).toHaveProperty('csv')
  expect(await convert('4.json', json, 'acc_1')).toHaveProperty('csv')
})

it('asks for a rest after a large workbook, and for none after a small one', () => {
  expect([120, 500, 3_500].map(restAfter)).toEqual([0, 0, 6_000])
})

const tooMuch = { problem: expect.stringContaining('too long or too much memory') }

it('gives up on a file that takes too long', async () => {
  const { bytes } = await holder()
  expect(await convertInProcess(heldProgram, { ...limits, ms: 1 })('b.xlsx', bytes, 'acc_1')).toEqual(tooMuch)
})

it('gives up on a file that takes too much memory, bit by bit', async () => {
  expect(await convertInProcess(program, { ...limits, heapMb: 12 })('b.xlsx', bidderWorkbook(10_000), 'acc_1')).toEqual(tooMuch)
})

/** A program of this source, in a file. */
const programOf = (source: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'convert-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'program.mjs')
  writeFileSync(file, source)
  return file
}

it('gives up on a file that takes too much memory, which would end the whole process', async () => {
  const greedy = programOf('new Array(1e7).fill(1.5).map((x) => ({ x }))')
  expect(await convertInProcess(greedy, { ...limits, heapMb: 24 })('b.xlsx', new Uint8Array(), 'acc_1')).toEqual(tooMuch)
})

it('gives a program no setting of the app, and fails where it ends without an answer', async () => {
  process.env.SECRET_OF_TEST = 'secret'
  onTestFinished(() => void delete process.env.SECRET_OF_TEST)
  const ending = programOf('process.exit(process.env.SECRET_OF_TEST === undefined ? 7 : 8)')
  await expect(convertInProcess(ending, limits)('b.xlsx', new Uint8Array(), 'acc_1')).rejects.toThrow('ended with 7 and without')
})

it('converts the workbook of a house while another one has eight that take long', async () => {
  const { bytes, letGo } = await holder()
  const names = Array.from({ length: 8 }, (_, index) => `${index}.xlsx`)
  const held = convertInProcess(heldProgram, { ...limits, waiting: 8 }, noRest)
  const done: string[] = []
  const conversions = names.map((name) => held(name, bytes, 'acc_big').then(() => void done.push(name)))
  const small = held('small.xlsx', bytes, 'acc_small')
  await letGo('small.xlsx')
  await small
  expect(done).toEqual([])
  for (const name of names) await letGo(name)
  await Promise.all(conversions)
  expect(done).toEqual(names)
})
