import { createBidder } from '@auctionwiz/contracts/bidder-edits'
import { listBidders, readBidder } from '@auctionwiz/contracts/bidders'
import { countDuplicates } from '@auctionwiz/contracts/duplicate-counts'
import * as calls from '@auctionwiz/contracts/duplicates'
import { listJobs } from '@auctionwiz/contracts/jobs'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownStack } from '../support/own-stack.ts'
import { createTenant, type Tenant } from '../support/tenant.ts'

const stack = ownStack()
const address = { street: '14 Gramercy Park', city: 'London', zip: 'N1 9GU', country: 'United Kingdom' }
const phone = '+44 20 7946 0148'
const people = [
  { firstName: 'Ann', lastName: 'Pascoe', email: 'ann.pascoe@example.com', phone, address },
  { firstName: 'Ann', lastName: 'Pasco', email: 'annpasco@work.example', phone, address },
  ...['Haroldsen', 'Tanaka', 'Dreyer', 'Kuhlmann', 'Okafor', 'Zograf', 'Mcveigh', 'Lombardi', 'Brandt', 'Vrba', 'Quist', 'Iyer'].map(
    (lastName, index) => ({
      firstName: ['Imogen', 'Oscar', 'Piper', 'Hugo', 'Tahlia', 'Dylan'][index % 6] ?? '',
      lastName,
      email: `${lastName}@mail.example`,
      phone: `+44 161 49${index} ${1000 + index * 371}`,
      address: { street: `${3 + index * 7} ${lastName} Road`, city: ['Leeds', 'York', 'Bath'][index % 3] ?? '', zip: `L${index} 1AA` },
    }),
  ),
]

describe('duplicates over HTTP', () => {
  let tenant: Tenant
  beforeAll(async () => {
    tenant = await createTenant(stack)
  })

  const completed = async (kind: string) => {
    const call = await tenant.as('admin')
    await expect
      .poll(async () => (await call(listJobs, {})).jobs.find((job) => job.kind === kind)?.status, { timeout: 60_000, interval: 200 })
      .toBe('completed')
  }

  it('are found in the background, merged and given back', async () => {
    const call = await tenant.as('admin')
    for (const body of people) await call(createBidder, { body })
    const { matches } = await call(calls.checkDuplicate, {
      body: { firstName: 'Anne', lastName: 'Pascoe', email: 'new@example.com', phone },
    })
    expect(matches.map(({ email }) => email)).toContain('ann.pascoe@example.com')

    expect((await call(calls.findDuplicates, {})).kind).toBe('duplicates')
    await completed('duplicates')
    const { pairs } = await call(calls.listDuplicates, { query: { status: ['pending'] } })
    expect(pairs).toHaveLength(1)
    const params = { id: pairs[0]?.id ?? '' }
    const detail = await call(calls.readDuplicate, { params })
    const [primary, secondary] = detail.people
    const before = await Promise.all(detail.people.map(({ id }) => call(readBidder, { params: { id } })))
    const choices = Object.fromEntries(detail.conflicts.map(({ field }) => [field, primary.id]))
    await expect(call(calls.mergeDuplicate, { params, body: { version: detail.version, primaryId: primary.id } })).rejects.toMatchObject({
      status: 400,
    })
    const merged = await call(calls.mergeDuplicate, { params, body: { version: detail.version, primaryId: primary.id, choices } })
    expect(merged).toMatchObject({ status: 'manually-merged', decision: { primaryId: primary.id } })
    expect((await call(readBidder, { params: { id: secondary.id } })).id).toBe(primary.id)
    expect((await call(listBidders, {})).total).toBe(people.length - 1)
    expect(await call(countDuplicates, {})).toMatchObject({ pending: 0, resolved: 1 })

    await expect((await tenant.as('staff'))(calls.undoMerge, { params })).rejects.toMatchObject({ status: 403 })
    expect(await call(calls.undoMerge, { params })).toMatchObject({ status: 'pending' })
    const after = await Promise.all(detail.people.map(({ id }) => call(readBidder, { params: { id } })))
    expect(after.map((record) => ({ ...record, version: '' }))).toEqual(before.map((record) => ({ ...record, version: '' })))
    expect((await call(listBidders, {})).total).toBe(people.length)
  })

  it('are merged from a threshold on, but not what was undone', async () => {
    const call = await tenant.as('admin')
    expect(await call(countDuplicates, { query: { threshold: 70 } })).toMatchObject({ pending: 1, wouldMerge: 0 })
    await call(createBidder, {
      body: {
        firstName: 'Oscar',
        lastName: 'Tanaka',
        email: 'o.tanaka@work.example',
        phone: people[3]?.phone,
        address: people[3]?.address,
      },
    })
    await call(calls.findDuplicates, {})
    await completed('duplicates')
    expect(await call(countDuplicates, { query: { threshold: 70 } })).toMatchObject({ pending: 2, wouldMerge: 1 })
    await call(calls.mergeDuplicates, { body: { threshold: 70 } })
    await completed('merge-duplicates')
    expect(await call(countDuplicates, {})).toMatchObject({ pending: 1, autoMerged: 1 })
  })
})
