import { defaultRules } from '@auctionwiz/domain/scores/rules'
import { type JobDocument, readJob } from '@auctionwiz/platform/core/jobs/job'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { describe, expect, it } from 'vitest'
import { testApp } from '../testing.ts'

const person = (index: number) => ({ firstName: 'Ann', lastName: `Lee ${index}`, email: `a${index}@example.com` })
const heavier = { ...defaultRules.weights, paymentHistory: 20, referrals: 15 }

/** Sets the custom score, which New bidders lack. */
const scored = (call: Awaited<ReturnType<typeof testApp>>['call'], { id, version }: { id: string; version: string }) =>
  call('setLocalScore', { params: { id }, body: { score: { kind: 'set', value: 55, reason: 'Known elsewhere' }, version } })

describe('the rules of a house', () => {
  it('are the defaults until someone saves others', async () => {
    const { call } = await testApp()
    expect(await call('readScoringSettings', { role: 'viewer' })).toEqual({ ...defaultRules, number: 0, version: '', status: 200 })
  })

  it('bring every bidder up to date when saved, keep their versions and are audited', async () => {
    const { call, workOff, audits } = await testApp()
    for (let index = 0; index < 4; index += 1) await scored(call, await call('createBidder', { body: person(index) }))
    const deny = { ...defaultRules.autoDeny, scoreThreshold: 60 }
    const saved = await call('saveScoringSettings', { body: { ...defaultRules, weights: heavier, autoDeny: deny, version: '' } })
    expect(saved).toMatchObject({ status: 200, number: 1, savedBy: 'Una Staff', weights: heavier })
    await workOff()
    expect((await call('listJobs')).jobs).toMatchObject([{ kind: 'rescore', status: 'completed', done: 4, result: { changed: 4 } }])
    const { bidders } = await call('listBidders')
    expect(bidders.map((one: { autoInviteStatus: string }) => one.autoInviteStatus)).toEqual(Array(4).fill('Auto-Deny'))
    const one = await call('readBidder', { params: { id: bidders[0].id } })
    expect(one.localScore.parts.find((part: { component: string }) => part.component === 'referrals').weight).toBe(15)

    const again = await call('saveScoringSettings', { body: { ...defaultRules, version: saved.version } })
    expect(again.number).toBe(2)
    const { versions } = await call('listScoringVersions')
    expect(versions.map((version: { number: number }) => version.number).sort()).toEqual([1, 2])
    expect((await audits()).filter((event) => event.action === 'scoring.save')).toHaveLength(2)
  })

  it('are saved beside a rescoring that moves on between look and write', async () => {
    const { call, store } = await testApp()
    const house = partitionOf(store, 'bidders', ['a1', 'h1'])
    const { version } = await call('saveScoringSettings', { body: { ...defaultRules, version: '' } })
    // The rescoring stores its progress before every write of a call.
    const { write } = store
    store.write = async (container, key, writes) => {
      const job = await readJob(house, 'rescore')
      if (job) await write(container, key, [{ kind: 'put', document: { ...job.document, worker: 'w1' } as JobDocument }])
      return write(container, key, writes)
    }
    const body = { ...defaultRules, weights: heavier, version }
    const both = await Promise.all([call('saveScoringSettings', { body }), call('saveScoringSettings', { body })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.error.code).toBe('stale_version')
    expect(await call('rescoreBidders')).toMatchObject({ status: 202 })
    expect(await call('previewScoringSettings', { body: defaultRules })).toMatchObject({ status: 202 })
  })

  it('score bidders who come later', async () => {
    const { call } = await testApp()
    await call('saveScoringSettings', { body: { ...defaultRules, weights: heavier, version: '' } })
    const { localScore } = await call('createBidder', { body: person(1) })
    expect(localScore.parts.map(({ weight }: { weight: number }) => weight)).toEqual(Object.values(heavier))
  })

  it('are refused when somebody else saved meanwhile, when they do not fit together, and to a viewer', async () => {
    const { call } = await testApp()
    await call('saveScoringSettings', { body: { ...defaultRules, version: '' } })
    expect((await call('saveScoringSettings', { body: { ...defaultRules, version: '' } })).error.code).toBe('stale_version')
    const { error } = await call('saveScoringSettings', { body: { ...defaultRules, weights: { ...heavier, referrals: 16 }, version: '' } })
    expect(error.details.fields.weights).toBe('Weights must total 100% (currently over by 1%)')
    expect((await call('saveScoringSettings', { role: 'viewer', body: { ...defaultRules, version: '' } })).error.code).toBe('forbidden')
  })
})

describe('an invitation status set by hand', () => {
  it('stays with new rules until it is given back to them', async () => {
    const { call, workOff } = await testApp()
    const { id, version } = await scored(call, await call('createBidder', { body: person(1) }))
    const body = { autoInviteStatus: 'Auto-Invite', autoInviteReason: 'Known to us', version }
    const set = await call('updateBidder', { params: { id }, body })
    expect(set).toMatchObject({ autoInviteStatus: 'Auto-Invite', autoInviteOverride: { by: 'Una Staff', reason: 'Known to us' } })
    await call('saveScoringSettings', {
      body: { ...defaultRules, autoDeny: { ...defaultRules.autoDeny, scoreThreshold: 60 }, version: '' },
    })
    await workOff()
    const kept = await call('readBidder', { params: { id } })
    expect(kept.autoInviteStatus).toBe('Auto-Invite')
    const back = await call('updateBidder', { params: { id }, body: { autoInviteStatus: 'By rules', version: kept.version } })
    expect(back.autoInviteStatus).toBe('Auto-Deny')
    expect(back.autoInviteOverride).toBeUndefined()
  })
})

it('rules of its own take the feature; those in force are read and count without it', async () => {
  const { call, off } = await testApp()
  await call('saveScoringSettings', { body: { ...defaultRules, weights: heavier, version: '' } })
  off.add('advanced-scoring')
  const refused = {
    status: 403,
    error: { code: 'feature_unavailable', message: 'Access denied: advanced-scoring feature not available in your plan' },
  }
  expect(await call('saveScoringSettings', { body: { ...defaultRules, version: '1' } })).toMatchObject(refused)
  expect(await call('previewScoringSettings', { body: defaultRules })).toMatchObject(refused)
  expect(await call('readScoringPreview', { query: 'run=run_1' })).toMatchObject(refused)
  expect(await call('listScoringVersions')).toMatchObject(refused)
  expect(await call('readScoringSettings')).toMatchObject({ status: 200, weights: heavier })
  expect((await call('createBidder', { body: person(1) })).localScore.parts).toHaveLength(8)
})
