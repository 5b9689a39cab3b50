import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { callTexts } from '@auctionwiz/contracts/call-texts'
import { type Client, type Credentials, createClient } from '@auctionwiz/contracts/client'
import { createAccessToken, login } from '@auctionwiz/contracts/sign-in'
import { containerNames } from '@auctionwiz/platform/core/store/containers'
import { CosmosClient } from '@azure/cosmos'
import { BlobServiceClient } from '@azure/storage-blob'
import definition from '../../infra/cosmos.json' with { type: 'json' }
import { demonstrationPassword } from '../seed/sign-in.ts'
import { root } from '../stack/child.ts'
import { type Stack, type StackOptions, startStack } from '../stack/start-stack.ts'

/** Documents and files by their containers. */
export type Counts = Readonly<Record<string, number>>

/** A stack of a drill, without its web app; problems alone are printed. */
export const startDrillStack = (options: Pick<StackOptions, 'dataDir' | 'portOffset' | 'services'>): Promise<Stack> =>
  startStack({
    ...options,
    web: false,
    log: ({ service, level, text }) => {
      if (level === 'error') process.stderr.write(`${service}: ${text}\n`)
    },
  })

/** All that a stack stores. */
export const countAll = async ({ settings }: Stack): Promise<Counts> => {
  const { COSMOS_ENDPOINT: endpoint = '', COSMOS_KEY: key = '', COSMOS_DATABASE: database = '', AzureWebJobsStorage = '' } = settings
  const cosmos = new CosmosClient({ endpoint, key, connectionPolicy: { enableEndpointDiscovery: false } })
  const counts: Record<string, number> = {}
  try {
    for (const name of containerNames) {
      const { resources } = await cosmos.database(database).container(name).items.query('SELECT VALUE 1 FROM c').fetchAll()
      counts[name] = resources.length
    }
  } finally {
    cosmos.dispose()
  }
  const blobs = BlobServiceClient.fromConnectionString(AzureWebJobsStorage)
  for (const name of definition.blobContainers) {
    let files = 0
    for await (const _blob of blobs.getContainerClient(name).listBlobsFlat()) files += 1
    counts[`files in ${name}`] = files
  }
  return counts
}

/** What differs between two counts, a line for each. */
export const differences = (before: Counts, after: Counts): string[] =>
  Object.keys({ ...before, ...after })
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name}: ${before[name] ?? 0} before, ${after[name] ?? 0} after`)

export const totalOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0)

const clientOf = ({ urls }: Stack, credentials: Credentials): Client =>
  createClient({ texts: callTexts, address: (app) => urls[app], credentials: () => credentials, send: fetch })

/** A demonstration user who is signed in: to an account where they have one. */
export const signedIn = async (stack: Stack, email: string, auctionHouseId?: string) => {
  const { data } = await clientOf(stack, {})(login, { body: { email, password: demonstrationPassword } })
  const session = clientOf(stack, { sessionToken: data.sessionToken })
  const enter = async (accountId: string): Promise<Client> => {
    const { accessToken } = await session(createAccessToken, { body: { userId: data.user.id, accountId } })
    return clientOf(stack, { accessToken, ...(auctionHouseId !== undefined && { auctionHouseId }) })
  }
  return { session, enter }
}

/** Fails unless an app and all that it needs is ready. */
export const requireReady = async ({ urls }: Stack): Promise<void> => {
  for (const address of [urls.auth, urls.bidders, urls.upload]) {
    const answer = await (await fetch(`${address}/ready`)).text()
    if (!answer.includes('"status":"ready"')) throw new Error(`${address} is not ready: ${answer}`)
  }
}

/** Runs a command of operators as they would, with the settings of a stack. @returns what it printed */
export const operate = (program: string, args: readonly string[], dataDir: string): string => {
  const settings = ['--settings', join(dataDir, 'settings-bidders.json')]
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args, ...settings], { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with status ${status}: ${stderr}`)
  return stdout
}
