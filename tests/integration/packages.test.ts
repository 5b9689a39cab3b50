import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FunctionApp, loadApp } from '@auctionwiz/functions-host/app/load-app'
import { functionApps } from '@auctionwiz/local/stack/build-if-stale'
import { root } from '@auctionwiz/local/stack/child'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import definition from '../../infra/cosmos.json' with { type: 'json' }
import { ownStack } from '../support/own-stack.ts'

/** Every built package, read as the Functions host reads it. */
const { dataDir } = ownStack()
/** What the stack gives the authentication service, which has every setting. */
const { Values: settings } = JSON.parse(readFileSync(join(dataDir, 'settings-auth.json'), 'utf8')) as { Values: Record<string, string> }
const lines: string[] = []
const apps = new Map<string, FunctionApp>()
const schemas = new Map<string, number>()
const before = { ...process.env }

beforeAll(async () => {
  Object.assign(process.env, settings)
  for (const name of functionApps) {
    const load = () => loadApp({ name, directory: join(root, name, 'dist') }, ({ level, message }) => lines.push(`${level} ${message}`))
    schemas.set(name, await countingSchemas(async () => void apps.set(name, await load())))
  }
})
afterAll(() => {
  process.env = before
})

/** How many schemas and checks Zod makes meanwhile. It looks for `_zod` in each object that it begins. */
async function countingSchemas(work: () => Promise<void>): Promise<number> {
  let count = 0
  Object.defineProperty(Object.prototype, '_zod', {
    configurable: true,
    get: () => {
      count += 1
    },
    set(value) {
      Object.defineProperty(this, '_zod', { value, writable: true, configurable: true, enumerable: true })
    },
  })
  try {
    await work()
  } finally {
    Reflect.deleteProperty(Object.prototype, '_zod')
  }
  return count
}

const triggersOf = (name: string, type: string) => apps.get(name)?.functions.filter(({ trigger }) => trigger.type === type) ?? []

describe.each(functionApps)('the package %s', (name) => {
  it('loads without a function in error', () => {
    expect(lines.filter((line) => /^(error|critical)/.test(line))).toEqual([])
    expect(triggersOf(name, 'httptrigger').length).toBeGreaterThan(4)
  })

  // All schemas of an app are some 3,000. Those of its contracts and records wait for the first call that needs them, see local/build/late-constants.ts.
  it('starts without the schemas of its calls', () => {
    expect(schemas.get(name)).toBeGreaterThan(0)
    expect(schemas.get(name)).toBeLessThan(400)
  })

  it('names its entry point, the least Node and the extensions of its triggers', () => {
    const read = (file: string) => JSON.parse(readFileSync(join(root, name, 'dist', file), 'utf8'))
    expect(read('package.json')).toMatchObject({ main: 'main.cjs', engines: { node: '>=24.7.0' } })
    expect(read('host.json')).toMatchObject({
      version: '2.0',
      extensionBundle: { id: 'Microsoft.Azure.Functions.ExtensionBundle', version: '[4.*, 5.0.0)' },
    })
  })

  it('refuses to start under an older Node and says which one it needs', () => {
    const older = "data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '22.19.0' } })"
    const run = spawnSync(process.execPath, ['--import', older, join(root, name, 'dist/main.cjs')], { encoding: 'utf8' })
    expect(run.status).toBe(1)
    expect(run.stderr).toContain('AuctionWiz needs Node.js 24.7.0 or newer; this function app runs 22.19.0.')
  })
})

it('has a trigger for every queue, and for the poison messages of each that carries work', () => {
  const queues = functionApps.flatMap((name) => triggersOf(name, 'queuetrigger')).map(({ trigger }) => String(trigger.binding.queueName))
  const working = queues.filter((queue) => !queue.endsWith('-poison'))
  expect(working.toSorted()).toEqual(definition.queues.toSorted())
  const poisoned = queues.filter((queue) => queue.endsWith('-poison')).map((queue) => queue.replace('-poison', ''))
  expect(poisoned.toSorted()).toEqual(definition.queues.filter((queue) => !queue.startsWith('probes-')).toSorted())
})

it('starts the daily work at 02:30', () => {
  expect(triggersOf('functions-bidders', 'timertrigger').map(({ trigger }) => trigger.binding.schedule)).toContain('0 30 2 * * *')
})
