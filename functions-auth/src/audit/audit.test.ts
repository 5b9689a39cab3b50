import { endpoints } from '@auctionwiz/contracts/apps'
import type { AuditEvent } from '@auctionwiz/contracts/audit'
import { auditWrite } from '@auctionwiz/platform/core/records/audit'
import { houseContainers } from '@auctionwiz/platform/core/store/containers'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../testing.ts'

const app = testApp()
const account = partitionOf(app.store, 'accounts', ['acc_1'])
const own = houseContainers.map((name) => partitionOf(app.store, name, ['acc_1', 'acc_1_house']))
/** Each container, and the partition of an auction. */
const house = [...own, ...own.filter(({ container }) => container === 'auctions').map((auctions) => auctions.within('auc_1'))]
let token = ''

beforeAll(async () => {
  await app.addUser('usr_own', 'own@house.example')
  await app.addUser('usr_vic', 'vic@house.example')
  await app.addAccount('acc_1', 'Harcourt', { usr_own: 'owner', usr_vic: 'viewer' })
  token = (await app.enter('own@house.example', 'acc_1')).token
  for (let index = 0; index < 40; index += 1) {
    // Four events share each moment, two in the account and two in the house, whose partitions take turns.
    const now = new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(index / 4)))
    const source = {
      now,
      actorId: index % 3 ? 'usr_vic' : 'usr_own',
      actorName: 'Vic Tor',
      address: '192.0.2.7',
      correlationId: `req_${index}`,
    }
    const subject = {
      action: 'auction.threshold',
      subjectType: 'auction',
      subjectId: `lot_${index}`,
      subjectName: index === 7 ? '=HYPERLINK("x")' : 'Ewer',
    } as const
    const partition = (index % 2 ? house[((index - 1) / 2) % house.length] : undefined) ?? account
    await partition.write([auditWrite(source, { ...subject, before: { n: index } })])
  }
})

const list = (query: Record<string, string>) => app.call('listAuditEvents', { token, query: { action: 'auction.threshold', ...query } })

describe('the audit log', () => {
  it.each([1, 3, 5, 39, 200])('pages through every place once, newest first, %i at a time', async (limit) => {
    const seen: AuditEvent[] = []
    let page: string | undefined
    do {
      const answer = await list({ everywhere: 'true', limit: String(limit), ...(page && { page }) })
      seen.push(...answer.events)
      page = answer.nextPage
    } while (page !== undefined)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(40)
    expect(seen).toHaveLength(40)
    expect(seen.map(({ at }) => at)).toEqual(
      seen
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    expect(seen.filter(({ auctionHouseId }) => auctionHouseId === 'acc_1_house')).toHaveLength(20)
  })

  it.each([
    [{}, 20],
    [{ auctionHouseId: 'acc_1_house' }, 20],
    [{ everywhere: 'true', actorId: 'usr_own' }, 14],
    [{ everywhere: 'true', subjectType: 'bidder' }, 0],
    [{ everywhere: 'true', search: 'LOT_1' }, 11],
    [{ everywhere: 'true', search: 'vic tor' }, 40],
    [{ everywhere: 'true', search: '.' }, 0],
    [{ everywhere: 'true', from: '2026-01-01T00:00:08Z' }, 8],
    [{ everywhere: 'true', to: '2026-01-01T00:00:00Z' }, 4],
  ])('lets %j through', async (query, count) => {
    expect((await list({ limit: '200', ...query })).events).toHaveLength(count)
  })

  it('refuses a page token that it did not issue', async () => {
    expect(await list({ page: 'x' })).toMatchObject({ status: 400, error: { details: { fields: { page: expect.any(String) } } } })
  })

  it('leaves as CSV whole, formulas neutralised, and says so itself', async () => {
    const answer = await app.call('exportAuditEvents', { token, query: { action: 'auction.threshold', everywhere: 'true' } })
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    const lines = answer.text.trim().split('\r\n')
    expect(lines).toHaveLength(41)
    expect(answer.text).toContain(`"'=HYPERLINK(""x"")"`)
    const { events } = await app.call('listAuditEvents', { token, query: { action: 'audit.export' } })
    expect(events).toMatchObject([{ actorId: 'usr_own', after: { action: 'auction.threshold', everywhere: 'true' } }])
  })

  it('only ever grows: the store takes nothing but new events, and no call names one to change', async () => {
    const { items } = await storedIn(account).query<AuditEvent & { type: 'audit' }>({ type: 'audit' }, { limit: 1 })
    const [event] = items
    if (!event) throw new Error('There are events')
    for (const write of [
      { kind: 'put', document: event },
      { kind: 'replace', document: event, version: '1' },
      { kind: 'remove', id: event.id },
    ] as const)
      await expect(async () => account.write([write])).rejects.toThrow('new events alone')
    const about = Object.values(endpoints)
      .flat()
      .filter(({ path }) => /(^|\/)(audit|security-events)/.test(path))
    expect(about.map(({ method }) => method)).toEqual(about.map(() => 'GET'))
    expect(about.length).toBeGreaterThan(2)
  })
})
