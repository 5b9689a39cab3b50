import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createBidder } from '@auctionwiz/contracts/bidder-edits'
import { listBidders } from '@auctionwiz/contracts/bidders'
import { findFreeOffset } from '../stack/ports.ts'
import type { Stack } from '../stack/start-stack.ts'
import { type Counts, countAll, differences, requireReady, signedIn, startDrillStack, totalOf } from './drill-stack.ts'

export const restoreSteps = [
  'start a stack with the demonstration data, stop it, count its documents and files',
  'copy its data: the backup',
  'start it again and add a bidder, so that the backup is older than the data',
  'stop it and delete its data: the disaster',
  'put the backup in its place and count again',
  'start it, wait until every app is ready, sign in, list bidders',
]

const person = 'blake.howie@harcourtvale.example'
const place = { accountId: 'acc_harcourt', auctionHouseId: 'hse_newyork' }
const lastName = 'Afterwards'

/** Loses all data of a stack and brings them back from a backup. @throws Error where something is missing or the apps do not work */
export const drillRestore = async (folder: string, say: (line: string) => void): Promise<void> => {
  const dataDir = join(folder, 'data')
  const backup = join(folder, 'backup')
  const portOffset = await findFreeOffset()
  const running = async <T>(work: (stack: Stack) => Promise<T>): Promise<T> => {
    const stack = await startDrillStack({ dataDir, portOffset })
    try {
      return await work(stack)
    } finally {
      await stack.stop()
    }
  }
  // With the apps stopped nothing changes while it is counted.
  const counted = async (): Promise<Counts> => {
    const stack = await startDrillStack({ dataDir, portOffset, services: ['cosmos', 'azurite'] })
    try {
      return await countAll(stack)
    } finally {
      await stack.stop()
    }
  }
  await running(requireReady)
  const before = await counted()
  say(`1. The stack has ${totalOf(before)} documents and files.`)
  await cp(dataDir, backup, { recursive: true })
  say('2. They are copied.')
  await running(async (stack) => {
    const call = await (await signedIn(stack, person, place.auctionHouseId)).enter(place.accountId)
    await call(createBidder, { body: { firstName: 'Nora', lastName, email: 'nora.afterwards@example.com' } })
    if ((await call(listBidders, { query: { search: lastName } })).bidders.length !== 1) throw new Error('The new bidder is not found.')
  })
  say('3. A bidder was added after that.')
  await rm(dataDir, { recursive: true })
  say('4. All data are deleted.')
  const began = performance.now()
  await cp(backup, dataDir, { recursive: true })
  const differing = differences(before, await counted())
  if (differing.length > 0) throw new Error(`The restored data differ from the backup:\n${differing.join('\n')}`)
  say('5. The backup is in its place: each container has as many documents or files as before.')
  await running(async (stack) => {
    await requireReady(stack)
    const call = await (await signedIn(stack, person, place.auctionHouseId)).enter(place.accountId)
    const { total } = await call(listBidders, {})
    if (!total) throw new Error('The restored house has no bidders.')
    if ((await call(listBidders, { query: { search: lastName } })).bidders.length > 0)
      throw new Error('The bidder from after the backup is there.')
    const seconds = Math.round((performance.now() - began) / 1_000)
    say(`6. Every app is ready, a member of staff signed in and sees ${total} bidders, ${seconds} seconds after the restore began.`)
    say('   The bidder that was added after the backup is lost, as it must be.')
  })
}
