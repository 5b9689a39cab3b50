/**
 * Exports an account with all its houses, or deletes it, for operators. It needs the settings of the bidders service, like `npm run house`.
 * `npm run account -- export --account <id> --folder <folder> --operator <name> [--settings <json>] [--dry-run]`
 * `npm run account -- delete --account <id> --operator <name> --ticket <request> [--confirm <name of the account>] [--settings <json>] [--dry-run]`
 */
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { blobStore } from '@auctionwiz/platform/azure/blob-store'
import { cosmosNaming, cosmosOwned } from '@auctionwiz/platform/azure/cosmos-found'
import { useOperatorSettings } from '@auctionwiz/platform/azure/operator-settings'
import { queueLeftovers } from '@auctionwiz/platform/azure/queue-leftovers'
import { storageQueue } from '@auctionwiz/platform/azure/storage-queue'
import type { JobMessage } from '@auctionwiz/platform/core/jobs/job'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { revoker } from '@auctionwiz/platform/core/security/revocations'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { accountDeletionId, accountDeletionRecord } from '@auctionwiz/records/account-deletions'
import { findAccount } from '@auctionwiz/records/accounts'
import { paidAccounts } from '@auctionwiz/records/established-account'
import { blobContainers, queues } from '@auctionwiz/records/stored-places'
import type { RemovalPorts } from '../account-removal/removal-ports.ts'
import { removeAccount } from '../account-removal/remove-account.ts'
import { type AccountSurvey, surveyAccount } from '../account-removal/survey-account.ts'
import { type NetworkMessage, networkPorts } from '../network/network-ports.ts'
import { exportAccount } from './export-account.ts'
import { type OperatorServices, operatorServices, placeOf, plain, say } from './operator-place.ts'

const usage = [
  'npm run account -- export --account <id> --folder <folder> --operator <name> [--settings <json>] [--dry-run]',
  'npm run account -- delete --account <id> --operator <name> --ticket <request> [--confirm <name of the account>] [--settings <json>] [--dry-run]',
  'See docs/operations.md.',
].join('\n')

const given = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      account: { type: 'string' },
      folder: { type: 'string' },
      operator: { type: 'string' },
      ticket: { type: 'string' },
      confirm: { type: 'string' },
      settings: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const { account: accountId, folder, operator, ticket, confirm, settings, 'dry-run': isDryRun } = values
  const [command] = positionals
  if (!accountId || !operator) throw new Error(usage)
  useOperatorSettings('bidders', settings)
  if (command === 'export' && folder) return { command, accountId, folder, operator, isDryRun } as const
  if (command === 'delete' && ticket) return { command, accountId, operator, ticket, confirm, isDryRun } as const
  throw new Error(usage)
}

type Given = ReturnType<typeof given>

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const removalPorts = ({ containers, store, storage, log, crypto, now }: OperatorServices): RemovalPorts => ({
  store,
  owned: cosmosOwned(containers),
  naming: cosmosNaming(containers),
  folders: blobContainers.map((name) => ({ name, files: blobStore(storage, name) })),
  queues: queues.map((name) => queueLeftovers(storage, name)),
  network: networkPorts({
    store,
    crypto,
    log,
    now,
    wait,
    isPaid: paidAccounts(process.env.PAID_ACCOUNTS),
    queue: storageQueue<NetworkMessage>(storage, 'network'),
    jobs: storageQueue<JobMessage>(storage, 'jobs'),
  }),
  revoker: revoker(store),
  now,
  wait,
  say,
})

const show = ({ documents, shares, files, members, messages }: AccountSurvey): void => {
  for (const { container, type, count } of documents) say(`  ${container} ${type}: ${count}`)
  if (shares > 0) say(`  ${shares} bidders are published in the network of scores and will be withdrawn from it`)
  for (const { container, count, bytes } of files) say(`  files in ${container}: ${count}, ${bytes} bytes`)
  const leaving = members.filter(({ leaves }) => leaves).length
  say(`  people who have no other account and lose their sign-in: ${leaving}; who stay: ${members.length - leaving}`)
  for (const { queue, count } of messages) say(`  messages in ${queue}: ${count} or more`)
}

const asked = async (question: string): Promise<string> => {
  if (!process.stdin.isTTY) throw new Error('Nobody can be asked here: give --confirm with the name of the account.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}

const requireName = async (name: string, confirm: string | undefined): Promise<void> => {
  const typed = confirm ?? (await asked(`Type the name of the account, ${plain(name)}, to delete it for good: `))
  if (typed.trim() !== name.trim()) throw new Error('That is not the name of the account. Nothing was deleted.')
}

const deleteAccount = async (services: OperatorServices, order: Extract<Given, { command: 'delete' }>): Promise<void> => {
  const { accountId, confirm, isDryRun } = order
  const ports = removalPorts(services)
  const partition = partitionOf(services.store, 'accounts', [accountId])
  const [account, begun] = await Promise.all([findAccount(partition), readerOf(accountDeletionRecord, partition).find(accountDeletionId)])
  if (!account && !begun) throw new Error(`There is no account ${accountId}.`)
  say(
    account
      ? `${account.document.name} (${accountId}) holds:`
      : `The deletion of ${accountId} began ${begun?.document.startedAt}. Left of it:`,
  )
  show(await surveyAccount(ports, accountId))
  if (isDryRun) return say('Nothing was changed.')
  // A deletion that began was confirmed then.
  if (account) await requireName(account.document.name, confirm)
  if (await removeAccount(ports, order))
    return say(`Nothing of ${accountId} is left but the record of its deletion. See docs/retention.md for backups and logs.`)
  throw new Error('Work under way still writes documents of the account. Run the command again in a few minutes.')
}

const run = async (): Promise<void> => {
  const order = given()
  const services = operatorServices()
  if (order.command === 'delete') return deleteAccount(services, order)
  const { accountId, operator, folder, isDryRun } = order
  const house = (auctionHouseId: string) => placeOf(services, { accountId, auctionHouseId, operator })
  const account = partitionOf(services.store, 'accounts', [accountId])
  await exportAccount({ account, house, say }, isDryRun ? undefined : folder)
  say(isDryRun ? 'The account can be exported. Nothing was written.' : `${folder} has the account.`)
}

try {
  await run()
} catch (error) {
  const { message } = error as Error
  console.error(message === usage ? usage : plain(message))
  process.exitCode = 1
}
