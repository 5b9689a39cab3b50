import type { Logger } from '../logging/logger.ts'
import { busyFor } from '../store/busy-for.ts'
import { isStoreError, type Versioned } from '../store/store.ts'
import type { OpenWork, OpenWorkDocument } from './open-work.ts'

interface SweepPorts<Message> {
  open: OpenWork<Message>
  /** When the work last got on, ISO 8601; undefined when it is over or was never begun. */
  movedAt(message: Message, askedAt: string): Promise<string | undefined>
  /** Asks for the work again. */
  takeUp(message: Message): Promise<void>
  /** Milliseconds of silence after which work is retried. */
  patience: number
  now(): Date
  log: Logger
}

const atOnce = 100
/** The most documents that one sweep reads; the next sweep continues. */
const most = 1_000
/** How often the wait for silent work doubles before the next retry; after that it stays the same. */
const doublings = 4

/**
 * Runs on a timer every few minutes. Retries work whose worker has been silent for too long, because its message was lost or failed too often. A
 * retry while a worker still runs loses nothing: the later worker takes over at the last checkpoint.
 */
export const sweep = <Message extends object>(ports: SweepPorts<Message>) => {
  const { open, log } = ports
  return async (): Promise<void> => {
    try {
      for (let looked = 0; looked < most; looked += atOnce) {
        const due = await open.due(atOnce)
        for (const one of due) await lookAt(ports, one)
        if (due.length < atOnce) return
      }
    } catch (error) {
      if (busyFor(error) === undefined) throw error
      log.warn('the sweep waits for a busy service', { problem: (error as Error).message })
    }
  }
}

const lookAt = async <Message extends object>(ports: SweepPorts<Message>, found: Versioned<OpenWorkDocument<Message>>): Promise<void> => {
  const { open, movedAt, takeUp, patience, now, log } = ports
  const { message, askedAt, takenUp } = found.document
  const moved = await movedAt(message, askedAt)
  try {
    if (moved === undefined) return await open.remove(found)
    const left = Date.parse(moved) + patience - now().getTime()
    if (left > 0) return await open.lookAgain(found, { inMs: left, takenUp: 0 })
    await open.lookAgain(found, { inMs: patience * 2 ** Math.min(takenUp, doublings), takenUp: takenUp + 1 })
  } catch (error) {
    // It was requested again at this moment, or is gone.
    if (isStoreError(error, 'stale', 'missing')) return
    throw error
  }
  await takeUp(message)
  log.warn('silent work is queued again', { work: found.document.id, times: takenUp + 1 })
}
