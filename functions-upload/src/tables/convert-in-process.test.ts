import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { csvOf } from '../testing/convert-here.ts'
import { bidderWorkbook } from '../testing/workbooks.ts'
import { convertInProcess, restAfter } from './convert-in-process.ts'

const program = new URL('./table-program.ts', import.meta.url)
/** Answers when it is let go. */
const heldProgram = new URL('../testing/held-program.ts', import.meta.url)
const noRest = async () => undefined
const limits = { ms: 60_000, streamMs: 60_000, heapMb: 512, atOnce: 2, waiting: 1 }

/** Converts to a text. */
const converter = (...args: Parameters<typeof convertInProcess>) => {
  const convert = convertInProcess(...args)
  return (file: string, content: Uint8Array | string, accountId: string) =>
    csvOf(file, content, (table, _account, write) => convert(table, accountId, write))
}

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
  const convert = converter(program, limits, noRest)
  expect((await convert('b.xlsx', bidderWorkbook(2), 'acc_1')).split('\n')).toHaveLength(4)
  expect(await convert('b.json', '[{"a":1},{"b":"é"}]', 'acc_1')).toBe('"a","b"\n"1",\n,"é"\n')
  expect(await convert('b.json', '[]', 'acc_1')).toMatch(/^Refused: .* is empty/)
})

it('lets other calls be answered while a process is busy with a table', async () => {
  const { bytes, hasBegun, letGo } = await holder()
  const conversion = converter(heldProgram, limits)('b.xlsx', bytes, 'acc_1')
  await hasBegun('b.xlsx')
  const server = createHttpServer((_request, response) => response.end('answered'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('answered')
  await letGo('b.xlsx')
  expect(await conversion).toBe('let go')
})

it('queues conversions up to its limit and refuses further ones as busy', async () => {
  const convert = converter(program, limits, noRest)
  const json = '[{"email":"a@b.example"}]'
  const first = [convert('1.json', json, 'acc_1'), convert('2.json', json, 'acc_1')]
  await expect(convert('3.json', json, 'acc_1')).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 10 })
  for (const one of await Promise.all(first)) expect(one).toContain('a@b.example')
  expect(await convert('4.json', json, 'acc_1')).toContain('a@b.example')
})

it('asks for a rest after a large workbook, and for none after a small one', () => {
  expect([120, 500, 3_500].map(restAfter)).toEqual([0, 0, 6_000])
})

const tooMuch = /^Refused: .* takes too long or too much memory to read/

it('gives up on a file that takes too long', async () => {
  const { bytes } = await holder()
  expect(await converter(heldProgram, { ...limits, ms: 1 })('b.xlsx', bytes, 'acc_1')).toMatch(tooMuch)
  expect(await converter(heldProgram, { ...limits, streamMs: 1 })('b.json', bytes, 'acc_1')).toMatch(tooMuch)
})

it('gives up on a file that takes too much memory, bit by bit', async () => {
  expect(await converter(program, { ...limits, heapMb: 12 })('b.xlsx', bidderWorkbook(10_000), 'acc_1')).toMatch(tooMuch)
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
  expect(await converter(greedy, { ...limits, heapMb: 24 })('b.xlsx', '', 'acc_1')).toMatch(tooMuch)
})

it('gives a program no setting of the app, and fails where it ends without an answer', async () => {
  process.env.SECRET_OF_TEST = 'secret'
  onTestFinished(() => void delete process.env.SECRET_OF_TEST)
  const ending = programOf('process.exit(process.env.SECRET_OF_TEST === undefined ? 7 : 8)')
  await expect(converter(ending, limits)('b.xlsx', '', 'acc_1')).rejects.toThrow('ended with 7')
})

it('converts the workbook of a house while another one has eight that take long', async () => {
  const { bytes, letGo } = await holder()
  const names = Array.from({ length: 8 }, (_, index) => `${index}.xlsx`)
  const held = converter(heldProgram, { ...limits, waiting: 8 }, noRest)
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

it('fails, and leaves no half of a table, where the process ends before it has written all', async () => {
  const half = programOf(`process.once('message', () => {
    process.send({})
    process.stdout.write('half', () => process.exit(3))
  })`)
  await expect(converter(half, limits)('b.json', '[]', 'acc_1')).rejects.toThrow('ended with 3')
})

it('fails as the reading of the file does', async () => {
  const body = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error('the archive is damaged')) })
  const reading = convertInProcess(program, limits)({ file: 'b.json', body }, 'acc_1', (csv) => new Response(csv).text())
  await expect(reading).rejects.toThrow('the archive is damaged')
})

/** A JSON list of this many bytes or more, made while it is read. */
const largeList = (bytes: number): ReadableStream<Uint8Array> => {
  const note = 'Collects maps. '.repeat(60)
  const record = (index: number) => JSON.stringify({ email: `ann${index}@b.example`, note, tags: ['a', 'b'] })
  const pieceOf = (from: number) => Array.from({ length: 50 }, (_, index) => `${record(from + index)},\n`).join('')
  let sent = 0
  let records = 0
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('[\n')),
    pull: (controller) => {
      const isLast = sent >= bytes
      const piece = new TextEncoder().encode(isLast ? '{"last":1}]' : pieceOf(records))
      sent += piece.length
      records += 50
      controller.enqueue(piece)
      if (isLast) controller.close()
    },
  })
}

it('converts 60 MB of JSON in 32 MB of memory', async () => {
  const convert = convertInProcess(program, { ...limits, heapMb: 32, streamMs: 600_000 }, noRest)
  let rows = 0
  let last = ''
  const write = async (csv: ReadableStream<Uint8Array>): Promise<void> => {
    const decoder = new TextDecoder()
    const count = (part: Uint8Array): void => {
      const text = decoder.decode(part, { stream: true })
      rows += text.split('\n').length - 1
      last = (last + text).slice(-100)
    }
    await csv.pipeTo(new WritableStream({ write: count }))
  }
  const converted = await convert({ file: 'b.json', body: largeList(60 * 1024 * 1024) }, 'acc_1', write)
  expect(converted).toEqual({})
  expect(rows).toBeGreaterThan(60_000)
  expect(last).toMatch(/Collects maps\. ","a; b",\n,,,"1"\n$/)
  // A busy machine may take long.
}, 600_000)
