import { blockCount, blockId, blockLength, blockSize, grantMinutes, type OpenedUpload } from '@auctionwiz/contracts/opened-uploads'
import { type Patience, retryDelay } from './patience.ts'

/** Sends one block. Answers the status of storage; rejects as `fetch` does. */
export type PutBlock = (url: string, block: Blob, options: { signal: AbortSignal; onSent: (bytes: number) => void }) => Promise<number>

export interface BlockSending extends Patience {
  files: readonly File[]
  opened: OpenedUpload
  /** Fetches new addresses. */
  renew: () => Promise<OpenedUpload>
  put: PutBlock
  /** Milliseconds of a clock that never goes back. */
  now: () => number
  random: () => number
  signal: AbortSignal
  /** Bytes of all files that are sent, and whether the connection is lost. */
  onProgress: (sent: number, waiting: boolean) => void
}

/** Blocks of an upload that are on their way at the same time. */
const parallel = 4
/** Attempts for one block while there is a connection; together they last some minutes. */
const mostAttempts = 10
/** New addresses are fetched this long before the old ones end. */
const margin = 2 * 60_000

interface Block {
  file: number
  place: number
}

/**
 * Sends the blocks that have not arrived, some at a time. Tries again after a failure with growing delays, waits while there is no connection and
 * renews addresses that end. Rejects when a block is refused or fails again and again.
 */
export const sendBlocks = async (sending: BlockSending): Promise<void> => {
  const { files, opened, signal, onProgress } = sending
  const blocks = missingBlocks(opened, files)
  const underWay = new Map<Block, number>()
  let done = arrivedBytes(opened, files)
  const report = (waiting = false) => onProgress(done + [...underWay.values()].reduce((sum, bytes) => sum + bytes, 0), waiting)
  const addresses = grantedAddresses(sending)
  const send = async (block: Block): Promise<void> => {
    const sent = (bytes: number) => {
      underWay.set(block, bytes)
      report()
    }
    const failed = (waiting: boolean) => {
      underWay.delete(block)
      report(waiting)
    }
    await sendBlock(block, sending, addresses, { sent, failed })
    underWay.delete(block)
    done += lengthOf(block, files)
    report()
  }
  const work = async (): Promise<void> => {
    for (let block = blocks.shift(); block; block = blocks.shift())
      await send(block).catch((error: unknown) => {
        // The others end with the blocks that they are sending.
        blocks.splice(0)
        throw error
      })
  }
  report()
  const outcomes = await Promise.allSettled(Array.from({ length: parallel }, work))
  signal.throwIfAborted()
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}

interface Reports {
  sent: (bytes: number) => void
  /** `waiting`: there was no answer, as without a connection. */
  failed: (waiting: boolean) => void
}

const sendBlock = async (block: Block, sending: BlockSending, addresses: Addresses, { sent, failed }: Reports): Promise<void> => {
  const { files, put, pause, online, random, signal } = sending
  const { file, place } = block
  const body = files[file]?.slice(place * blockSize, place * blockSize + lengthOf(block, files)) ?? new Blob()
  for (let attempt = 0; ; attempt += 1) {
    signal.throwIfAborted()
    const address = await addresses.current(file)
    const url = `${address}&comp=block&blockid=${encodeURIComponent(blockId(place))}`
    const status = await put(url, body, { signal, onSent: sent }).catch((error: unknown) => {
      if (signal.aborted) throw error
      return 0
    })
    if (status === 201) return
    failed(status === 0)
    if (attempt + 1 >= mostAttempts || isRefusal(status)) throw new Error(`A block failed with status ${status}.`)
    if (status === 403) await addresses.renewed(file, address)
    else await pause(retryDelay(attempt, random()), signal)
    await online(signal)
  }
}

/** 403 is what an address answers that has ended; 408 and 429 pass. */
const isRefusal = (status: number): boolean => status >= 400 && status < 500 && ![403, 408, 429].includes(status)

interface Addresses {
  current(file: number): Promise<string>
  /** Another one than the given one. */
  renewed(file: number, ended: string): Promise<void>
}

/** The addresses of the files, renewed once for all blocks that need it. */
const grantedAddresses = ({ opened, renew, now }: BlockSending): Addresses => {
  let granted = opened
  let endsAt = now() + grantMinutes * 60_000
  let renewing: Promise<void> | undefined
  const again = (): Promise<void> => {
    renewing ??= renew()
      .then((next) => {
        granted = next
        endsAt = now() + grantMinutes * 60_000
      })
      .finally(() => {
        renewing = undefined
      })
    return renewing
  }
  const addressOf = (file: number): string => granted.files[file]?.address ?? ''
  return {
    current: async (file) => {
      if (now() >= endsAt - margin) await again()
      return addressOf(file)
    },
    renewed: async (file, ended) => {
      if (addressOf(file) === ended) await again()
    },
  }
}

const lengthOf = ({ file, place }: Block, files: readonly File[]): number => blockLength(files[file]?.size ?? 0, place)

const missingBlocks = ({ files: announced }: OpenedUpload, files: readonly File[]): Block[] =>
  files.flatMap(({ size }, file) => {
    const arrived = new Set(announced[file]?.arrived)
    return Array.from({ length: blockCount(size) }, (_, place) => ({ file, place })).filter(({ place }) => !arrived.has(place))
  })

const arrivedBytes = ({ files: announced }: OpenedUpload, files: readonly File[]): number =>
  announced.reduce((sum, { arrived }, file) => sum + arrived.reduce((bytes, place) => bytes + lengthOf({ file, place }, files), 0), 0)
