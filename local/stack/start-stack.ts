import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Child } from './child.ts'
import { consoleLog, type Log, readLevel } from './log.ts'
import { planServices, type Service, type ServiceName, serviceNames, swappedServices } from './plan.ts'
import { shiftPorts, takenMessage, takenPorts } from './ports.ts'
import { loadSecrets } from './secrets.ts'
import { commonSettings, type Settings, settingsFile, type Urls, urlsFor } from './settings.ts'
import { runStep } from './step.ts'
import { webConfig } from './web-config.ts'

export type StackOptions = {
  /** Where databases, keys and mails last; `.data` of the working directory by default. */
  dataDir?: string
  /** Added to every port. */
  portOffset?: number
  /** false leaves the web app out. */
  web?: boolean
  /** Vite with hot reload serves the web app. */
  dev?: boolean
  log?: Log
  /** Start only these; all by default. */
  services?: readonly ServiceName[]
  /** Where something answers elsewhere than in this stack. */
  urls?: Partial<Urls>
  /** What App Configuration serves; `local/app-configuration/settings.json` by default. */
  flagsFile?: string
  /** More settings for the functions apps, or other values. */
  settings?: Settings
  /** Aborting stops a start under way; the promise then rejects. */
  signal?: AbortSignal
}

export type Stack = {
  urls: Urls
  /** The settings that the functions apps run with, without the signing key. */
  settings: Settings
  /** Process id of a running service. */
  pid(name: ServiceName): number | undefined
  /** Sends a signal to a service, which is then restarted as after a crash. */
  kill(name: ServiceName, signal: NodeJS.Signals): void
  /** Stops and starts services, for new code. */
  restart(names: readonly ServiceName[]): Promise<void>
  /** Stops everything in order: apps, services, the database last. */
  stop(): Promise<void>
  /** Kills all processes immediately. */
  killAll(): void
}

/** Starts the local stack and resolves when every part is healthy. Builds nothing. Rejects with a readable message, all stopped. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const dataDir = resolve(options.dataDir ?? '.data')
  const log = options.log ?? consoleLog(readLevel(process.env.LOG_LEVEL))
  const ports = shiftPorts(options.portOffset ?? 0)
  const urls = { ...urlsFor(ports), ...options.urls }
  mkdirSync(dataDir, { recursive: true })
  const secrets = loadSecrets(dataDir)
  const settings = { ...commonSettings(urls, secrets, process.env), ...options.settings }
  const settingsPath = (app: string) => join(dataDir, `settings-${app}.json`)
  const { flagsFile = 'local/app-configuration/settings.json' } = options
  const plan = planServices({ dataDir, ports, urls, settings, dev: options.dev ?? false, flagsFile, settingsPath })
  const chosen = choose(options)
  const services = plan.filter((service) => chosen.has(service.name))

  const taken = await takenPorts(
    ports,
    services.flatMap((service) => service.ports),
  )
  if (taken.length > 0) throw new Error(takenMessage(ports, taken, options.portOffset ?? 0))

  const write = (app: string, content: object) => writeFileSync(settingsPath(app), `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 })
  const { signingKey, factorKey, formerFactorKey, formerConnectionKey } = secrets
  const formerFactor = formerFactorKey === undefined ? {} : { FORMER_FACTOR_KEY: formerFactorKey }
  const formerConnection = formerConnectionKey === undefined ? {} : { FORMER_CONNECTION_KEY: formerConnectionKey }
  write('auth', settingsFile({ ...settings, SIGNING_KEY: signingKey, FACTOR_KEY: factorKey, ...formerFactor }, ports.auth, urls.web))
  write('bidders', settingsFile(settings, ports.bidders, urls.web))
  write('upload', settingsFile({ ...settings, ...formerConnection }, ports.upload, urls.web))
  write('web', webConfig(urls, settings))

  const children = new Map<ServiceName, Child>()
  for (const service of services) {
    const { name, queuesOf } = service
    const onMessage = (message: object) => queuesOf && children.get(queuesOf)?.send(message)
    children.set(name, new Child(service, log, { onMessage }))
  }
  const stop = () => stopInOrder(services, children)
  const onAbort = () => void stop()
  options.signal?.addEventListener('abort', onAbort)
  const step = async (name: 'provision' | 'seed') => {
    if (!chosen.has(name)) return
    const script = name === 'seed' ? 'local/seed/main.ts' : 'local/provision.ts'
    await runStep(name, [script], { ...settings, DATA_DIR: dataDir }, log, options.signal)
  }
  try {
    await startStage('service', services, children, options.signal)
    await step('provision')
    await startStage('app', services, children, options.signal)
    await step('seed')
    options.signal?.throwIfAborted()
  } catch (error) {
    await stop()
    options.signal?.throwIfAborted()
    throw error
  } finally {
    options.signal?.removeEventListener('abort', onAbort)
  }
  return {
    urls,
    settings,
    stop,
    pid: (name) => children.get(name)?.pid,
    kill: (name, signal) => children.get(name)?.kill(signal),
    restart: async (names) => {
      await Promise.all(names.map((name) => children.get(name)?.restart()))
    },
    killAll: () => {
      for (const child of children.values()) child.kill('SIGKILL')
    },
  }
}

function choose(options: StackOptions): Set<ServiceName> {
  const swapped = swappedServices(process.env)
  const wanted = options.services ?? serviceNames
  return new Set(wanted.filter((name) => !swapped.has(name) && (name !== 'web' || options.web !== false)))
}

async function startStage(
  stage: Service['stage'],
  services: Service[],
  children: Map<ServiceName, Child>,
  signal: AbortSignal | undefined,
): Promise<void> {
  signal?.throwIfAborted()
  const starts = services.filter((service) => service.stage === stage).map((service) => children.get(service.name)?.start())
  // Every start is awaited before a failure is reported, so that nothing is left half-started.
  const failed = (await Promise.allSettled(starts)).find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

async function stopInOrder(services: Service[], children: Map<ServiceName, Child>): Promise<void> {
  const groups = [
    services.filter((service) => service.stage === 'app'),
    services.filter((service) => service.stage === 'service' && service.name !== 'cosmos'),
    services.filter((service) => service.name === 'cosmos'),
  ]
  for (const group of groups) await Promise.all(group.map((service) => children.get(service.name)?.stop()))
}
