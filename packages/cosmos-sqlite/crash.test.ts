import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type Container, CosmosClient } from '@azure/cosmos'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emulatorKey } from './limits.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const batchSize = 20
const writers = 4

let folder: string
const running = new Set<ChildProcess>()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cosmos-'))
})
afterAll(async () => {
  for (const child of running) await end(child, 'SIGKILL')
  await rm(folder, { recursive: true })
})

async function launch(file: string) {
  const child = spawn(process.execPath, [main, '--file', file, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  running.add(child)
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  const { url } = JSON.parse(line) as { url: string }
  return { child, client: new CosmosClient({ endpoint: url, key: emulatorKey, connectionPolicy: { enableEndpointDiscovery: false } }) }
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  running.delete(child)
  const exited = once(child, 'exit')
  child.kill(signal)
  return (await exited)[0] as number | null
}

/** Writes batches and single items until the connection breaks; remembers what was acknowledged. */
async function write(container: Container, writer: number, acknowledged: Set<string>, enough: () => void) {
  for (let round = 0; ; round += 1) {
    const pk = `${writer}-${round}`
    try {
      const operations = Array.from({ length: batchSize }, (_, at) => ({
        operationType: 'Create' as const,
        resourceBody: { id: `${at}`, pk, text: 'x'.repeat(500), tags: ['in batch', `at ${at}`] },
      }))
      const { code } = await container.items.batch(operations, pk)
      if (code !== 200) throw new Error(`batch ${code}`)
      acknowledged.add(pk)
      const single = `${pk}-single`
      await container.items.create({ id: '0', pk: single })
      acknowledged.add(single)
      if (acknowledged.size > 200) enough()
    } catch {
      return
    }
  }
}

it('loses nothing that was acknowledged and keeps no part of a batch when the process is killed', async () => {
  const file = join(folder, 'crash.db')
  const acknowledged = new Set<string>()
  for (let kill = 0; kill < 2; kill += 1) {
    const { child, client } = await launch(file)
    const { database } = await client.databases.createIfNotExists({ id: 'd' })
    const { container } = await database.containers.createIfNotExists({
      id: 'c',
      partitionKey: { paths: ['/pk'] },
      indexingPolicy: { includedPaths: [{ path: '/*' }, { path: '/tags/[]/?' }] },
    })
    const before = acknowledged.size
    await new Promise<void>((resolve) => {
      const enough = () => acknowledged.size - before > 200 && resolve()
      const work = Array.from({ length: writers }, (_, writer) => write(container, kill * writers + writer, acknowledged, enough))
      void Promise.all(work).then(() => resolve())
    })
    await end(child, 'SIGKILL')
    client.dispose()
  }
  const { child, client } = await launch(file)
  const container = client.database('d').container('c')
  const { resources } = await container.items.query<{ pk: string }>('SELECT c.pk FROM c', { maxItemCount: 5000 }).fetchAll()
  const counts = new Map<string, number>()
  for (const { pk } of resources) counts.set(pk, (counts.get(pk) ?? 0) + 1)
  expect(acknowledged.size).toBeGreaterThan(400)
  for (const pk of acknowledged) expect(counts.get(pk)).toBe(pk.endsWith('single') ? 1 : batchSize)
  for (const [pk, count] of counts) expect([pk, count]).toEqual([pk, pk.endsWith('single') ? 1 : batchSize])
  const batches = [...counts.keys()].filter((pk) => !pk.endsWith('single'))
  const holding = async (tag: string) => {
    const parameters = [{ name: '@tag', value: tag }]
    const query = { query: 'SELECT VALUE c.pk FROM c WHERE ARRAY_CONTAINS(c.tags, @tag)', parameters }
    return (await container.items.query<string>(query, { maxItemCount: 5000 }).fetchAll()).resources
  }
  expect((await holding(`at ${batchSize - 1}`)).toSorted()).toEqual(batches.toSorted())
  expect(await holding('in batch')).toHaveLength(batches.length * batchSize)
  client.dispose()
  expect(await end(child, 'SIGTERM')).toBe(0)
}, 60_000)
