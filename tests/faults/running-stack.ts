import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServiceName } from '@auctionwiz/local/stack/plan'
import { type Stack, startStack } from '@auctionwiz/local/start'
import type { StackInfo } from '../support/stack.ts'
import { createTenant, type Tenant } from '../support/tenant.ts'

/** A stack, and what tests know of it. */
export interface Running {
  stack: Stack
  info: StackInfo
}

/** What an import and the work that follows it need: apps ask auth for the keys of tokens. */
const services: readonly ServiceName[] = [
  'cosmos',
  'azurite',
  'appconfig',
  'outbox',
  'provision',
  'auth',
  'bidders',
  'bidders-worker',
  'upload',
  'upload-worker',
]

const flagsFile = 'local/app-configuration/settings.json'

/** Starts a stack, works with it and stops it, whatever happens. */
export const runningStack = async <T>(
  { dataDir, portOffset }: { dataDir: string; portOffset: number },
  work: (running: Running) => Promise<T>,
): Promise<T> => {
  const stack = await startStack({ dataDir, flagsFile, portOffset, web: false, services, log: onlyErrors })
  try {
    const { signingKey } = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')) as { signingKey: string }
    return await work({ stack, info: { urls: stack.urls, settings: stack.settings, signingKey, dataDir, flagsFile } })
  } finally {
    await stack.stop()
  }
}

/** An account with an empty house. Copies of the data have the same. */
export const newHouse = async ({ info }: Running): Promise<Tenant> => createTenant(info)

const onlyErrors = ({ service, level, text }: { service: string; level: string; text: string }): void => {
  if (level === 'error') process.stderr.write(`${service}: ${text.slice(0, 200)}\n`)
}
