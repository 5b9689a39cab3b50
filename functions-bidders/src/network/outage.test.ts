import type { HouseContext } from '@auctionwiz/platform/core/http/context'
import { failJob } from '@auctionwiz/platform/core/jobs/fail-job'
import type { JobMessage } from '@auctionwiz/platform/core/jobs/job'
import { jobInTurn } from '@auctionwiz/platform/core/jobs/job-in-turn'
import { jobMovedAt, openJobs } from '@auctionwiz/platform/core/jobs/open-jobs'
import type { JobPorts } from '@auctionwiz/platform/core/jobs/work-on-job'
import { notingQueue } from '@auctionwiz/platform/core/queues/open-work'
import { sweep } from '@auctionwiz/platform/core/queues/sweep'
import { keepingUnsent, sendUnsent, unsentMessages } from '@auctionwiz/platform/core/queues/unsent'
import { webKeyedCrypto } from '@auctionwiz/platform/core/security/keyed-crypto'
import { busyFor } from '@auctionwiz/platform/core/store/busy-for'
import { type Outage, type OutageWorld, outageWorld } from '@auctionwiz/platform/core/testing/outage'
import { accountRegistry } from '@auctionwiz/records/account-registry'
import { accountRecord } from '@auctionwiz/records/accounts'
import { houseRecord } from '@auctionwiz/records/houses'
import { networkSharingRecord, sharingId } from '@auctionwiz/records/network-participation'
import { notifier } from '@auctionwiz/records/notify'
import { scheduledCases } from '@auctionwiz/records/scheduled-cases'
import { scheduledSales } from '@auctionwiz/records/scheduled-sales'
import { testAccount, testHouse } from '@auctionwiz/records/testing/fixtures'
import { describe, expect, it } from 'vitest'
import { silentMailer } from '../emails/bidder-mailer.ts'
import { emailLinks } from '../emails/email-links.ts'
import { testArchive } from '../house-archive/testing.ts'
import { computing, jobWorks } from '../jobs/job-works.ts'
import type { RefreshMessage } from '../refresh/refresh-ports.ts'
import { refreshWork } from '../refresh/refresh-work.ts'
import { textStops } from '../texts/text-stops.ts'
import { changeNotifier } from './change-notifier.ts'
import { failShare } from './fail-share.ts'
import { type NetworkMessage, networkPorts } from './network-ports.ts'
import { publishAfter } from './publish-after.ts'
import { shareInTurn } from './share-in-turn.ts'
import { type Person, regular, storedBidder } from './test-network.ts'

const minute = 60_000
const accounts = ['a', 'b', 'c', 'd']
const vanessa = { email: 'vanessa@parr.example', history: regular }

/** Four accounts that publish one bidder each, all of the same person, on a real network with a test clock. */
const setUp = async () => {
  const world = outageWorld()
  const { store, now, wait, log } = world
  const open = openJobs(store, now)
  const plainJobs = world.queue<JobMessage>('jobs')
  const messages = { queue: world.queue<NetworkMessage>('network'), unsent: unsentMessages<NetworkMessage>(store, now, 'network'), log }
  const jobs = notingQueue(plainJobs, open)
  const crypto = webKeyedCrypto('the key of these tests, which is long enough')
  const network = networkPorts({ store, now, wait, log, isPaid: () => true, crypto, jobs, queue: keepingUnsent(messages) })
  const ports: JobPorts = {
    tenant: (accountId, auctionHouseId) => ({
      house: network.house({ accountId, auctionHouseId }),
      account: network.account(accountId),
    }),
    works: jobWorks({
      archive: testArchive(emailLinks({ crypto, webOrigin: '', serviceUrl: '' })),
      notify: notifier(store, now),
      mailer: silentMailer,
      links: emailLinks({ crypto, webOrigin: '', serviceUrl: '' }),
      textStops: textStops({ store, crypto }),
      network,
      mailWaitMs: 0,
      sales: scheduledSales(store, now),
      cases: scheduledCases(store, now),
    }),
    queue: jobs,
    log,
    now,
    wait,
    limitMs: minute,
  }
  world.worker('network', shareInTurn(network), failShare(network))
  world.worker('jobs', jobInTurn(ports, computing), failJob(ports))
  world.every(5 * minute, sweep({ open, movedAt: jobMovedAt(ports), takeUp: plainJobs.send, patience: 5 * minute, now, log }))
  world.every(5 * minute, sendUnsent(messages))
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
