import type { App } from '@auctionwiz/contracts/endpoint'
import { health as healthCall } from '@auctionwiz/contracts/health'
import { auctionEndpoints } from '@auctionwiz/functions-auctions/endpoints'
import { authEndpoints } from '@auctionwiz/functions-auth/endpoints'
import { silentMailer } from '@auctionwiz/functions-bidders/emails/bidder-mailer'
import { bidderEndpoints } from '@auctionwiz/functions-bidders/endpoints'
import { usualMailWaitMs } from '@auctionwiz/functions-bidders/invitations/mail-wait'
import { startSampleWork } from '@auctionwiz/functions-upload/samples/start-sample-work'
import { memoryFiles } from '@auctionwiz/platform/core/files/memory-files'
import { createHandler, type Route, serve } from '@auctionwiz/platform/core/http/create-handler'
import { health } from '@auctionwiz/platform/core/http/health'
import type { Handler, IncomingCall } from '@auctionwiz/platform/core/http/http'
import type { Runtime } from '@auctionwiz/platform/core/http/runtime'
import type { Messenger } from '@auctionwiz/platform/core/mail/messages'
import { rateLimiter } from '@auctionwiz/platform/core/security/rate-limiter'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import { watchedFolders } from '@auctionwiz/records/incoming-folders'
import { notifier } from '@auctionwiz/records/notify'
import { requestRules } from '@auctionwiz/records/request-rules'
import { toast } from '../ui/Toasts.tsx'
import { demoCases } from './demo-cases.ts'
import { demoChecksum } from './demo-checksum.ts'
import { accountId, houses, userId } from './demo-data.ts'
import { demoHouseExport } from './demo-house-export.ts'
import { demoJobs } from './demo-jobs.ts'
import { demoLinks, demoTextStops } from './demo-links.ts'
import { demoPacks } from './demo-packs.ts'
import { demoHasher } from './demo-passwords.ts'
import { demoEncryption } from './demo-platforms.ts'
import { demoReminders } from './demo-reminders.ts'
import { demoSyncs } from './demo-syncs.ts'
import { demoTokens } from './demo-tokens.ts'
import { demoImports, demoUploads } from './demo-uploads.ts'
import { demoText } from './messages.ts'

interface DemoRoute {
  app: App
  method: string
  segments: string[]
  handler: Handler
}

