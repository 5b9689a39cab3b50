import { type Azurite, startAzurite } from '@auctionwiz/functions-host/testing/start-azurite'
import { blobStore } from '@auctionwiz/platform/azure/blob-store'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import { memoryFiles } from '@auctionwiz/platform/core/files/memory-files'
import { BlobServiceClient } from '@azure/storage-blob'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let azurite: Azurite
beforeAll(async () => {
  azurite = await startAzurite('blob')
  await BlobServiceClient.fromConnectionString(azurite.connection).createContainer('uploads')
}, 60_000)
afterAll(() => azurite.stop())

const stores: [string, () => FileStore][] = [
  ['in memory', () => memoryFiles()],
  ['in Blob storage', () => blobStore({ connectionString: azurite.connection }, 'uploads')],
]

const text = async (files: FileStore, path: string): Promise<string> => new Response((await files.read(path)) as BodyInit).text()
const put = (files: FileStore, path: string, content: string) => files.write(path, new Blob([content]).stream(), 'text/csv')

/** Puts another letter for one, chunk by chunk. */
const replaced = (letter: string, by: string) =>
  async function* (body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of body) yield new TextEncoder().encode(new TextDecoder().decode(chunk).replaceAll(letter, by))
  }

describe.each(stores)('files %s', (_, open) => {
  it('are written over the version that was reserved, and over no other', async () => {
    const files = open()
    const path = 'a1/h1/reserved'
    const version = await files.reserve(path, 'text/csv')
    expect(await text(files, path)).toBe('')
    expect(await files.reserve(path, 'text/csv')).toBe(version)
    await files.writeText(path, 'Ann', 'text/csv', version)
    await expect(files.writeText(path, 'Bea', 'text/csv', version)).rejects.toMatchObject({ reason: 'stale' })
    const second = await files.reserve(path, 'text/csv')
    await files.rewriteText(path, (before) => before)
    await expect(files.writeText(path, 'Bea', 'text/csv', second)).rejects.toMatchObject({ reason: 'stale' })
    expect(await text(files, path)).toBe('Ann')
    const third = await files.reserve(path, 'text/csv')
    await files.remove(path)
    await expect(files.writeText(path, 'Bea', 'text/csv', third)).rejects.toMatchObject({ reason: 'stale' })
  })

  it('are read and removed in the version that was listed, and in no other', async () => {
    const files = open()
    const path = 'a1/h1/versions/one.csv'
    const listed = async (): Promise<string> => {
      for await (const { version } of files.list('a1/h1/versions/')) return version
      return 'none'
    }
    await put(files, path, 'Ann')
    const first = await listed()
    expect(await new Response((await files.read(path, first)) as BodyInit).text()).toBe('Ann')
    await put(files, path, 'Bea')
    await expect(files.read(path, first)).rejects.toMatchObject({ reason: 'stale' })
    await expect(files.remove(path, first)).rejects.toMatchObject({ reason: 'stale' })
    expect(await text(files, path)).toBe('Bea')
    const second = await listed()
    expect(second).not.toBe(first)
    await files.remove(path, second)
    await expect(files.remove(path, second)).rejects.toMatchObject({ reason: 'stale' })
    await expect(files.read(path, second)).rejects.toThrow()
  })

  it('may be left in the middle of their reading, at any moment', async () => {
    const files = open()
    const path = 'a1/h1/left'
    await put(files, path, 'Ann'.repeat(1_000_000))
    for (const chunks of [0, 1, 2, 5, 20]) {
      const reader = (await files.read(path)).getReader()
      for (let read = 0; read < chunks; read += 1) {
        await reader.read()
        // As long as nobody reads, the source waits.
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
      await Promise.all([reader.read(), reader.cancel()])
    }
    expect(await text(files, path)).toHaveLength(3_000_000)
  })

  it('of any size are changed as they are read, and again from their beginning when another writer was faster', async () => {
    const files = open()
    const path = 'a1/h1/large'
    const line = 'Ann,Lee,ann@example.com\n'
    await put(files, path, line.repeat(400_000))
    await files.rewrite(path, replaced('A', 'B'))
    expect((await text(files, path)) === line.replace('A', 'B').repeat(400_000)).toBe(true)
    let first = true
    await files.rewrite(path, async function* (body) {
      const content = await new Response(body as BodyInit).text()
      if (first) await put(files, path, 'Cid\n')
      first = false
      yield new TextEncoder().encode(`${content.slice(0, 100)}end`)
    })
    expect(await text(files, path)).toBe('Cid\nend')
    await expect(files.rewrite('a1/h1/none', replaced('a', 'b'))).rejects.toMatchObject({ code: 'not_found' })
  })

  it('that are removed while they are changed stay removed', async () => {
    const files = open()
    const path = 'a1/h1/removed'
    await put(files, path, 'Ann')
    const late = files.rewrite(path, async function* (body) {
      const content = await new Response(body as BodyInit).text()
      await files.remove(path)
      yield new TextEncoder().encode(content)
    })
    await expect(late).rejects.toMatchObject({ code: 'not_found' })
    await expect(files.read(path)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('stay as they are when a change of them fails', async () => {
    const files = open()
    await put(files, 'a1/h1/whole', 'Ann')
    const failing = files.rewrite('a1/h1/whole', async function* () {
      yield new TextEncoder().encode('B')
      throw new Error('cannot be read')
    })
    await expect(failing).rejects.toThrow('cannot be read')
    expect(await text(files, 'a1/h1/whole')).toBe('Ann')
  })

  it('are listed by the start of their path', async () => {
    const files = open()
    for (const path of ['a2/h1/b', 'a2/h1/a', 'a2/h10/a', 'a3/h1/a']) await put(files, path, 'Ann')
    const found: [string, number, boolean][] = []
    for await (const { path, size, writtenAt } of files.list('a2/h1/')) found.push([path, size, writtenAt instanceof Date])
    expect(found).toEqual([
      ['a2/h1/a', 3, true],
      ['a2/h1/b', 3, true],
    ])
  })
})
