import type { health as healthEndpoint, ready as readyEndpoint } from '@auctionwiz/contracts/health'
import type { UseCase } from './context.ts'
import type { Logger } from './logger.ts'

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
  const down = new Set<string>()
  const stateOf = async (name: string, probe: Probe): Promise<'up' | 'down'> => {
    const problem = await problemOf(probe)
    if (problem === undefined) {
      if (down.delete(name)) log.info('dependency is up again', { dependency: name })
      return 'up'
    }
    if (!down.has(name)) log.warn('dependency is down', { dependency: name, problem })
    down.add(name)
    return 'down'
  }
  return async () => {
    const results = await Promise.all(Object.entries(probes).map(async ([name, probe]) => [name, await stateOf(name, probe)] as const))
    return { status: results.every(([, state]) => state === 'up') ? 'ready' : 'degraded', dependencies: Object.fromEntries(results) }
  }
}

const problemOf = async ({ ask, withinMs }: Probe): Promise<string | undefined> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no answer within ${withinMs} ms`), withinMs)
  })
  const answered = ask().then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}
