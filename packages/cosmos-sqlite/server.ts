import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DamagedFileError } from './damaged-file.ts'
import { createAuthenticator } from './http/auth.ts'
import type { Context } from './http/context.ts'
import { createListener, type Report } from './http/listener.ts'
import { emulatorKey } from './limits.ts'
import { emptyStats } from './stats.ts'
import { openCatalog } from './store/catalog.ts'
import { startCheckpoints } from './store/checkpoints.ts'
import { openFile, type Synchronous } from './store/file.ts'
import { createWriter } from './store/group-commit.ts'
import { startPurge } from './store/purge.ts'
import { recountWaiting, startFilling } from './store/side-rows.ts'
import { checkBeside } from './store/upkeep.ts'
import { startQueryWorker } from './worker/client.ts'

export interface CosmosOptions {
  /** SQLite file; it is created when missing, with files next to it for its log and its lock. */
  file: string
  /** 0 lets the system choose one. */
  port: number
  /** Account key, base64; the emulator's well-known key unless given. */
  key?: string
  /** `NORMAL` unless given; `FULL` keeps acknowledged writes also when the power fails. */
  synchronous?: Synchronous
  host?: string
  /** Milliseconds since 1970, for tests of expiry. */
  clock?: () => number
  /** Milliseconds between two purges of expired items; 0 leaves them out. */
  purgeEveryMs?: number
  /** Called for internal errors; by default they go to the standard error output. */
  report?: Report
}

export interface CosmosServer {
  readonly url: string
  readonly key: string
  /** Answers what has begun, then closes the file. */
  close(): Promise<void>
}

/** Milliseconds between two looks for rows that are not in the side tables yet. */
const fillEveryMs = 25

/** Bytes: a partition key of the full length, escaped, must fit together with the other headers. */
const maxHeaderSize = 64 * 1024

const toStandardError: Report = (error, address) => console.error(`${address}:`, error instanceof DamagedFileError ? error.message : error)

/**
 * Starts an endpoint that the unmodified `@azure/cosmos` SDK can use in place of Azure Cosmos DB for NoSQL.
 * @throws Error when the file is in use by another server, or the port is taken
 */
export async function startCosmos(options: CosmosOptions): Promise<CosmosServer> {
  const { file, port, key = emulatorKey, synchronous = 'NORMAL', host = '127.0.0.1', clock = Date.now } = options
  const { purgeEveryMs = 1000, report = toStandardError } = options
  const opened = openFile(file, synchronous)
  const catalog = openCatalog(opened, clock)
  const queries = startQueryWorker(file)
  const doubtCounts = () => {
    for (const container of catalog.containers()) {
      container.sequence.doubt()
      recountWaiting(container)
    }
  }
  const queue = createWriter(opened.db, doubtCounts)
  const { write, writeInSteps, alone } = queue
  const stopPurge = startPurge(catalog, write, clock, purgeEveryMs, (error) => report(error, 'purge'))
  const checkpoints = startCheckpoints(opened, synchronous, queue, (error) => report(error, 'checkpoint'))
  const stopCheck = checkBeside(file, (error) => report(error, 'check'))
  const stopFilling = startFilling(catalog, writeInSteps, fillEveryMs, (error) => report(error, 'side tables'))
  const context: Context = { catalog, queries, write, writeInSteps, alone, clock, faults: [], stats: emptyStats() }
  const server = createServer({ maxHeaderSize }, createListener(context, createAuthenticator(key), report))
  // A connection closed while a client sends on it would fail a write, which SDKs do not repeat.
  server.keepAliveTimeout = 0
  server.requestTimeout = 0

  const closeStore = async () => {
    stopPurge()
    stopFilling()
    await stopCheck()
    await queries.close()
    await checkpoints.stop()
    // What a timer has left in the queue stays undone.
    await queue.hold()
    for (const { sequence } of catalog.containers()) sequence.save()
    opened.close()
  }
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, host, resolve)
    })
  } catch (error) {
    await closeStore()
    throw error
  }
  const { port: bound } = server.address() as AddressInfo
  return {
    url: `http://${host}:${bound}`,
    key,
    async close() {
      // Connections that are busy now are idle, and kept alive, only once they are answered.
      const sweep = setInterval(() => server.closeIdleConnections(), 20)
      await new Promise<void>((resolve) => server.close(() => resolve()))
      clearInterval(sweep)
      await closeStore()
    },
  }
}
