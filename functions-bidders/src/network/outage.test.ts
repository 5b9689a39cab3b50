import type { HouseContext } from '@auctionwiz/platform/core/http/context'
import { busyFor } from '@auctionwiz/platform/core/store/busy-for'
import { type Outage, type OutageWorld, outageWorld } from '@auctionwiz/platform/core/testing/outage'
import { accountRegistry } from '@auctionwiz/records/account-registry'
import { accountRecord } from '@auctionwiz/records/accounts'
import { houseRecord } from '@auctionwiz/records/houses'
import { networkSharingRecord, sharingId } from '@auctionwiz/records/network-participation'
import { testAccount, testHouse } from '@auctionwiz/records/testing/fixtures'
import { describe, expect, it } from 'vitest'
import { minute, workers } from '../jobs/test-outage.ts'
import type { RefreshMessage } from '../refresh/refresh-ports.ts'
import { refreshWork } from '../refresh/refresh-work.ts'
import { changeNotifier } from './change-notifier.ts'
import { publishAfter } from './publish-after.ts'
import { type Person, regular, storedBidder } from './test-network.ts'

const accounts = ['a', 'b', 'c', 'd']
const vanessa = { email: 'vanessa@parr.example', history: regular }

/** Four accounts that publish one bidder each, all of the same person, on a real network with a test clock. */
const setUp = async () => {
  const world = outageWorld()
  const { store, now, log } = world
  const { network } = workers(world)
  const changes = changeNotifier(network.queue, () => now().getTime())
  const save = async (accountId: string, person: Person) => {
    const { ref, document } = storedBidder(accountId, person)
    const context = { auctionHouseId: ref.auctionHouseId, claims: { accountId }, log } as HouseContext
    const useCase = async () => {
      await network.house(ref).write([{ kind: 'put', document }])
      return { id: person.id, updatedAt: now().toISOString() }
    }
    await publishAfter(changes, useCase as never)({} as never, context as never)
  }
  /** Sends the call again, as a person does after the answer that the service is busy. */
  const saveUntilSaved = async (accountId: string, person: Person) => {
    for (;;) {
      try {
        return await save(accountId, person)
      } catch (error) {
        if (busyFor(error) === undefined) throw error
        await world.run(minute)
      }
    }
  }
  for (const accountId of accounts) {
    const sharing = { id: sharingId, sharing: true, changedAt: now().toISOString(), changedBy: 'Una' }
    const house = houseRecord.put(testHouse(`${accountId}_house`))
    const account = accountRecord.put(testAccount({ tier: 'tier-4' }))
    await network.account(accountId).write([networkSharingRecord.put(sharing), house, account])
    await save(accountId, { id: `${accountId}1`, ...vanessa })
  }
  await world.run(30 * minute)
  const night = async () => {
    const registry = accountRegistry(store)
    for (const accountId of accounts) await registry.note(accountId)
    const refresh = world.queue<RefreshMessage>('refresh')
    const work = refreshWork({ ...network, accounts: registry, network: network.queue, queue: refresh })
    world.worker('refresh', work, work)
    await refresh.send({ night: now().toISOString().slice(0, 10) })
    await world.run(60 * minute)
  }
  return { world, saveUntilSaved, night, network }
}

/** What the houses and the network hold in the end. Sealed text differs each time. */
const heldIn = async (world: OutageWorld) => {
  const documents = (await world.documents()).map((one) => JSON.parse(one))
  const bidders = documents.flatMap(({ type, id, network, nationalScore, scoreHistory }) =>
    type === 'bidder' ? [{ id, network, score: nationalScore.exact, history: scoreHistory }] : [],
  )
  const published = documents.flatMap(({ type, sealedRef: _sealedRef, ...one }) => (type === 'contribution' ? [one] : []))
  const left = documents.filter(({ type, queue }) => type === 'network-notice' || (type === 'open-work' && queue === 'unsent-network'))
  return { bidders, published, left }
}

const outcome = async (outage?: Outage, meanwhile?: (set: Awaited<ReturnType<typeof setUp>>) => Promise<void>) => {
  const set = await setUp()
  if (outage) set.world.arm(outage)
  const [first, ...others] = regular
  await set.saveUntilSaved('a', { id: 'a1', ...vanessa, history: [...others, { ...first, paymentStatus: 'Overdue' as const }] })
  await meanwhile?.(set)
  await set.world.run(60 * minute)
  return { held: await heldIn(set.world), world: set.world }
}

describe('a change that meets an outage of ten minutes on its way to other houses', () => {
  const undisturbed = outcome()

  it.each(
    [true, false].flatMap((answerLost) => [
      ...[1, 2, 3, 4, 5, 7, 9, 12, 16, 20, 25].map((calls) => ({ away: 'database' as const, answerLost, calls })),
      ...[0, 1, 2, 3].map((calls) => ({ away: 'storage' as const, answerLost, calls })),
    ]),
  )('arrives as it would have without it: %j', async (where) => {
    const { held } = await undisturbed
    const met = await outcome({ ...where, lasts: 10 * minute })
    expect(met.world.isOver()).toBe(true)
    expect(met.held).toEqual(held)
  })

  it('arrives with the next nightly comparison if its message is lost', async () => {
    const { held } = await undisturbed
    const lost = await outcome(undefined, async ({ world, night }) => {
      expect(world.loseMessages()).toBe(1)
      await night()
    })
    expect(lost.held).toEqual(held)
  })
})
