import { blockId, blockSize, grantMinutes, type OpenedUpload } from '@auctionwiz/contracts/opened-uploads'
import { describe, expect, it } from 'vitest'
import { retryDelay } from './patience.ts'
import { type PutBlock, sendBlocks } from './send-blocks.ts'

const fileOf = (name: string, size: number): File => Object.assign(new File([new Uint8Array(size)], name))

const openedOf = (files: readonly File[], arrived: readonly number[][] = [], grant = 'a'): OpenedUpload => ({
  openedId: 'opn_1',
  files: files.map(({ name, size }, index) => ({
    name,
    size,
    address: `https://files.example/${index}?sig=${grant}`,
    arrived: [...(arrived[index] ?? [])],
  })),
  grantedUntil: '2026-11-26T09:15:00Z',
})

/** What came: file, block and length. */
interface Put {
  file: string
  block: string
  size: number
  grant: string
}

const setUp = (files: readonly File[], answer: (put: Put, attempt: number) => number | Promise<number>, arrived?: readonly number[][]) => {
  const clock = { now: 0 }
  const abort = new AbortController()
  const puts: Put[] = []
  const pauses: number[] = []
  const progress: [sent: number, waiting: boolean][] = []
  let renewals = 0
  const attempts = new Map<string, number>()
  const put: PutBlock = async (url, block, { onSent }) => {
    const { pathname, searchParams } = new URL(url)
    const sent = {
      file: pathname.slice(1),
      block: searchParams.get('blockid') ?? '',
      size: block.size,
      grant: searchParams.get('sig') ?? '',
    }
    const key = `${sent.file} ${sent.block}`
    attempts.set(key, (attempts.get(key) ?? 0) + 1)
    const status = await answer(sent, attempts.get(key) ?? 1)
    if (status === 0) throw new TypeError('Failed to fetch')
    onSent(block.size)
    if (status === 201) puts.push(sent)
    return status
  }
  const send = () =>
    sendBlocks({
      files,
      opened: openedOf(files, arrived),
      renew: async () => {
        renewals += 1
        return openedOf(files, arrived, `renewed${renewals}`)
      },
      put,
      pause: async (ms) => void pauses.push(ms),
      online: async () => undefined,
      now: () => clock.now,
      random: () => 0.5,
      signal: abort.signal,
      onProgress: (sent, waiting) => progress.push([sent, waiting]),
    })
  return { clock, abort, puts, pauses, progress, send, renewals: () => renewals }
}

const blocksOf = (puts: readonly Put[]): string[] => puts.map(({ file, block }) => `${file} ${Number(atob(block))}`).toSorted()

describe('sending blocks', () => {
  it('sends each block of each file once, and counts every byte', async () => {
    const files = [fileOf('a.csv', 2 * blockSize + 5), fileOf('b.csv', 7)]
    const { puts, progress, send } = setUp(files, () => 201)
    await send()
    expect(blocksOf(puts)).toEqual(['0 0', '0 1', '0 2', '1 0'])
    expect(puts.map(({ size }) => size).toSorted((left, right) => left - right)).toEqual([5, 7, blockSize, blockSize])
    expect(progress.at(-1)).toEqual([2 * blockSize + 12, false])
  })

  it('keeps four blocks on their way', async () => {
    let under = 0
    let most = 0
    const { send } = setUp([fileOf('a.csv', 9 * blockSize)], async () => {
      under += 1
      most = Math.max(most, under)
      await new Promise((resolve) => setTimeout(resolve))
      under -= 1
      return 201
    })
    await send()
    expect(most).toBe(4)
  })

  it('sends only what has not arrived', async () => {
    const { puts, progress, send } = setUp([fileOf('a.csv', 3 * blockSize)], () => 201, [[0, 2]])
    await send()
    expect(blocksOf(puts)).toEqual(['0 1'])
    expect(progress[0]).toEqual([2 * blockSize, false])
  })

  it('tries again after a lost connection with growing delays, and says that it waits', async () => {
    const { puts, pauses, progress, send } = setUp([fileOf('a.csv', 9)], (_, attempt) => (attempt < 4 ? 0 : 201))
    await send()
    expect(blocksOf(puts)).toEqual(['0 0'])
    expect(pauses).toEqual([1_000, 2_000, 4_000])
    expect(progress.filter(([, waiting]) => waiting)).toHaveLength(3)
    expect(progress.at(-1)).toEqual([9, false])
  })

  it.each([500, 503, 429])('tries again after an answer with %i', async (status) => {
    const { puts, send } = setUp([fileOf('a.csv', 9)], (_, attempt) => (attempt === 1 ? status : 201))
    await send()
    expect(puts).toHaveLength(1)
  })

  it('renews an address that was refused, once for all blocks', async () => {
    const { puts, pauses, send, renewals } = setUp([fileOf('a.csv', 3 * blockSize)], ({ grant }) => (grant === 'a' ? 403 : 201))
    await send()
    expect([renewals(), pauses, new Set(puts.map(({ grant }) => grant))]).toEqual([1, [], new Set(['renewed1'])])
  })

  it('renews an address before it ends', async () => {
    const { clock, puts, send, renewals } = setUp([fileOf('a.csv', 6 * blockSize)], () => {
      clock.now = (grantMinutes - 1) * 60_000
      return 201
    })
    await send()
    expect(renewals()).toBe(1)
    expect(puts.at(-1)?.grant).toBe('renewed1')
  })

  it('gives up after ten attempts, and the other blocks with it', async () => {
    const { puts, send, pauses } = setUp([fileOf('a.csv', 40 * blockSize)], ({ block }) => (block === blockId(0) ? 0 : 201))
    await expect(send()).rejects.toThrow('status 0')
    expect(pauses).toHaveLength(9)
    expect(puts.length).toBeLessThan(40)
  })

  it('gives up immediately when storage refuses', async () => {
    const { send, pauses } = setUp([fileOf('a.csv', 9)], () => 404)
    await expect(send()).rejects.toThrow('status 404')
    expect(pauses).toEqual([])
  })

  it('stops when the signal aborts', async () => {
    const { abort, puts, send } = setUp([fileOf('a.csv', 40 * blockSize)], () => {
      abort.abort()
      return 201
    })
    await expect(send()).rejects.toMatchObject({ name: 'AbortError' })
    expect(puts.length).toBeLessThan(9)
  })
})

it('delays grow up to half a minute', () => {
  expect([0, 3, 9].map((attempt) => retryDelay(attempt, 0.5))).toEqual([1_000, 8_000, 30_000])
})
