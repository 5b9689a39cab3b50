import type { health as healthEndpoint, ready as readyEndpoint } from '@auctionwiz/contracts/health'
import type { Logger } from '../logging/logger.ts'
import { type OutageLog, outageLog } from '../logging/outage-log.ts'
import type { UseCase } from './context.ts'

type Health = ReturnType<typeof healthEndpoint>
type Ready = ReturnType<typeof readyEndpoint>

export const health =
  (app: string, version: string): UseCase<Health> =>
  async () => ({ status: 'ok', app, version })

/** How an app finds out whether a dependency is up. */
export interface Probe {
  /** Resolves when the dependency answers as it should. */
  ask(): Promise<unknown>
  /** Milliseconds after which it counts as down. */
  withinMs: number
}

/** Probes of the dependencies by name. */
export type Probes = Record<string, Probe>

/** Names the dependencies that are up. A dependency is logged when its state changes, not at every call. */
export const ready = (probes: Probes, log: Logger): UseCase<Ready> => {
  const watched = Object.entries(probes).map(([name, probe]) => ({
    name,
    probe,
    outage: outageLog(log, 'dependency', { dependency: name }),
  }))
  return async () => {
    const states = await Promise.all(watched.map(async ({ name, probe, outage }) => [name, await stateOf(probe, outage)] as const))
    return { status: states.every(([, state]) => state === 'up') ? 'ready' : 'degraded', dependencies: Object.fromEntries(states) }
  }
}

const stateOf = async ({ ask, withinMs }: Probe, outage: OutageLog): Promise<'up' | 'down'> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${withinMs} ms`)), withinMs)
  })
  try {
    await Promise.race([ask(), late])
    outage.worked()
    return 'up'
  } catch (error) {
    outage.failed(error)
    return 'down'
  } finally {
    clearTimeout(timer)
  }
}
