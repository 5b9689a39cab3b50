import { type Feature, featureRefreshSeconds } from '@auctionwiz/contracts/features'
import type { AccessClaims } from '@auctionwiz/contracts/identity'
import { type AccountFacts, featureIsOn } from '../core/features/feature-rules.ts'
import { type FlagSet, flagSet } from '../core/features/flags.ts'
import type { FeatureSource } from '../core/http/runtime.ts'
import type { Logger } from '../core/logging/logger.ts'
import { outageLog } from '../core/logging/outage-log.ts'

interface Options {
  /** Reads all flags as they are stored; rejects when they cannot be had. */
  load(): Promise<readonly unknown[]>
  /** Such as development or production. */
  environment: string
  /** How old the flags may get. */
  refreshSeconds?: number
  accountFacts(accountId: string): Promise<AccountFacts>
  log: Logger
  now?: () => Date
  /** Resolves after `ms` milliseconds. */
  wait?: (ms: number) => Promise<void>
}

export interface FlagSource extends FeatureSource {
  /** Begins to load the flags, so that the first call need not wait for all of it. */
  start(): void
  /**
   * Whether the flag `maintenance` closes the product. No call waits for it: until the flags are loaded, it is off. It does not begin to load them,
   * since the first call of an app would share the processor with that.
   */
  maintenance(): Promise<boolean>
  /** Resolves when the flags were loaded lately or can be loaded now. */
  ask(): Promise<void>
}

/** Milliseconds that calls wait for the first flags, counted from the start; afterwards no call waits. */
const firstWait = 2_000
/** Milliseconds after which a load that failed is tried again, and for which one that succeeded proves that the next would. */
const retryAfter = 30_000

/** Closes the product for all accounts. Its time window, if it has one, says when. */
const maintenanceFlag = 'maintenance'
/** Milliseconds before a maintenance in which it is announced. */
const announcedFor = 86_400_000
const nobody = { userId: '', groups: [], subscriptionTier: '', houseCount: async () => 0 }

/**
 * The flags of App Configuration. They are loaded at the start and refreshed without delaying calls. While App Configuration is unreachable, the last
 * flags apply; before the first load, the fallbacks.
 */
export const featureSource = ({
  load,
  environment,
  refreshSeconds = featureRefreshSeconds,
  accountFacts,
  log,
  now = () => new Date(),
  wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms).unref()),
}: Options): FlagSource => {
  const outage = outageLog(log, 'App Configuration')
  let flags: FlagSet | undefined
  let reported = ''
  let loadedAt = Number.NEGATIVE_INFINITY
  let dueAt = Number.NEGATIVE_INFINITY
  let loading: Promise<void> | undefined
  let first: Promise<void> | undefined

  /** Once, not at every load. */
  const report = (problems: readonly string[]): void => {
    const all = problems.join('\n')
    if (all !== '' && all !== reported) log.warn('feature flags that cannot be read', { problems: all })
    reported = all
  }
  const reload = (): Promise<void> => {
    loading ??= load()
      .then(
        (loaded) => {
          flags = flagSet(loaded)
          report(flags.problems)
          loadedAt = now().getTime()
          dueAt = loadedAt + refreshSeconds * 1000
          outage.worked()
        },
        (error: unknown) => {
          dueAt = now().getTime() + Math.min(retryAfter, refreshSeconds * 1000)
          outage.failed(error)
          throw error
        },
      )
      .finally(() => {
        loading = undefined
      })
    return loading
  }
  // A failure has its line in the log; the flags stay as they are.
  const reloadBeside = (): Promise<void> => reload().catch(() => undefined)
  const start = (): Promise<void> => {
    first ??= Promise.race([reloadBeside(), wait(firstWait)])
    return first
  }
  const reloadWhenDue = (): void => {
    if (!loading && now().getTime() >= dueAt) void reloadBeside()
  }

  return {
    start: () => void start(),
    ask: () => (now().getTime() - loadedAt < retryAfter ? Promise.resolve() : reload()),
    maintenance: async () => {
      if (first) reloadWhenDue()
      return (flags?.has(maintenanceFlag) && (await flags.isOn(maintenanceFlag, { ...nobody, now: now() }))) ?? false
    },
    nextMaintenance: async () => {
      await start()
      reloadWhenDue()
      const next = await flags?.nextOpening(maintenanceFlag, { ...nobody, now: now() }, announcedFor)
      return next && { from: new Date(next.from).toISOString(), ...(next.to !== undefined && { to: new Date(next.to).toISOString() }) }
    },
    enabled: async (feature: Feature, caller: AccessClaims) => {
      await start()
      reloadWhenDue()
      return featureIsOn(feature, caller, { flags, environment, accountFacts, now: now() })
    },
  }
}
