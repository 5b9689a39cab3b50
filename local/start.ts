import { parseArgs } from 'node:util'
import { build, type Part } from './stack/build-if-stale.ts'
import { watchApps } from './stack/dev-rebuild.ts'
import { consoleLog, type Log, readLevel } from './stack/log.ts'
import { type ServiceName, serviceNames } from './stack/plan.ts'
import { type Stack, startStack } from './stack/start-stack.ts'
import { welcome } from './stack/welcome.ts'

export { type Stack, startStack } from './stack/start-stack.ts'

const usage = `npm start [-- options]     npm run dev is the same with hot reload
  --only a,b        start only these parts: ${serviceNames.join(', ')}
  --data DIR        keep the data there instead of in .data
  --no-build        use the last build even when sources are newer
Settings: PORT_OFFSET shifts every port, LOG_LEVEL is debug, info, warn or error.`

/** The command behind `npm start` and `npm run dev`: builds what is stale, starts the stack and runs until it is stopped. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      dev: { type: 'boolean', default: false },
      only: { type: 'string' },
      data: { type: 'string', default: '.data' },
      'no-build': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (Number.parseInt(process.versions.node, 10) < 24) {
    throw new Error(`The local stack needs Node 24, this is ${process.versions.node}. Start it with "npm start", which brings its own.`)
  }
  if (values.help) return void process.stdout.write(`${usage}\n`)
  const services = readServices(values.only)
  const log = consoleLog(readLevel(process.env.LOG_LEVEL))
  const say = (text: string) => log({ time: new Date(), service: 'stack', level: 'info', text })

  const starting = new AbortController()
  let stack: Promise<Stack> | undefined
  const stop = async () => {
    starting.abort(new Error('stopped'))
    // A start under way rejects once everything of it has stopped.
    const started = await stack?.catch(() => undefined)
    await started?.stop()
  }
  onStopSignals(log, stop, () => void stack?.then((started) => started.killAll()))

  if (!values['no-build'] && build(partsOf(services, values.dev)) !== 0) throw new Error('The build failed; its lines above say why')
  const began = performance.now()
  stack = startStack({
    dataDir: values.data,
    portOffset: Number(process.env.PORT_OFFSET ?? 0),
    dev: values.dev,
    services,
    log,
    signal: starting.signal,
  })
  const running = await stack
  if (values.dev) watchApps(running, log)
  say(`ready after ${((performance.now() - began) / 1000).toFixed(1)} s; Ctrl-C stops it`)
  for (const line of await welcome(running.urls, services)) process.stdout.write(`${line}\n`)
}

function readServices(only: string | undefined): ServiceName[] {
  if (only === undefined) return [...serviceNames]
  return only.split(',').map((word) => {
    const name = serviceNames.find((known) => known === word.trim())
    if (!name) throw new Error(`--only: there is no part "${word}". The parts are ${serviceNames.join(', ')}`)
    return name
  })
}

/** What the chosen services run; with hot reload the web app needs no build. */
function partsOf(services: ServiceName[], dev: boolean): Part[] {
  const builds: Partial<Record<ServiceName, Part[]>> = {
    auth: ['functions-auth'],
    bidders: ['functions-bidders', 'functions-auctions'],
    upload: ['functions-upload'],
    'auth-worker': ['functions-auth'],
    'bidders-worker': ['functions-bidders', 'functions-auctions'],
    'upload-worker': ['functions-upload'],
    web: dev ? [] : ['web'],
  }
  return [...new Set(services.flatMap((name) => builds[name] ?? []))]
}

/** First signal: stop in order. A second one, a real second key press, ends everything immediately. */
function onStopSignals(log: Log, stop: () => Promise<void>, killAll: () => void): void {
  let first: number | undefined
  const onSignal = () => {
    // npm passes a Ctrl-C on that the terminal has already delivered: what comes within a second is the same key press.
    if (first !== undefined && performance.now() - first < 1_000) return
    if (first !== undefined) {
      killAll()
      setImmediate(() => process.exit(130))
    }
    first = performance.now()
    log({ time: new Date(), service: 'stack', level: 'info', text: 'stopping; press Ctrl-C again to end everything at once' })
    stop().then(
      () => process.exit(0),
      (error: Error) => {
        log({ time: new Date(), service: 'stack', level: 'error', text: error.message })
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  // The channel to the launcher reports its end; it must not keep a failed start alive.
  process.channel?.unref()
  process.on('disconnect', onSignal)
}

if (import.meta.main) {
  await main().catch((error: Error) => {
    if (error.message === 'stopped') return
    process.stderr.write(`\n${error.message}\n`)
    process.exitCode = 1
  })
}
