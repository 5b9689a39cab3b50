import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { Job } from '@auctionwiz/contracts/jobs'
import { bidderNumber, displayName } from '@auctionwiz/domain/bidders/identity'
import type { Person } from '@auctionwiz/domain/duplicates/person'
import { testPeople } from '@auctionwiz/domain/duplicates/test-people'
import { type Bench, call, headersOf } from '../lib/bench-stack.ts'
import { interleaved } from '../lib/measure.ts'
import { benchBidders } from '../lib/people.ts'
import { watchMemory } from '../lib/process.ts'
import { atMost, fact, milliseconds, type Row, shown } from '../lib/report.ts'
import { type FilledHouse, fillHouse } from './fill.ts'
import { listPath } from './list.ts'

/** Records that duplicate a person in the house. */
const share = 0.15

/** People of whom this many are recorded twice, with errors. */
const peopleOf = (count: number): Person[] => {
  const { people, entities } = testPeople(count, 5)
  const firsts = people.filter((_, record) => entities[record] !== entities[record - 1])
  const seconds = people.filter((_, record) => entities[record] === entities[record - 1] && entities[record] !== entities[record - 2])
  return [...firsts.slice(0, Math.round(count * (1 - share))), ...seconds].slice(0, count)
}

function* biddersFrom(people: readonly Person[], houseId: string): Generator<Omit<Bidder, 'version'>> {
  let index = 0
  for (const bidder of benchBidders(people.length, houseId)) {
    const { givenName = '', surname = '', phone, streetNumber, street, suburb, postcode, state } = people[index] ?? {}
    index += 1
    yield {
      ...bidder,
      id: `bid_pair${index}`,
      bidderId: bidderNumber(index),
      firstName: givenName,
      lastName: surname,
      name: displayName(givenName, surname),
      ...(phone && { phone }),
      address: {
        street: `${streetNumber ?? ''} ${street ?? ''}`,
        ...(suburb && { city: suburb }),
        ...(postcode && { zip: postcode }),
        ...(state && { state }),
      },
    }
  }
}

interface Search {
  job: Job
  seconds: number
  memory: number | undefined
  /** How often its progress was another. */
  steps: number
}

const search = async ({ info, stack }: Bench, { tenant }: FilledHouse): Promise<Search> => {
  const { bidders } = info.urls
  const memory = await watchMemory(stack.pid('bidders'), stack.pid('bidders-worker'))
  const started = performance.now()
  const { run } = await call<Job>(`${bidders}/bidders/duplicates/find`, { method: 'POST', headers: await headersOf(tenant) })
  const seen = new Set<number>()
  for (;;) {
    const { jobs } = await call<{ jobs: Job[] }>(`${bidders}/bidders/jobs`, { headers: await headersOf(tenant) })
    const job = jobs.find((one) => one.run === run)
    if (job?.status === 'error') throw new Error(`the search failed: ${job.problem ?? ''}`)
    seen.add(job?.done ?? 0)
    if (job?.status === 'completed') return { job, seconds: (performance.now() - started) / 1000, memory: memory.stop(), steps: seen.size }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

const turns = 40

/** The search for duplicates of a whole house over HTTP until completed, first and again, and the check of one new bidder compared with a page of the list. */
export const measurePairs = async (bench: Bench, count: number): Promise<Row[]> => {
  const people = peopleOf(count)
  const house = await fillHouse(bench, people.length, (houseId) => biddersFrom(people, houseId))
  const first = await search(bench, house)
  const again = await search(bench, house)
  const headers = { ...(await headersOf(house.tenant)), 'content-type': 'application/json' }
  const { bidders } = bench.info.urls
  let asked = 0
  const check = (): Promise<unknown> => {
    asked += 97
    const { givenName = '', surname = '', phone, street, suburb, postcode } = people[asked % people.length] ?? {}
    const address = { street, city: suburb, zip: postcode }
    const body = JSON.stringify({ firstName: givenName, lastName: surname, email: `new${asked}@example.org`, phone, address })
    return call(`${bidders}/bidders/duplicates/check`, { method: 'POST', headers, body })
  }
  const page = (): Promise<unknown> => call(`${bidders}/${listPath}?sort=-score`, { headers })
  const times = await interleaved({ page, check }, turns)
  const told = ({ seconds, steps, job }: Search): string =>
    `${shown(seconds)} s, ${shown(job.result.pairs ?? 0)} pairs, ${shown(job.result.added ?? 0)} of them new, progress told ${steps} times`
  return [
    fact(`Search of ${shown(people.length)} bidders, the first`, told(first)),
    fact('… memory above idle', first.memory === undefined ? 'not told by this system' : `${shown(first.memory)} MiB`),
    fact('… again, nothing changed', told(again)),
    atMost('One new bidder against the house, against a page of the list', times.check / times.page, 10, '×', milliseconds(times.check)),
  ]
}
