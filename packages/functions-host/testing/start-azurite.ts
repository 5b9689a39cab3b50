import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export type Azurite = { connection: string; stop(): Promise<void> }

/** The account that every Azurite has; its key is public. */
const account = 'devstoreaccount1'
const key = 'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw=='

const endpoints = { queue: 'QueueEndpoint', blob: 'BlobEndpoint' } as const

/** Starts one of Azurite's services in a separate process, on a free port, in memory. */
export async function startAzurite(service: keyof typeof endpoints): Promise<Azurite> {
  const location = mkdtempSync(join(tmpdir(), 'azurite-'))
  const entry = createRequire(import.meta.url).resolve(`azurite/dist/src/${service}/main.js`)
  const flags = [`--${service}Port`, '0', '--inMemoryPersistence', '--skipApiVersionCheck', '--disableTelemetry', '--silent']
  const child = spawn(process.execPath, [entry, ...flags], { cwd: location, stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`Azurite ended with code ${code}`)))
    createInterface(child.stdout).on('line', (line) => {
      const found = /listens on (http:\S+)/.exec(line)
      if (found?.[1]) resolve(found[1])
    })
  })
  return {
    connection: `DefaultEndpointsProtocol=http;AccountName=${account};AccountKey=${key};${endpoints[service]}=${url}/${account};`,
    async stop() {
      child.kill('SIGTERM')
      await exited
      rmSync(location, { recursive: true, force: true })
    },
  }
}
