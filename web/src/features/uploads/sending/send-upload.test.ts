import { CallError, type Client } from '@auctionwiz/contracts/client'
import { describe, expect, it, vi } from 'vitest'
import { interruptedUpload } from './interrupted.ts'
import { sendUpload } from './send-upload.ts'

const texts = { name: 'Autumn', description: 'Bidders', category: 'bidders' } as const
const files = [new File(['first,last'], 'a.csv', { lastModified: 1 })]
const opened = {
  openedId: 'opn_1',
  files: [{ name: 'a.csv', size: 10, address: 'https://files.example/0?sig=a', arrived: [] }],
  grantedUntil: '2026-11-26T09:15:00Z',
}

const memoryStorage = (): Storage => {
  const held = new Map<string, string>()
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
    clear: () => held.clear(),
    key: () => null,
    length: 0,
  }
}

const setUp = async (answers: Record<string, () => unknown>, storage = memoryStorage(), status = 201) => {
  const calls: { name: string; input: Record<string, unknown> }[] = []
  // The calls of these tests differ in what they answer.
  const call = (async ({ name }: { name: string }, input: Record<string, unknown>) => {
    calls.push({ name, input })
    return answers[name]?.()
  }) as unknown as Client
  const abort = new AbortController()
  const interrupted = await interruptedUpload(storage, 'hse_1', files)
  const send = () =>
    sendUpload({
      call,
      formClient: (onProgress) => {
        onProgress(1)
        return call
      },
      put: async () => status,
      patience: { pause: async () => undefined, online: async () => undefined },
      texts,
      files,
      idempotencyKey: 'key-12345678',
      interrupted,
      signal: abort.signal,
      now: () => 0,
      onProgress: () => undefined,
    })
  return { send, calls, names: () => calls.map(({ name }) => name), abort, interrupted, storage }
}

describe('sending an upload', () => {
  it('opens it, sends its blocks and completes it', async () => {
    const { send, names, interrupted } = await setUp({ openUpload: () => ({ opened }), completeUpload: () => ({ uploadId: 'upl_1' }) })
    expect(await send()).toMatchObject({ uploadId: 'upl_1' })
    expect(names()).toEqual(['openUpload', 'completeUpload'])
    expect(interrupted.find()).toBeUndefined()
  })

  it('sends the form where storage can’t be reached, texts first', async () => {
    const { send, calls, names } = await setUp({ openUpload: () => ({}), createUpload: () => ({ uploadId: 'upl_1' }) })
    expect(await send()).toMatchObject({ uploadId: 'upl_1' })
    expect(names()).toEqual(['openUpload', 'createUpload'])
    const { body } = calls[1]?.input ?? {}
    expect(body instanceof FormData && [...body.keys()]).toEqual(['name', 'description', 'category', 'file_0'])
  })

  it('completes it again when the answer was lost', async () => {
    const answer = vi.fn().mockImplementationOnce(() => {
      throw new CallError('Unreachable.', 0)
    })
    const { send, names } = await setUp({ openUpload: () => ({ opened }), completeUpload: () => answer() ?? { uploadId: 'upl_1' } })
    expect(await send()).toMatchObject({ uploadId: 'upl_1' })
    expect(names()).toEqual(['openUpload', 'completeUpload', 'completeUpload'])
  })

  it('goes on after a failure, also on a page that was loaded again', async () => {
    const first = await setUp({ openUpload: () => ({ opened }) }, memoryStorage(), 404)
    await expect(first.send()).rejects.toThrow('status 404')
    const second = await setUp({ openUpload: () => ({ opened }), completeUpload: () => ({ uploadId: 'upl_1' }) }, first.storage)
    await second.send()
    expect(second.calls[0]?.input.body).toMatchObject({ resumes: 'opn_1' })
  })

  it('begins again after the service refused the files', async () => {
    const { send, interrupted } = await setUp({
      openUpload: () => ({ opened }),
      completeUpload: () => {
        throw new CallError('Empty.', 400)
      },
    })
    await expect(send()).rejects.toThrow('Empty.')
    expect(interrupted.find()).toBeUndefined()
  })

  it('removes what has arrived when it is stopped', async () => {
    const { send, names, abort, interrupted } = await setUp({ openUpload: () => ({ opened }) })
    const sending = send()
    abort.abort()
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' })
    expect(names()).toEqual(['openUpload', 'discardOpenedUpload'])
    expect(interrupted.find()).toBeUndefined()
  })
})

describe('an interrupted upload', () => {
  it('is found by the same files in the same house alone', async () => {
    const storage = memoryStorage()
    const of = (houseId: string, lastModified = 1) =>
      interruptedUpload(storage, houseId, [new File(['first,last'], 'a.csv', { lastModified })])
    ;(await of('hse_1')).keep('opn_1')
    expect([(await of('hse_1')).find(), (await of('hse_2')).find(), (await of('hse_1', 2)).find()]).toEqual(['opn_1', undefined, undefined])
  })

  it('is unknown where the storage holds something else', async () => {
    const storage = memoryStorage()
    storage.setItem('openedUploads', '{')
    expect((await interruptedUpload(storage, 'hse_1', files)).find()).toBeUndefined()
  })
})
