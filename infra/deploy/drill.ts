import { setTimeout as pause } from 'node:timers/promises'
import { cosmosContainers } from '@auctionwiz/platform/azure/cosmos-client'
import { retry } from '@auctionwiz/platform/core/concurrency/retry'
import { containerNames } from '@auctionwiz/platform/core/store/containers'
import { azureCli, type Command, type Context, output } from './context.ts'

/** The built-in role that reads documents and changes none. */
const dataReader = '00000000-0000-0000-0000-000000000001'
const database = 'auctionwiz'
/** How old the data are that are restored. */
const hoursBack = 1

type Counts = Readonly<Record<string, number>>

/** What is wrong with restored documents: a container that is empty, or has less than nearly all that the present one has. */
export const missingIn = (present: Counts, restored: Counts): string[] =>
  Object.entries(present)
    .filter(([name, count]) => count > 0 && (restored[name] ?? 0) < count * leastShare)
    .map(([name, count]) => `${name} has ${restored[name] ?? 0} of ${count} documents`)

/** The rest may have been written in the hours since. */
const leastShare = 0.9

export const drill: Command = {
  about: 'restores the database of an hour ago into an account of its own, compares counts of documents, and deletes that account',
  needs: [azureCli, output('RESOURCE_GROUP')],
  run: async (context) => {
    const group = ['--resource-group', context.value('RESOURCE_GROUP')]
    const [account, location] = accountOf(context, group)
    const target = `${account}-drill`.slice(-44)
    const at = new Date(Date.now() - hoursBack * 3_600_000).toISOString().replace(/\.\d+/, '')
    const person = context.az(['ad', 'signed-in-user', 'show', '--query', 'id', '--output', 'tsv']).trim() || '<id of the person>'
    const restore = ['--account-name', account, '--target-database-account-name', target, '--restore-timestamp', at, '--location', location]
    const began = Date.now()
    context.az(['cosmosdb', 'restore', ...group, ...restore, '--output', 'none'])
    try {
      letRead(context, group, target, person)
      const role = letRead(context, group, account, person)
      try {
        if (context.isDryRun) context.say('count the documents of each container in both accounts and compare them')
        else await compare(context, group, { account, target, began })
      } finally {
        const withdrawn = ['--account-name', account, '--role-assignment-id', role, '--yes', '--output', 'none']
        context.az(['cosmosdb', 'sql', 'role', 'assignment', 'delete', ...group, ...withdrawn])
      }
    } finally {
      context.az(['cosmosdb', 'delete', ...group, '--name', target, '--yes', '--output', 'none'])
    }
  },
}

/** Lets the person read the documents of an account. @returns the id of the role's assignment */
const letRead = (context: Context, group: readonly string[], account: string, person: string): string => {
  const role = ['--scope', '/', '--role-definition-id', dataReader, '--principal-id', person]
  const create = ['cosmosdb', 'sql', 'role', 'assignment', 'create', ...group, '--account-name', account, ...role]
  return context.az([...create, '--query', 'id', '--output', 'tsv']).trim() || '<id of the assignment>'
}

const accountOf = (context: Context, group: readonly string[]): [name: string, location: string] => {
  const query = '[0].[name, locations[0].locationName]'
  const listed = context.az(['cosmosdb', 'list', ...group, '--query', query, '--output', 'json'])
  return context.isDryRun ? ['<account>', '<region>'] : (JSON.parse(listed) as [string, string])
}

interface Restored {
  account: string
  target: string
  began: number
}

const compare = async (context: Context, group: readonly string[], { account, target, began }: Restored): Promise<void> => {
  const addressOf = (name: string): string =>
    context.az(['cosmosdb', 'show', ...group, '--name', name, '--query', 'documentEndpoint', '--output', 'tsv']).trim()
  context.say(`Restored after ${Math.round((Date.now() - began) / 60_000)} minutes.`)
  const countBoth = () => Promise.all([countsIn(addressOf(account)), countsIn(addressOf(target))])
  const [present, restored] = await retry(countBoth, { attempts: 10, again: () => true, pause: () => pause(roleMs) })
  for (const name of containerNames) context.say(`${name}: ${present[name]} documents now, ${restored[name]} restored`)
  const missing = missingIn(present, restored)
  if (missing.length > 0) throw new Error(`The restored database is not whole: ${missing.join(', ')}.`)
}

/** Milliseconds between attempts: a role takes some minutes to have effect. */
const roleMs = 60_000

const pageSize = 5_000

const countsIn = async (endpoint: string): Promise<Counts> => {
  const open = cosmosContainers({ endpoint, database })
  const counts: Record<string, number> = {}
  for (const name of containerNames) {
    const pages = (await open(name)).items.query<number>('SELECT VALUE 1 FROM c', { maxItemCount: pageSize })
    let count = 0
    while (pages.hasMoreResults()) count += (await pages.fetchNext()).resources?.length ?? 0
    counts[name] = count
  }
  return counts
}
