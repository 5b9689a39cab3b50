import { sha256 } from '@auctionwiz/platform/azure/sha256'
import type { JobWork } from '@auctionwiz/platform/core/jobs/job'
import { workOnJob } from '@auctionwiz/platform/core/jobs/work-on-job'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import { sessionRecord } from '@auctionwiz/records/sessions'
import { testUser } from '@auctionwiz/records/testing/fixtures'
import { userRecord } from '@auctionwiz/records/users'
import { describe, expect, it, vi } from 'vitest'
import { testApp } from '../testing.ts'
import { exportHouse, exportPath } from './export-house.ts'
import { openArchive } from './read-archive.ts'
import { testArchive } from './testing.ts'

const owner = { accountRole: 'owner' } as const

const signedInAt = '2026-11-21T08:55:00.000Z'

const exported = async () => {
  const app = await testApp()
  const person = partitionOf(app.store, 'identities', ['u1'])
  const used = { createdAt: signedInAt, signedInAt, lastUsedAt: signedInAt, userAgent: 'Firefox', address: '192.0.2.1' }
  await person.write([userRecord.put(testUser()), sessionRecord.put({ id: 's1', accountId: 'a1', refreshHash: 'hash', ...used })])
  const sessions = recordsOf(sessionRecord, person)
  await app.call('createBidder', { body: { firstName: 'Ann', lastName: 'Pascoe', email: 'ann@example.com' } })
  const started = await app.call('startHouseExport', owner)
  return { ...app, started, sessions }
}

describe('the export of a house', () => {
  it('is made in the background, downloaded by the owner, and recorded', async () => {
    const { call, answerTo, workOff, audits, started, store } = await exported()
    expect(started).toMatchObject({ status: 202, export: { state: 'waiting', startedBy: 'Una Staff' } })
    expect(await call('downloadHouseExport', owner)).toMatchObject({ status: 410, error: { code: 'export_expired' } })
    const silent = { emailNotifications: false, defaultScoreType: 'national', marketingOptIn: false } as const
    await partitionOf(store, 'identities', ['usr_owner']).write([userRecord.put(testUser({ preferences: silent }))])
    await workOff()
    const { export: made } = await call('readHouseExport', owner)
    expect(made).toMatchObject({ state: 'done', expiresAt: '2026-11-28T09:00:00.000Z' })
    expect(made.bytes).toBeGreaterThan(1000)
    expect(made.done).toBe(made.total)

    const { headers, body } = await answerTo('downloadHouseExport', owner)
    expect(headers).toMatchObject({ 'content-disposition': expect.stringContaining('house-2026-11-21.zip') })
    const { manifest } = await openArchive(await new Response(body).blob(), sha256)
    expect(manifest.house).toMatchObject({ id: 'h1' })
    expect(manifest.files.find(({ path }) => path === 'records/bidders/bidder.jsonl')).toMatchObject({ count: 1 })
    expect((await audits()).map(({ action }) => action)).toEqual(expect.arrayContaining(['house.export', 'house.download']))
    const { items } = await storedIn(partitionOf(store, 'identities', ['u1'])).query({ type: 'notification' }, { limit: 10 })
    expect(items).toMatchObject([{ kind: 'house_exported', facts: { name: 'Test house' }, mail: 'due' }])
    const told = await storedIn(partitionOf(store, 'identities', ['usr_owner'])).query({ type: 'notification' }, { limit: 10 })
    const facts = { name: 'Test house', person: 'Una Staff', since: '2026-11-21T09:00:00.000Z' }
    expect(told.items).toMatchObject([{ kind: 'house_export_made', scope: '//security', facts, mail: 'due' }])
  })

  it('is for the owner alone', async () => {
    const { call, workOff } = await exported()
    await workOff()
    for (const name of ['startHouseExport', 'readHouseExport', 'downloadHouseExport'])
      expect(await call(name, { role: 'admin' }), name).toMatchObject({ status: 403, error: { code: 'owner_only' } })
    expect(await call('readHouseExport', { role: 'viewer' })).toMatchObject({ status: 403 })
  })

  it('is handed out to who signed in or confirmed who they are within 15 minutes', async () => {
    const { call, workOff, clock, sessions, audits } = await exported()
    await workOff()
    const download = () => call('downloadHouseExport', owner)
    expect(await call('downloadHouseExport', { ...owner, userId: 'u2' })).toMatchObject({ error: { code: 'confirmation_required' } })
    clock.now = new Date('2026-11-21T09:10:00.000Z')
    expect(await download()).toMatchObject({ status: 200 })
    clock.now = new Date('2026-11-21T09:10:00.001Z')
    expect(await download()).toMatchObject({ status: 403, error: { code: 'confirmation_required' } })
    await sessions.change('s1', (session) => ({ ...session, confirmedAt: clock.now.toISOString() }))
    expect(await download()).toMatchObject({ status: 200 })
    await sessions.change('s1', (session) => ({ ...session, revokedAt: clock.now.toISOString() }))
    expect(await download()).toMatchObject({ status: 403, error: { code: 'confirmation_required' } })
    expect((await audits()).filter(({ action }) => action === 'house.download')).toHaveLength(2)
  })

  it('goes on when it is asked for again, and starts again once it has ended', async () => {
    const { call, workOff, sent, houseExports } = await exported()
    expect(await call('startHouseExport', owner)).toMatchObject({ status: 202, export: { state: 'waiting' } })
    expect(sent.filter(({ kind }) => kind === 'house-export')).toHaveLength(1)
    await workOff()
    await call('startHouseExport', owner)
    await workOff()
    expect([...houseExports.files.keys()]).toHaveLength(2)
  })

  it('is made once, however long it takes, also where its worker is killed after the last byte', async () => {
    const { call, ports, sent, houseExports } = await exported()
    const [message] = sent.splice(0).filter(({ kind }) => kind === 'house-export')
    const write = vi.spyOn(houseExports, 'write')
    const work = exportHouse(testArchive({ stopId: async () => 'stop_1' }, {}, houseExports))
    const told: string[] = []
    const killed: JobWork = async function* (job, tools) {
      yield* work(job, tools)
      told.push(job.run)
      if (told.length === 1) throw new Error('killed')
    }
    const slow = workOnJob({ ...ports, works: { ...ports.works, 'house-export': killed }, limitMs: 0 })
    await expect(slow(message)).rejects.toThrow('killed')
    await slow(message)
    expect(sent).toEqual([])
    expect(write).toHaveBeenCalledTimes(1)
    const [bytes] = houseExports.files.values()
    expect((await call('readHouseExport', owner)).export).toMatchObject({
      state: 'done',
      bytes: Math.ceil((bytes?.byteLength ?? 0) / 1024) * 1024,
    })
  })

  it('is gone after a week, and when storage has removed it', async () => {
    const { call, workOff, clock, houseExports, sent } = await exported()
    const [{ run } = { run: '' }] = sent.filter(({ kind }) => kind === 'house-export')
    await workOff()
    const bytes = houseExports.files.get(exportPath('a1', 'h1', run))
    houseExports.files.clear()
    expect(await call('downloadHouseExport', owner)).toMatchObject({ status: 410 })
    houseExports.files.set(exportPath('a1', 'h1', run), bytes as Uint8Array)
    expect(await call('downloadHouseExport', owner)).toMatchObject({ status: 200 })
    clock.now = new Date('2026-11-28T09:00:01Z')
    expect(await call('downloadHouseExport', owner)).toMatchObject({ status: 410, error: { code: 'export_expired' } })
    expect(await call('readHouseExport', owner)).toEqual({ status: 200 })
  })
})
