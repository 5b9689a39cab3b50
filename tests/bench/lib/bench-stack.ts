import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '@auctionwiz/contracts/permissions'
import { findFreeOffset } from '@auctionwiz/local/stack/ports'
import { type Stack, startStack } from '@auctionwiz/local/start'
import type { ContainerName } from '@auctionwiz/platform/core/store/containers'
import { type Container, CosmosClient } from '@azure/cosmos'
import type { StackInfo } from '../../support/stack.ts'
import { createTenant, type Tenant } from '../../support/tenant.ts'
import { emptied } from '../../support/work-queues.ts'
import { timed } from './measure.ts'

/** A running stack with its own data, and what a measurement needs of it. */
export interface Bench {
  stack: Stack
  info: StackInfo
  /** The container of the bidders through the SDK alone. */
  bidders: Container
  /** The container of auctions and lots, likewise. */
  auctions: Container
  /** Any other container, likewise. */
  container(name: ContainerName): Container
  tenant(): Promise<Tenant>
  /** Waits until no work is left in the queues, which follows an import for a while. @returns milliseconds waited */
  rest(): Promise<number>
  stop(): Promise<void>
}

/** Starts the stack on free ports in a temporary folder; the apps must be built. */
export const startBench = async (web: boolean): Promise<Bench> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'auctionwiz-bench-'))
  const flagsFile = 'local/app-configuration/settings.json'
  const stack = await startStack({ dataDir, flagsFile, portOffset: await findFreeOffset(), web, log: onlyProblems })
  const { signingKey } = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')) as { signingKey: string }
  const { urls, settings } = stack
  const info = { urls, settings, signingKey, dataDir, flagsFile }
  const client = new CosmosClient({
    endpoint: settings.COSMOS_ENDPOINT ?? '',
    key: settings.COSMOS_KEY ?? '',
    connectionPolicy: { enableEndpointDiscovery: false },
  })
  const database = client.database(settings.COSMOS_DATABASE ?? '')
  return {
    stack,
    info,
    bidders: database.container('bidders'),
    auctions: database.container('auctions'),
    container: (name) => database.container(name),
    tenant: () => createTenant(info),
    rest: () => timed(() => emptied(settings.AzureWebJobsStorage ?? '')),
    stop: async () => {
      client.dispose()
      await stack.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const onlyProblems = ({ service, level, text }: { service: string; level: string; text: string }): void => {
  if (level === 'error') process.stderr.write(`${service}: ${text}\n`)
}

/** The headers of a call in the tenant's house; a token is good for 15 minutes. */
export const headersOf = async (tenant: Tenant, role: Role = 'admin'): Promise<Record<string, string>> => ({
  authorization: `Bearer ${await tenant.token(role)}`,
  'x-auction-house-id': tenant.houseId,
})

/** Calls and parses the answer; anything but a success ends the bench with what was answered. */
export const call = async <T>(url: string, init: RequestInit): Promise<T> => {
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${init.method ?? 'GET'} ${url} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}
