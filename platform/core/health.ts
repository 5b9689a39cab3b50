import type { health as healthEndpoint, ready as readyEndpoint } from '@auctionwiz/contracts/health'
import type { UseCase } from './context.ts'
import type { Logger } from './logger.ts'

type Health = ReturnType<typeof healthEndpoint>
type Ready = ReturnType<typeof readyEndpoint>

export const health =
  (app: string, version: string): UseCase<Health> =>
  async () => ({ status: 'ok', app, version })

/** Probes of the dependencies by name; each resolves when its dependency answers. */
export type Probes = Record<string, () => Promise<unknown>>

export const ready =
  (probes: Probes, log: Logger): UseCase<Ready> =>
  async () => {
    const results = await Promise.all(Object.entries(probes).map(async ([name, probe]) => [name, await answers(name, probe, log)] as const))
    return { status: results.every(([, up]) => up === 'up') ? 'ready' : 'degraded', dependencies: Object.fromEntries(results) }
  }

const answers = async (name: string, probe: () => Promise<unknown>, log: Logger): Promise<'up' | 'down'> => {
  try {
    await probe()
    return 'up'
  } catch (error) {
    log.error('dependency is down', error, { dependency: name })
    return 'down'
  }
}
