import { type AppSource, type FunctionApp, loadApp } from './app/load-app.ts'
import { accessKeysOf } from './http/access-key.ts'
import { createAdmin } from './http/admin.ts'
import { defaultBodyLimit } from './http/body.ts'
import { createRouter } from './http/router.ts'
import { startHttp } from './http/server.ts'
import { createLog, describeError, type LogSink } from './log.ts'
import { type TriggerKind, triggerKinds } from './trigger-kinds.ts'
import { createTriggers } from './triggers.ts'

export type HostOptions = {
  /** Apps in the order in which their routes are tried. */
  apps: readonly AppSource[]
  /** 0 takes any free port. */
  port: number
  /** Application settings: become environment variables before the apps load. */
  settings: Record<string, string>
  /** Origins that may call from a browser; `*` for all. */
  cors: readonly string[]
  /** Whether browsers may send credentials (default true; never with `*`). */
  corsCredentials?: boolean
  log: LogSink
  /**
   * The triggers that this process listens to; all by default. Every function is loaded all the same, as in Flex Consumption, whose instances
   * listen to those of one group only.
   */
  triggers?: readonly TriggerKind[]
  /** Called when a call or a background function ended that may have queued work, for a process that listens to the queues. */
  onChanged?(): void
  /** File that keeps when timers ran last, over restarts; without it they forget. */
  timerStateFile?: string
  /** Default 127.0.0.1. */
  hostname?: string
  /** Milliseconds within which a request has to arrive whole; 230 s, the limit of Azure's load balancer, by default. */
  requestTimeout?: number
  /** Milliseconds that calls under way get to finish when the host closes (default 10 s). */
  drainTimeout?: number
}

export type Host = {
  url: string
  port: number
  /** Says that another process may have queued work: the queues are polled soon. */
  nudge(): void
  /** Stops taking work, lets work under way finish, runs the appTerminate hooks. */
  close(): Promise<void>
}

function applySettings(options: HostOptions): void {
  process.env.FUNCTIONS_WORKER_RUNTIME ??= 'node'
  process.env.AZURE_FUNCTIONS_ENVIRONMENT ??= 'Development'
  Object.assign(process.env, options.settings)
}

async function terminate(apps: readonly FunctionApp[]): Promise<void> {
  for (const app of apps) await app.hooks.run('appTerminate', { hookData: app.hookData, appHookData: app.hookData })
}

/**
 * Loads the apps and serves their triggers until closed.
 * @throws Error naming the app, route or setting that is wrong; a taken port comes as an error with `code` EADDRINUSE
 */
export async function startHost(options: HostOptions): Promise<Host> {
  applySettings(options)
  const hostname = options.hostname ?? '127.0.0.1'
  const drainTimeout = options.drainTimeout ?? 10_000
  const apps: FunctionApp[] = []
  // One after the other: an app's modules must not interleave with another's start-up.
  for (const source of options.apps) apps.push(await loadApp(source, options.log))
  const kinds = new Set(options.triggers ?? triggerKinds)
  const triggers = createTriggers(apps, kinds, options)
  const onChanged = (): void => {
    triggers.nudge()
    options.onChanged?.()
  }
  const hostLog = createLog(undefined, options.log, {})
  const keys = accessKeysOf(options.settings)
  const http = await startHttp(
    {
      router: createRouter(kinds.has('http') ? apps : []),
      cors: { origins: options.cors, credentials: options.corsCredentials ?? true },
      admin: createAdmin(apps, keys, onChanged),
      keys,
      bodyLimit: Number(options.settings.FUNCTIONS_REQUEST_BODY_SIZE_LIMIT ?? defaultBodyLimit),
      requestTimeout: options.requestTimeout ?? 230_000,
      log: hostLog,
      onAnswered: triggers.answered,
      onChanged,
    },
    hostname,
    options.port,
  )
  // Http answers first: what the other triggers need takes longer to load.
  const started = triggers.start().catch((error: unknown) => hostLog.write('critical', 'Host.Triggers', describeError(error)))
  return {
    url: `http://${hostname}:${http.port}`,
    port: http.port,
    nudge: triggers.nudge,
    async close() {
      await started
      await Promise.all([http.close(drainTimeout), triggers.stop(drainTimeout)])
      await terminate(apps)
    },
  }
}
