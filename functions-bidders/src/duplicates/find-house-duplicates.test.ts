import type { Bidder } from '@auctionwiz/contracts/bidders'
import { personOfBidder } from '@auctionwiz/domain/duplicates/person-of-bidder'
import { workOnJob } from '@auctionwiz/platform/core/jobs/work-on-job'
import { storedIn, withStored } from '@auctionwiz/platform/core/testing/stored-in'
import { aBidder } from '@auctionwiz/records/testing/bidders'
import { expect, it } from 'vitest'
import { appWith, strangers } from './testing.ts'

const phone = '+44 20 7946 0148'
const address = { street: '14 Gramercy Park', city: 'London', zip: 'N1 9GU', country: 'United Kingdom' }

/** A house with several hundred pairs: more than one batch of them. */
const house = (): Omit<Bidder, 'version'>[] => [
  ...Array.from({ length: 14 }, (_, index) => aBidder({ id: `bid_same${index}`, phone, address })),
  ...strangers(80),
]

/** Searches with deliveries that may take no time at all, killed now and then; counts them, and how often all bidders were read. */
const searchInPieces = async (app: Awaited<ReturnType<typeof appWith>>, dies: (delivery: number) => boolean) => {
  let [deliveries, readings] = [0, 0]
  const { tenant } = app.ports
  const ports = {
    ...app.ports,
    limitMs: 0,
    tenant: (...place: Parameters<typeof tenant>) => {
      const found = tenant(...place)
      const { query } = storedIn(found.house)
      const counting: typeof query = (asked, page) => {
        if (asked.type === 'bidder' && asked.where === undefined) readings += 1
        return query(asked, page)
      }
      return { ...found, house: withStored(found.house, { query: counting }) }
    },
  }
  await app.call('findDuplicates')
  for (let message = app.sent[0]; message; message = app.sent[0]) {
    deliveries += 1
    if (dies(deliveries)) {
      await workOnJob({ ...ports, tenant: withFault(ports.tenant) })(message).catch((error: unknown) =>
        expect(error).toMatchObject({ message: 'killed' }),
      )
      continue
    }
    await workOnJob(ports)(message)
    app.sent.shift()
  }
  return { deliveries, readings }
}

/** A house of which the third write is never made. */
const withFault = <T extends (...place: [string, string]) => { house: { write(...given: never[]): Promise<string[]> } }>(tenant: T): T =>
  ((...place: [string, string]) => {
    const found = tenant(...place)
    let left = 2
    const write = async (...given: never[]) => {
      left -= 1
      if (left < 0) throw new Error('killed')
      return found.house.write(...given)
    }
    return { ...found, house: { ...found.house, write } }
  }) as T

const pairsOf = async ({ house: stored }: Awaited<ReturnType<typeof appWith>>) =>
  (await storedIn(stored).query({ type: 'duplicate-pair' }, { limit: 1000 })).items

it.each([
  ['each of which ends in time', () => false],
  ['some of which are killed', (delivery: number) => delivery % 2 === 0],
])('a search continues over many deliveries, %s, and matches once', async (_how, dies) => {
  const whole = await appWith(house())
  await whole.find()
  const pieces = await appWith(house())
  const { deliveries, readings } = await searchInPieces(pieces, dies)
  expect(deliveries).toBeGreaterThan(3)
  expect(readings).toBe(1)
  expect(await pairsOf(pieces)).toEqual(await pairsOf(whole))
  const [job] = (await pieces.call('listJobs')).jobs
  const [other] = (await whole.call('listJobs')).jobs
  expect(job).toMatchObject({ status: 'completed', result: other.result, done: other.done, total: other.total })
})

it('keeps nothing of anybody between deliveries but ids and numbers', async () => {
  const app = await appWith(house())
  await app.find()
  const { items } = await storedIn(app.house).query({ type: 'duplicate-found' }, { limit: 10 })
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({ ttl: expect.any(Number) })
  const { surname, street } = personOfBidder(aBidder({ id: 'bid_same0', phone, address }))
  expect(JSON.stringify(items).includes(String(surname)) || JSON.stringify(items).includes(String(street))).toBe(false)
})

it('has those decided on who came with the email of another person, found again by the next search', async () => {
  const john = aBidder({ id: 'bid_john', firstName: 'John', lastName: 'Hartley', email: 'office@example.com', phone })
  const mary = aBidder({ id: 'bid_mary', firstName: 'Mary', lastName: 'Cole', email: '', sharedEmail: 'office@example.com' })
  const app = await appWith([john, mary, ...strangers(20)])
  for (let search = 0; search < 2; search += 1) {
    await searchInPieces(app, () => false)
    expect(await pairsOf(app)).toMatchObject([{ status: 'pending', people: [{ id: 'bid_john' }, { id: 'bid_mary', email: '' }] }])
  }
})