/** All services of the product over one store, as one function with the shape of fetch. */
export const demoHandlers = (store: DocumentStore): ((url: URL, init: RequestInit) => Promise<Response>) => {
  const { issuer, verifier } = demoTokens()
  const runtime: Runtime = {
    store,
    tokens: verifier,
    features: { enabled: async (feature, { accountId }) => demoFeature(store, feature, accountId) },
    log: { info: () => undefined, warn: () => undefined, error: (message, error) => console.error(message, error) },
    now: () => new Date(),
    explain: requestRules.explain,
  }
  const errorFiles = memoryFiles(64 * 1024)
  const files = memoryFiles(64 * 1024)
  const arrived = memoryFiles(64 * 1024)
  const documents = memoryFiles(64 * 1024)
  const archive = demoHouseExport(store, { uploads: files, 'upload-errors': errorFiles, 'case-documents': documents })
  const { jobs, network } = demoJobs(runtime, archive)
  const imports = demoImports(runtime, { jobs, network: network.queue, files, errorFiles })
  const workers = { by: { id: userId, name: 'Demo User' }, colleague: { id: 'usr_demo_blake', name: 'Blake Howie' } }
  const cases = demoCases(runtime, documents)
  startSampleWork({ store, jobs, imports, files }, sampleHouses, workers, runtime.now())
    .then(cases.look)
    .catch((error: unknown) => runtime.log.error('the sample work was not started', error))
  const served = [
    ...(['auth', 'bidders', 'auctions', 'upload'] as const).map((app) => serve(healthCall(app), health(app, 'demo'))),
    ...authEndpoints({
      runtime,
      tokens: issuer,
      hasher: demoHasher,
      encryption: demoEncryption,
      verify: async () => undefined,
      messenger: demoMessenger,
    }),
    ...bidderEndpoints({
      jobs,
      mailer: silentMailer,
      stops: {
        store,
        links: demoLinks,
        rateLimiter: rateLimiter(store),
      },
      texts: { stops: demoTextStops(store), answerHelp: async () => undefined, isSecret: undefined },
      network: network.queue,
      isPaid: network.isPaid,
      personFiles: { errorFiles, sourceFiles: files, incoming: arrived, openedFiles: memoryFiles() },
      houseExports: archive.exports,
      mailWaitMs: usualMailWaitMs,
    }),
    ...auctionEndpoints({
      jobs,
      cases: cases.scheduled,
      sales: demoReminders(runtime),
      ...demoPacks(runtime, documents),
      documents,
      checksum: demoChecksum,
      notify: notifier(store, runtime.now),
    }),
    ...demoUploads({
      files,
      errorFiles,
      incoming: arrived,
      queue: imports,
      watched: watchedFolders(runtime.store, runtime.now),
      ...demoSyncs(runtime, jobs),
    }),
  ]
  const routes = served.map((one): DemoRoute => routeOf(one, runtime)).sort((a, b) => parametersIn(a) - parametersIn(b))
  return async (url, init) => {
    const segments = url.pathname.slice(1).split('/')
    const app = url.hostname.split('.')[0]
    const route = routes.find((one) => one.app === app && one.method === (init.method ?? 'GET') && fits(one, segments))
    if (!route) return new Response(null, { status: 404 })
    const { status, headers, body } = await route.handler(incoming(url, init, route, segments))
    return new Response(body, { status, headers })
  }
}

const sampleHouses = houses.map(({ id: auctionHouseId, name }, index) => ({ accountId, auctionHouseId, name, isFirst: index === 0 }))

const routeOf = (one: Route, runtime: Runtime): DemoRoute => ({
  app: one.endpoint.app,
  method: one.endpoint.method,
  segments: one.endpoint.path.split('/'),
  handler: createHandler(one, runtime),
})

const isParameter = (segment: string): boolean => segment.startsWith('{')

/** Literal paths win over those with parameters. */
const parametersIn = ({ segments }: DemoRoute): number => segments.filter(isParameter).length

const fits = ({ segments }: DemoRoute, path: readonly string[]): boolean =>
  segments.length === path.length && segments.every((segment, index) => isParameter(segment) || segment === path[index])

/** The client address that a service sees: this browser runs on the same machine. */
const ownHeaders: Partial<Record<string, string>> = { 'x-forwarded-for': '127.0.0.1', 'user-agent': globalThis.navigator?.userAgent ?? '' }

const incoming = (url: URL, init: RequestInit, { segments }: DemoRoute, path: readonly string[]): IncomingCall => {
  const request = new Request(url, init)
  return {
    params: Object.fromEntries(
      segments.flatMap((segment, index) => (isParameter(segment) ? [[segment.slice(1, -1), decodeURIComponent(path[index] ?? '')]] : [])),
    ),
    query: url.searchParams,
    header: (name) => request.headers.get(name) ?? ownHeaders[name],
    body: request.body,
  }
}

/** Add-ons follow the account; everything else is on. */
const demoFeature = async (store: DocumentStore, feature: string, accountId: string): Promise<boolean> => {
  if (feature !== 'inventory' && feature !== 'payments') return true
  return (await requestRules.accountFacts(store, accountId)).addOns[feature]
}

/** Demo mode sends no mail: the page shows the message instead, a code until it is dismissed. */
const demoMessenger: Messenger = {
  send: async ({ to, subject = '', text: body }) => {
    const code = /\b\d{6}\b/.exec(body)?.[0]
    toast(code === undefined ? { text: demoText.mail({ to, subject }) } : { text: demoText.code({ to, code }), stays: true })
  },
}
