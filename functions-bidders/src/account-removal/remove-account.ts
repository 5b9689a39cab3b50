import { someAtOnce } from '@auctionwiz/platform/core/concurrency/some-at-once'
import { openWorkRecord } from '@auctionwiz/platform/core/queues/open-work'
import { listerOf } from '@auctionwiz/platform/core/records/reader'
import { removeOwned } from '@auctionwiz/platform/core/records/remove-owned'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import { accountDeletionId, accountDeletionRecord } from '@auctionwiz/records/account-deletions'
import { accountRegistry } from '@auctionwiz/records/account-registry'
import { accountDocumentId, accountRecord } from '@auctionwiz/records/accounts'
import { membersOf, type RemovedMember } from './members.ts'
import type { RemovalPorts } from './removal-ports.ts'
import { cutTies, removePeople } from './remove-people.ts'
import { removeBidders } from './withdraw-shares.ts'

/** The account, who deletes it, and the request that this follows. */
export interface RemovalOrder {
  accountId: string
  operator: string
  ticket: string
}

/** Rounds after which work that goes on writing is left to a later run, and milliseconds between them. */
const rounds = 5
const between = 3_000

/**
 * Deletes an account with all its houses. Nobody is signed in to it from the first moment. Safe to repeat: a run that was killed is continued by the
 * next, and what workers wrote meanwhile is removed by another round.
 * @returns whether the last round found nothing
 */
export const removeAccount = async (ports: RemovalPorts, order: RemovalOrder): Promise<boolean> => {
  await close(ports, order)
  for (let round = 1; round <= rounds; round += 1) {
    const found = await removeRound(ports, order.accountId)
    if (found === 0) {
      await noteEnd(ports, order)
      return true
    }
    ports.say(`Round ${round}: ${found} removed or changed. Looking again.`)
    await ports.wait(between)
  }
  return false
}

const deletions = ({ store }: RemovalPorts, accountId: string) =>
  recordsOf(accountDeletionRecord, partitionOf(store, 'accounts', [accountId]))

/** Without its first document nobody is a member of the account, and no timer works for an account that is not registered. */
const close = async (ports: RemovalPorts, { accountId, operator, ticket }: RemovalOrder): Promise<void> => {
  const { store, revoker, now } = ports
  const account = partitionOf(store, 'accounts', [accountId])
  await deletions(ports, accountId).upsert(accountDeletionId, (before) =>
    before && before.finishedAt === undefined ? undefined : { id: accountDeletionId, startedAt: now().toISOString(), operator, ticket },
  )
  await revoker.revoke([`account:${accountId}`], now())
  await recordsOf(accountRecord, account)
    .remove(accountDocumentId)
    .catch((error: unknown) => {
      if (!isStoreError(error, 'missing')) throw error
    })
  await accountRegistry(store).forget(accountId)
  // Again, for tokens that were made meanwhile.
  await revoker.revoke([`account:${accountId}`], now())
}

const noteEnd = async (ports: RemovalPorts, { accountId }: RemovalOrder): Promise<void> => {
  await deletions(ports, accountId).change(accountDeletionId, (before) => ({ ...before, finishedAt: ports.now().toISOString() }))
}

/** Members are read first and removed late, so that a run that was killed finds them again. */
const removeRound = async (ports: RemovalPorts, accountId: string): Promise<number> => {
  const { say } = ports
  const members = await membersOf(ports, accountId)
  const owner = accountId
  const counting = counter(say)
  let total = 0
  const step = async (what: string, work: Promise<number>): Promise<void> => {
    const count = await work
    total += count
    if (count > 0) say(`  ${what}: ${count}`)
  }
  await step('open work', removeOpenWork(ports, namesOf(accountId, members)))
  await step('messages', removeMessages(ports, namesOf(accountId, members)))
  await step('bidders and what belongs to them', removeBidders(ports, accountId, counting('bidders')))
  await step('auctions and lots', removeOwned(ports, { container: 'auctions', owner, onRemoved: counting('auctions') }))
  await step('legal cases', removeOwned(ports, { container: 'cases', owner, onRemoved: counting('cases') }))
  await step('inventory', removeOwned(ports, { container: 'inventory', owner, onRemoved: counting('items') }))
  await step('files', removeFiles(ports, accountId))
  await step('people who have no other account, documents', removePeople(ports, members))
  await step('notes of the account in documents of others', cutTies(ports, accountId, members))
  await step('lines of work', removeOwned(ports, { container: 'work', owner }))
  const keeps = ({ type }: { type: string }) => type === accountDeletionRecord.definition.type
  await step('the account with its houses and members', removeOwned(ports, { container: 'accounts', owner, keeps }))
  return total
}

/** What messages about the account hold. People who stay may have messages of other accounts. */
export const namesOf = (accountId: string, members: readonly RemovedMember[]): string[] => [
  accountId,
  ...members.flatMap(({ leaves, userId, email }) => (leaves ? [userId, ...(email === undefined ? [] : [email])] : [])),
]

const openWorkPartition = ['open-work']

const removeOpenWork = async ({ store }: RemovalPorts, names: readonly string[]): Promise<number> => {
  const entries = recordsOf(openWorkRecord, partitionOf(store, 'work', openWorkPartition))
  let removed = 0
  for await (const { document, version } of listerOf(openWorkRecord, partitionOf(store, 'work', openWorkPartition)).each()) {
    const text = JSON.stringify(document)
    if (names.some((name) => text.includes(name)) && (await entries.removeOnce(document.id, version))) removed += 1
  }
  return removed
}

const removeMessages = async ({ queues }: RemovalPorts, names: readonly string[]): Promise<number> => {
  let removed = 0
  for (const queue of queues) removed += await queue.remove(names)
  return removed
}

/** Files removed at the same time. */
const filesAtOnce = 10

const removeFiles = async ({ folders }: RemovalPorts, accountId: string): Promise<number> => {
  let removed = 0
  for (const { files } of folders) {
    const paths: string[] = []
    for await (const { path } of files.list(`${accountId}/`)) paths.push(path)
    await someAtOnce(paths, filesAtOnce, (path) => files.remove(path))
    removed += paths.length
  }
  return removed
}

/** Documents after which a long step says how far it is. */
const every = 10_000

const counter = (say: (line: string) => void) => (what: string) => {
  let done = 0
  return (count: number): void => {
    if (Math.floor((done + count) / every) > Math.floor(done / every)) say(`  ${what}: ${done + count} removed so far`)
    done += count
  }
}
