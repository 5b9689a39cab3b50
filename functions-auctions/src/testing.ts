import type { HouseRole } from '@auctionwiz/contracts/permissions'
import { memoryStore } from '@auctionwiz/platform/core/memory-store'
import { mount } from '@auctionwiz/platform/core/mount'
import { partitionOf } from '@auctionwiz/platform/core/partition'
import type { Runtime } from '@auctionwiz/platform/core/runtime'
import { declared } from '@auctionwiz/platform/core/testing'
import { auctionEndpoints } from './endpoints.ts'

interface Sent {
  role?: HouseRole
  params?: Record<string, string>
  query?: string
  body?: object
  key?: string
  houseId?: string
}

const now = new Date('2026-11-21T09:00:00Z')

/** The whole app over a store in memory, for tests: `call` sends a request by the endpoint's name as a user of house h1, unless another is named. */
export const testApp = async () => {
  const store = memoryStore()
  const runtime: Runtime = {
    store,
    tokens: { session: async () => ({ userId: 'u1' }), access: async (token) => claims(token as HouseRole) },
    features: { enabled: async () => true },
    log: { info: () => undefined, warn: () => undefined, error: (message, error) => console.error(message, error) },
    now: () => now,
  }
  const house = partitionOf(store, 'houses', ['a1', 'h1'])
  const accounts = partitionOf(store, 'accounts', ['a1'])
  await accounts.write(['h1', 'h2'].map((id) => ({ kind: 'put', document: { id, type: 'house', settings: { defaultCurrency: 'GBP' } } })))
  const served = auctionEndpoints()
  const call = async (name: string, { role = 'admin', params = {}, query = '', body, key, houseId = 'h1' }: Sent = {}) => {
    const one = served.find(({ endpoint }) => endpoint.name === name)
    if (!one) throw new Error(`there is no call ${name}`)
    const headers: Record<string, string | undefined> = {
      authorization: `Bearer ${role}`,
      'idempotency-key': key,
      'x-auction-house-id': houseId,
    }
    const found = await mount(
      one,
      runtime,
    )({
      params,
      query: new URLSearchParams(query),
      header: (header) => headers[header],
      body: body ? new Blob([JSON.stringify(body)]).stream() : null,
    })
    const answer = declared(one.endpoint, found)
    return { ...JSON.parse(await new Response(answer.body).text()), status: answer.status, version: undefined }
  }
  const audits = async () => (await house.query({ type: 'audit', orderBy: [{ field: 'at' }] }, { limit: 100 })).items
  return { call, house, audits }
}

const claims = (role: HouseRole) => ({
  userId: 'u1',
  userName: 'Una Staff',
  accountId: 'a1',
  accountRole: 'member' as const,
  houses: { h1: role, h2: role },
  sessionId: 's1',
})
