import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CosmosClient, type CosmosClientOptions } from '@azure/cosmos'
import { type CosmosOptions, startCosmos } from './server.ts'
import type { Stats } from './stats.ts'

export interface TestCosmos {
  readonly url: string
  readonly key: string
  readonly file: string
  readonly client: CosmosClient
  /** Another client, with its own options. */
  connect(options?: Partial<CosmosClientOptions>): CosmosClient
  /** Counts since the start or the last `resetStats`. */
  stats(): Promise<Stats & { operations: number }>
  resetStats(): Promise<void>
  /** Injects faults as described in the README. */
  fault(...faults: object[]): Promise<void>
  clearFaults(): Promise<void>
  /** Stops the server and starts it again on the same file and port. */
  restart(): Promise<void>
  /** Stops the server and deletes its file. */
  close(): Promise<void>
}

/** Starts an endpoint on a separate file in the temporary directory and a free port, with a client for it. */
export async function startTestCosmos(options: Partial<CosmosOptions> = {}): Promise<TestCosmos> {
  const folder = await mkdtemp(join(tmpdir(), 'cosmos-'))
  const file = join(folder, 'cosmos.db')
  let server = await startCosmos({ file, port: 0, ...options })
  const { url, key } = server
  const clients: CosmosClient[] = []
  const connect = (own: Partial<CosmosClientOptions> = {}) => {
    const client = new CosmosClient({ endpoint: url, key, ...own })
    clients.push(client)
    return client
  }
  const ask = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${url}/_local/${path}`, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
    if (!response.ok) throw new Error(await response.text())
    return response.status === 204 ? undefined : response.json()
  }
  return {
    url,
    key,
    file,
    client: connect(),
    connect,
    stats: async () => (await ask('GET', 'stats')) as Stats & { operations: number },
    resetStats: async () => void (await ask('DELETE', 'stats')),
    fault: async (...faults) => void (await ask('POST', 'faults', faults)),
    clearFaults: async () => void (await ask('DELETE', 'faults')),
    async restart() {
      await server.close()
      server = await startCosmos({ ...options, file, port: Number(new URL(url).port) })
    },
    async close() {
      for (const client of clients) client.dispose()
      await server.close()
      await rm(folder, { recursive: true })
    },
  }
}
