import { openQueue } from './storage-queue.ts'
import type { StorageSettings } from './storage-settings.ts'

/** A queue of the app's own that carries nothing but its question whether its queue triggers run. */
export interface ProbeQueue {
  /** Sends a probe. It expires if no trigger takes it. */
  send(): Promise<void>
  /** When a trigger last took a probe; undefined before the first time. */
  answeredAt(): Promise<Date | undefined>
  noteAnswer(at: Date): Promise<void>
}

export interface TriggerProbe {
  /** Resolves when a trigger has taken a probe lately; otherwise sends one and waits for the answer. @throws Error when none comes */
  ask(): Promise<void>
  /** What the trigger does with a probe. */
  answer(): Promise<void>
}

/** Milliseconds for which an answer holds. */
const fresh = 60_000
/** An idle queue is polled every two seconds (host.json), so an answer takes a little longer than that at most. */
const looks = 20
const pause = 200

/**
 * Checks whether the app's queue triggers run, on any instance: sends a message through the queue, and the trigger records its
 * arrival. A healthy storage is no proof: without the trigger's extension, functions never run.
 * @param wait milliseconds
 */
export const triggerProbe = (queue: ProbeQueue, now: () => Date, wait: (ms: number) => Promise<void>): TriggerProbe => {
  let underWay: Promise<void> | undefined

  const ask = async (): Promise<void> => {
    const before = (await queue.answeredAt())?.getTime()
    if (before !== undefined && now().getTime() - before < fresh) return
    await queue.send()
    for (let look = 1; look <= looks; look += 1) {
      await wait(pause)
      if ((await queue.answeredAt())?.getTime() !== before) return
    }
    throw new Error('no queue trigger took the probe')
  }

  return {
    // However many callers ask, one probe is under way.
    ask: () => {
      underWay ??= ask().finally(() => {
        underWay = undefined
      })
      return underWay
    },
    answer: () => queue.noteAnswer(now()),
  }
}

/** Seconds for which a probe waits for its trigger. */
const timeToLive = 60

/** The probes in Queue storage; the time of the last answer is kept in the queue's metadata. */
export const storageProbeQueue = (settings: StorageSettings, name: string): ProbeQueue => {
  let opened: ReturnType<typeof openQueue> | undefined
  const queue = () => {
    opened ??= openQueue(settings, name)
    return opened
  }
  return {
    send: async () => {
      await (await queue()).sendMessage(Buffer.from('{}').toString('base64'), { messageTimeToLive: timeToLive })
    },
    answeredAt: async () => {
      const { metadata } = await (await queue()).getProperties()
      return metadata?.answered === undefined ? undefined : new Date(metadata.answered)
    },
    noteAnswer: async (at) => {
      await (await queue()).setMetadata({ answered: at.toISOString() })
    },
  }
}
