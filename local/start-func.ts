import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, functionApps, parts } from './stack/build-if-stale.ts'
import { root } from './stack/child.ts'
import { waitUntilHealthy } from './stack/health.ts'
import { startStack } from './stack/start-stack.ts'
import { welcome } from './stack/welcome.ts'

/** Two apps can't share a port under the Core Tools, so auctions has its own. */
const ports: Record<(typeof functionApps)[number], number> = {
  'functions-auth': 7071,
  'functions-bidders': 7072,
  'functions-auctions': 7073,
  'functions-upload': 7077,
}

/** The settings file the stack wrote for an app; auctions runs with those of bidders. */
const settingsName = (app: string): string => (app === 'functions-auctions' ? 'bidders' : app.replace('functions-', ''))

/**
 * `npm run start:func`: builds what has changed and starts the packages under the Azure Functions Core Tools, which have to be installed, with
 * the stand-ins for everything else on the ports and the data of `npm start`, which must not be running. `PORT_OFFSET` does not move it.
 */
const fail = (message: string): never => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
if (spawnSync('func', ['--version'], { stdio: 'ignore', shell: process.platform === 'win32' }).status !== 0)
  fail(
    'npm run start:func needs the Azure Functions Core Tools 4 (func), which are not on the path: npm install -g azure-functions-core-tools@4\n' +
      'npm start runs the same packages without them.',
  )
if (build(parts) !== 0) fail('The build failed; its lines above say why.')

const dataDir = '.data'
const services = ['cosmos', 'azurite', 'appconfig', 'identity', 'outbox', 'platforms', 'provision', 'seed', 'web'] as const
const stack = await startStack({
  dataDir,
  services: [...services],
  urls: { auctions: `http://localhost:${ports['functions-auctions']}` },
}).catch((error: Error) => fail(error.message))
let stopping = false
const stop = async (code: number): Promise<void> => {
  if (stopping) return
  stopping = true
  for (const tool of tools) tool.kill('SIGTERM')
  await stack.stop()
  process.exit(code)
}
const tools = functionApps.map((app) => {
  const dist = join(root, app, 'dist')
  writeFileSync(join(dist, 'local.settings.json'), readFileSync(join(dataDir, `settings-${settingsName(app)}.json`)), { mode: 0o600 })
  const tool = spawn('func', ['start', '--port', String(ports[app])], { cwd: dist, stdio: 'inherit', shell: process.platform === 'win32' })
  tool.on('exit', (code) => {
    if (stopping) return
    process.stderr.write(`${app} ended with code ${code} under the Core Tools; its lines above say why.\n`)
    void stop(1)
  })
  return tool
})
process.on('SIGINT', () => void stop(0))
process.on('SIGTERM', () => void stop(0))

for (const app of functionApps)
  await waitUntilHealthy({ url: `http://localhost:${ports[app]}/ready`, expect: 'ready' }, () => !stopping, Number.POSITIVE_INFINITY)
if (!stopping) for (const line of await welcome(stack.urls, services)) process.stdout.write(`${line}\n`)
