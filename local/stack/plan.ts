import { join } from 'node:path'
import type { ChildSpec } from './child.ts'
import { basePorts, type PortName, type Ports } from './ports.ts'
import type { Settings, Urls } from './settings.ts'

/** The services that run the functions apps. */
export const functionHosts = ['auth', 'bidders', 'upload', 'auth-worker', 'bidders-worker', 'upload-worker'] as const

/** Everything the stack can start, in starting order; `provision` and `seed` are steps that run to their end. */
export const serviceNames = [
  'cosmos',
  'azurite',
  'appconfig',
  'identity',
  'outbox',
  'platforms',
  'provision',
  ...functionHosts,
  'seed',
  'web',
] as const

export type ServiceName = (typeof serviceNames)[number]

export type Service = ChildSpec & {
  name: ServiceName
  stage: 'service' | 'app'
  ports: PortName[]
  /** The service that works on its queues, which polls them immediately when this one may have queued something. */
  queuesOf?: ServiceName
}

/** The hosts of the functions apps; the one of bidders has auctions too. */
type HostName = 'auth' | 'bidders' | 'upload'

export type PlanInput = {
  dataDir: string
  ports: Ports
  urls: Urls
  settings: Settings
  /** Vite with hot reload in place of the built web app. */
  dev: boolean
  /** What App Configuration serves. */
  flagsFile: string
  /** The settings file of a host or of the web app. */
  settingsPath: (app: string) => string
}

/** How each service is started and probed. Order within a stage does not matter; a stage waits for the one before. */
export function planServices(input: PlanInput): Service[] {
  const { dataDir, ports, urls, settings } = input
  const data = (name: string) => join(dataDir, name)
  const answers = (url: string) => ({ url, expect: 'answers' as const })
  // A small young generation, and a heap that is swept before it has grown by much, keep the memory of long imports and of evidence packs low; in
  // Azure worker arguments do the same.
  const hostArgs = (name: HostName, apps: string[], isFrugal = name === 'upload') => [
    '--max-semi-space-size=8',
    ...(isFrugal ? ['--heap-growing-percent=25'] : []),
    'packages/functions-host/main.ts',
    ...apps.flatMap((app) => ['--app', `functions-${app}/dist`]),
    ...['--settings', input.settingsPath(name)],
  ]
  const http = (name: HostName, apps: string[]): Service => ({
    name,
    stage: 'app',
    ports: [name],
    args: [...hostArgs(name, apps), '--triggers', 'http', '--port', String(ports[name]), '--cors', urls.web],
    env: {},
    probe: { url: `http://localhost:${ports[name]}/health`, expect: 'ok' },
    queuesOf: `${name}-worker`,
  })
  // As in Flex Consumption, http functions run apart from those of queues and timers. Its host's own addresses get any free port.
  const worker = (name: HostName, apps: string[]): Service => ({
    name: `${name}-worker`,
    stage: 'app',
    ports: [],
    args: [...hostArgs(name, apps, true), '--triggers', 'queue,timer', '--port', '0', '--timer-state', data(`timers-${name}.json`)],
    env: {},
    probe: { expect: 'listening' },
  })
  return [
    {
      name: 'cosmos',
      stage: 'service',
      ports: ['cosmos'],
      args: ['packages/cosmos-sqlite/main.ts', '--file', data('cosmos.sqlite'), '--port', String(ports.cosmos)],
      env: {},
      probe: answers(urls.cosmos),
    },
    {
      name: 'azurite',
      stage: 'service',
      ports: ['blob', 'queue'],
      args: [
        'node_modules/azurite/dist/src/azurite.js',
        ...['--location', data('azurite')],
        ...['--blobPort', String(ports.blob), '--queuePort', String(ports.queue), '--tablePort', '0'],
        ...['--skipApiVersionCheck', '--loose', '--silent', '--disableTelemetry'],
      ],
      env: {},
      probe: answers(urls.queue),
      quiet: true,
    },
    {
      name: 'appconfig',
      stage: 'service',
      ports: ['appConfiguration'],
      args: ['local/app-configuration/main.ts', '--port', String(ports.appConfiguration), '--file', input.flagsFile],
      env: { APP_CONFIGURATION_CONNECTION: settings.APP_CONFIGURATION_CONNECTION ?? '' },
      probe: { url: `${urls.appConfiguration}/health`, expect: 'ok' },
    },
    {
      name: 'identity',
      stage: 'service',
      ports: ['identity'],
      args: [
        'local/identity-provider/main.ts',
        ...['--port', String(ports.identity), '--data', data('identity'), '--staff', 'local/seed/staff.json'],
        ...['--redirect', `${urls.web}/redirect.html`, '--after-logout', urls.web, '--after-logout', `${urls.web}/`],
      ],
      env: {},
      probe: { url: `${urls.identity}/.well-known/openid-configuration`, expect: 'ok' },
    },
    {
      name: 'outbox',
      stage: 'service',
      ports: ['outbox'],
      args: [
        'local/outbox/main.ts',
        '--port',
        String(ports.outbox),
        '--file',
        data('outbox.sqlite'),
        '--replies',
        settings.BIDDERS_URL ?? '',
      ],
      env: { SMS_EVENTS_SECRET: settings.SMS_EVENTS_SECRET ?? '' },
      probe: { url: `${urls.outbox}/health`, expect: 'ok' },
    },
    {
      name: 'platforms',
      stage: 'service',
      ports: ['platforms'],
      args: ['local/bidding-platforms/main.ts', '--port', String(ports.platforms)],
      env: {},
      probe: { url: `${urls.platforms}/health`, expect: 'ok' },
    },
    http('auth', ['auth']),
    http('bidders', ['bidders', 'auctions']),
    http('upload', ['upload']),
    worker('auth', ['auth']),
    worker('bidders', ['bidders', 'auctions']),
    worker('upload', ['upload']),
    {
      name: 'web',
      stage: 'app',
      ports: ['web'],
      args: [
        input.dev ? 'local/web-server/dev.ts' : 'local/web-server/main.ts',
        ...['--port', String(ports.web), '--config', input.settingsPath('web')],
        ...(input.dev ? [] : ['--port-offset', String(ports.web - basePorts.web)]),
      ],
      env: {},
      probe: { url: `${urls.web}/config.json`, expect: 'ok' },
    },
  ]
}

/** Stand-ins that are not needed because a setting names the real service, with that setting. */
export function swappedServices(environment: NodeJS.ProcessEnv): Map<ServiceName, string> {
  const swaps: [ServiceName, string][] = [
    ['cosmos', 'COSMOS_ENDPOINT'],
    ['azurite', 'STORAGE_CONNECTION'],
    ['appconfig', 'APP_CONFIGURATION_CONNECTION'],
    ['identity', 'IDENTITY_ISSUER'],
    ['outbox', 'OUTBOX_URL'],
    ['platforms', 'BIDDING_PLATFORMS'],
  ]
  return new Map(swaps.filter(([, setting]) => environment[setting]))
}
