import { enableCompileCache } from 'node:module'
import { basename, dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { AppSource } from './app/load-app.ts'
import { type LocalSettings, readLocalSettings } from './local-settings.ts'
import { describeError, type LogEntry } from './log.ts'
import type { Host, HostOptions } from './start-host.ts'
import { type TriggerKind, triggerKinds } from './trigger-kinds.ts'

const usage = `Usage: node packages/functions-host/main.ts --port <number> --app <built package> [--app ...]
       [--settings <local.settings.json>] [--cors <origin> ...] [--timer-state <file>] [--hostname <address>]
       [--triggers <http,queue,timer>]`

const options = {
  port: { type: 'string' },
  app: { type: 'string', multiple: true },
  settings: { type: 'string' },
  cors: { type: 'string', multiple: true },
  'timer-state': { type: 'string' },
  hostname: { type: 'string' },
  triggers: { type: 'string' },
} as const

function print(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

function log(entry: LogEntry): void {
  print({ time: new Date().toISOString(), ...entry })
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

/** An app is called after its folder, not after its output folder. */
function toAppSource(path: string): AppSource {
  const directory = resolve(path)
  const folder = basename(directory)
  return { name: folder === 'dist' ? basename(dirname(directory)) : folder, directory }
}

/** As under Core Tools, a variable that the environment already has wins over the settings file. */
function overlayEnvironment(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, process.env[name] ?? value]))
}

function readTriggers(list: string): TriggerKind[] {
  return list.split(',').map((word) => {
    const kind = triggerKinds.find((known) => known === word)
    if (!kind) throw new Error(`--triggers: there is no trigger "${word}".\n${usage}`)
    return kind
  })
}

/**
 * Several processes may share an app, each with some of its triggers. A supervisor with a channel to them forwards their messages, so that the
 * one with the queues polls immediately.
 */
const changed = { event: 'changed' }

function sayChanged(): void {
  if (process.connected) process.send?.(changed)
}

function pollOnChanges(host: Host): void {
  process.on('message', (message: { event?: string }) => {
    if (message.event === changed.event) host.nudge()
  })
}

function readOptions(): HostOptions {
  const { values } = parseArgs({ options })
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 0 || port > 65_535 || !values.app) throw new Error(usage)
  const local: LocalSettings = values.settings ? readLocalSettings(values.settings) : { values: {}, cors: [], corsCredentials: undefined }
  const triggers = values.triggers ? readTriggers(values.triggers) : triggerKinds
  return {
    apps: values.app.map(toAppSource),
    port,
    settings: overlayEnvironment(local.values),
    cors: [...local.cors, ...(values.cors ?? [])],
    log,
    ...(local.corsCredentials !== undefined && { corsCredentials: local.corsCredentials }),
    ...(values['timer-state'] && { timerStateFile: resolve(values['timer-state']) }),
    ...(values.hostname && { hostname: values.hostname }),
    triggers,
    ...(!triggers.includes('queue') && { onChanged: sayChanged }),
  }
}

function explain(error: unknown, port: number): string {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'EADDRINUSE') return `Port ${port} is already in use. Stop the program that uses it, or choose another with --port.`
  return error instanceof Error ? error.message : String(error)
}

function stopOnSignals(host: Host): void {
  let stopping = false
  const stop = async (): Promise<void> => {
    // The terminal and a process manager may both ask.
    if (stopping) return
    stopping = true
    await host.close()
    print({ event: 'stopped' })
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

function dieOnStrayErrors(): void {
  // As the worker does: after an error that nobody handled the state of the process is unknown.
  process.on('uncaughtException', (error) => {
    log({ level: 'critical', category: 'Host', message: `Unhandled error: ${describeError(error)}` })
    process.exit(1)
  })
}

async function main(): Promise<void> {
  let hostOptions: HostOptions
  try {
    hostOptions = readOptions()
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
  const cache = hostOptions.settings.NODE_COMPILE_CACHE
  if (cache) enableCompileCache(resolve(cache))
  dieOnStrayErrors()
  try {
    // Loaded only now, so that the compile cache serves the host itself too.
    const { startHost } = await import('./start-host.ts')
    const host = await startHost(hostOptions)
    stopOnSignals(host)
    pollOnChanges(host)
    print({ event: 'listening', url: host.url, port: host.port, apps: hostOptions.apps.map(({ name }) => name) })
  } catch (error) {
    fail(explain(error, hostOptions.port))
  }
}

await main()
