import { createBidder, updateBidder } from '@auctionwiz/contracts/bidder-edits'
import { deleteBidder, listBidders, readBidder } from '@auctionwiz/contracts/bidders'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ownStack } from '../support/own-stack.ts'
import { createTenant, type Tenant } from '../support/tenant.ts'

const stack = ownStack()
const ann = { firstName: 'Ann', lastName: 'Pascoe', email: 'ann@example.com' }

describe('bidders over HTTP', () => {
  let tenant: Tenant
  beforeAll(async () => {
    tenant = await createTenant(stack)
  })

  it('are added, found, changed and deleted', async () => {
    const call = await tenant.as('admin')
    const added = await call(createBidder, { body: ann, idempotencyKey: 'key-00000001' })
    expect((await call(createBidder, { body: ann, idempotencyKey: 'key-00000001' })).id).toBe(added.id)
    expect((await call(listBidders, { query: { search: 'pasc' } })).bidders.map(({ id }) => id)).toEqual([added.id])
    // Signs alone are in every address: they find nobody, not everybody.
    expect(await call(listBidders, { query: { search: '--' } })).toMatchObject({ bidders: [], total: 0 })
    const changed = await call(updateBidder, { params: { id: added.id }, body: { lastName: 'Rudd', version: added.version } })
    await expect(
      call(updateBidder, { params: { id: added.id }, body: { lastName: 'Lost', version: added.version } }),
    ).rejects.toMatchObject({ code: 'stale_version' })
    expect(await call(readBidder, { params: { id: added.id } })).toEqual(changed)
    await call(deleteBidder, { params: { id: added.id } })
    await expect(call(readBidder, { params: { id: added.id } })).rejects.toMatchObject({ status: 404 })
  })

  it('of one account are never seen, changed or deleted from another', async () => {
    const other = await createTenant(stack)
    const [mine, theirs] = [await tenant.as('admin'), await other.as('owner')]
    const { id, version } = await mine(createBidder, { body: { ...ann, email: 'own@example.com' } })
    await expect(theirs(readBidder, { params: { id } })).rejects.toMatchObject({ status: 404 })
    await expect(theirs(updateBidder, { params: { id }, body: { firstName: 'Mine', version } })).rejects.toMatchObject({ status: 404 })
    await expect(theirs(deleteBidder, { params: { id } })).rejects.toMatchObject({ status: 404 })
    expect((await theirs(listBidders, {})).total).toBe(0)
    expect((await mine(readBidder, { params: { id } })).version).toBe(version)
  })
})

describe('while the store is in trouble', () => {
  const fault = (body: object) => fetch(`${stack.urls.cosmos}/_local/faults`, { method: 'POST', body: JSON.stringify(body) })
  afterEach(async () => {
    await fetch(`${stack.urls.cosmos}/_local/faults`, { method: 'DELETE' })
  })

  it.each([429, 503])('a create that meets %i a few times succeeds once', async (status) => {
    const call = await (await createTenant(stack)).as('admin')
    await fault({ method: 'POST', path: 'bidders/docs', status, retryAfterMs: 1, count: 2 })
    const create = () => call(createBidder, { body: ann, idempotencyKey: 'key-00000002' })
    await create().catch(create).catch(create)
    expect((await call(listBidders, {})).total).toBe(1)
  })

  it('a list answers that the service is busy and when to come back', async () => {
    const tenant = await createTenant(stack)
    await fault({ method: 'POST', path: 'bidders/docs', status: 429, retryAfterMs: 1, count: 1000 })
    const headers = { authorization: `Bearer ${await tenant.token('admin')}` }
    const response = await fetch(`${stack.urls.bidders}/bidders/v1/listBidders`, { headers })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await response.json()).toMatchObject({ error: { code: 'busy' } })
  })
})
