import { randomBytes } from 'node:crypto'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreeOffset } from '@auctionwiz/local/stack/ports'
import type { Settings, Urls } from '@auctionwiz/local/stack/settings'
import { type Stack, startStack } from '@auctionwiz/local/start'
import type { TestProject } from 'vitest/node'
import { stacksAtOnce } from './stacks-at-once.ts'

/** What a test needs to know of the stack that runs for it. */
export interface StackInfo {
  urls: Urls
  settings: Settings
  signingKey: string
  dataDir: string
  /** What the stack's App Configuration serves: a copy that a test may change. */
  flagsFile: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker that runs files at the same time; see `ownStack`. */
    stacks: StackInfo[]
  }
}

/** Whole stacks on ports of their own with data of their own, one for each worker of the project. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const open: OpenStack[] = []
  const close = async (): Promise<void> => {
    await Promise.all(open.map(({ stop }) => stop()))
  }
  try {
    // One after the other: each takes the first free ports.
    for (let count = 0; count < stacksAtOnce; count += 1) open.push(await openStack(project.name === 'browser'))
  } catch (error) {
    await close()
    throw error
  }
  project.provide(
    'stacks',
    open.map(({ info }) => info),
  )
  return close
}

interface OpenStack {
  info: StackInfo
  stop(): Promise<void>
}

const openStack = async (web: boolean): Promise<OpenStack> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'auctionwiz-'))
  const flagsFile = join(dataDir, 'app-configuration.json')
  await copyFile(new URL('../../local/app-configuration/settings.json', import.meta.url), flagsFile)
  // As while keys are replaced: the apps register timers only then. The browser's stacks run without.
  if (!web) await writeFile(join(dataDir, 'secrets.json'), JSON.stringify({ formerFactorKey: random(), formerConnectionKey: random() }))
  const quiet = process.env.LOG_LEVEL === undefined
  const stack: Stack = await startStack({
    dataDir,
    flagsFile,
    portOffset: await findFreeOffset(),
    web,
    // Journeys wait for mails of invitations; two seconds leave time to press Undo.
    settings: { INVITATION_MAIL_WAIT_SECONDS: '2', STRICT_CONTRACTS: 'true' },
    ...(quiet && { log: onlyProblems }),
  })
  const { signingKey } = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')) as { signingKey: string }
  return {
    info: { urls: stack.urls, settings: stack.settings, signingKey, dataDir, flagsFile },
    stop: async () => {
      await stack.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const random = (): string => randomBytes(32).toString('base64')

const onlyProblems = ({ service, level, text }: { service: string; level: string; text: string }): void => {
  if (level === 'error') process.stderr.write(`${service}: ${text}\n`)
}
