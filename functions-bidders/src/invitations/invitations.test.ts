import type { BidderDocument } from '@auctionwiz/domain/bidders/document'
import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { auction, auctionId, houseWith, rules, setRules } from './testing.ts'

describe('automatic invitations', () => {
  it('invite, deny or leave to review by the rules, keep why, and write to the invited alone', async () => {
    const app = await houseWith([{ score: 90 }, { score: 60 }, { score: 30 }, { score: 95, disputes: 1 }, { score: 85, status: 'Pending' }])
    await setRules(app)
    expect(await app.run('We hope to see you.')).toMatchObject({ status: 202, kind: 'auto-invite' })
    expect((await app.list('invited')).map(({ score, mail }) => [score, mail])).toEqual([[90, 'sent']])
    expect((await app.list('review')).map(({ score }) => score)).toEqual([85, 60])
    const denied = await app.list('denied')
    expect(denied.map(({ score }) => score)).toEqual([95, 30])
    expect(denied[0]?.decision).toMatchObject({
      status: 'Auto-Deny',
      rules: 1,
      reasons: expect.arrayContaining([{ rule: 'autoDeny', check: 'disputes', met: true, actual: 1, limit: 0 }]),
      input: { disputes: 1, score: 95 },
    })
    expect(app.mails).toHaveLength(1)
    expect(app.mails[0]).toMatchObject({ to: 'p0@example.com', subject: 'Invitation: Clocks & Barometers' })
    const events = await app.audits()
    expect(events.find(({ action }) => action === 'invitations.ran')).toMatchObject({
      subjectName: 'Clocks & Barometers',
      actorName: 'Una Staff',
      after: { invited: 1, review: 2, denied: 2 },
    })
    expect(app.mails[0]?.text).toMatch(/We hope to see you[\s\S]*5 Dec 2026, 10:00 GMT/)
  })

  it('invite no one twice, however often and in whatever order they run', async () => {
    const action = fc.constantFrom('run', 'bulk', 'resend')
    await fc.assert(
      fc.asyncProperty(
        fc.array(action, { minLength: 1, maxLength: 5 }),
        fc.array(fc.nat(100), { maxLength: 6 }),
        async (actions, scores) => {
          const app = await houseWith(scores.map((score) => ({ score })))
          await setRules(app)
          for (const one of actions) {
            if (one === 'run') await app.run()
            if (one === 'bulk' && app.ids.length > 0) await app.call('bulkInvite', { body: { auctionId, bidderIds: app.ids } })
            if (one === 'resend') await app.call('resendInvitations')
            await app.workOff()
          }
          const addresses = app.mails.map(({ to }) => to)
          expect(new Set(addresses).size).toBe(addresses.length)
          const all = (await Promise.all(['invited', 'review', 'denied'].map(app.list))).flat()
          expect(new Set(all.map(({ bidderId }) => bidderId)).size).toBe(all.length)
        },
      ),
      { numRuns: 15 },
    )
  })

  it('count by the threshold of the auction and the score it names', async () => {
    const app = await houseWith([{ score: 90 }, { score: 20 }], { nationalScore: 75, localScore: 0, useNationalScore: true })
    await app.run()
    const [only, ...others] = await app.list('invited')
    expect(others).toEqual([])
    expect(only).toMatchObject({ score: 80, decision: { scoreType: 'national', threshold: { nationalScore: 75 } } })
  })

  it('follow what staff set for a bidder by hand, and invite nobody who is suspended', async () => {
    const app = await houseWith([{ score: 10 }, { score: 10, status: 'Suspended' }])
    await setRules(app)
    for (const id of app.ids) {
      const stored = await storedIn(app.house).read<BidderDocument>(id)
      const autoInviteOverride = { status: 'Auto-Invite', by: 'Una Staff', byId: 'u1', at: '2026-11-20T09:00:00Z' } as const
      const document: BidderDocument = { ...(stored?.document as BidderDocument), autoInviteOverride }
      await app.house.write([{ kind: 'put', document }])
    }
    await app.run()
    const [only] = await app.list('invited')
    expect(only).toMatchObject({
      bidderId: app.ids[0],
      decision: { status: 'Auto-Deny', override: { status: 'Auto-Invite', by: 'Una Staff' } },
    })
    expect((await app.list('review')).map(({ bidderId }) => bidderId)).toEqual([app.ids[1]])
  })

  it('can be replayed by the rules of then', async () => {
    const app = await houseWith([{ score: 90 }, { score: 30 }])
    await setRules(app)
    await app.run()
    const { version } = await app.call('readScoringSettings')
    await app.call('saveScoringSettings', { body: { ...rules, autoDeny: { ...rules.autoDeny, scoreThreshold: 100 }, version } })
    for (const { id, decision } of [...(await app.list('invited')), ...(await app.list('denied'))])
      expect(await app.call('replayInvitation', { params: { id } })).toMatchObject({ same: true, reasons: decision?.reasons })
  })

  it('are shown beforehand without being stored', async () => {
    const app = await houseWith([{ score: 90 }, { score: 85 }, { score: 50 }])
    await setRules(app)
    const { bidders } = await app.call('listAutoInvite', { query: `auctionId=${auctionId}` })
    expect(bidders.map(({ score }: { score: number }) => score)).toEqual([90, 85])
    expect(await app.call('listAutoInvite', { headers: { 'x-auction-id': auctionId } })).toMatchObject({ bidders })
    expect(await app.list('invited')).toEqual([])
  })

  it('are decided for one auction at a time, and again for the same one', async () => {
    const app = await houseWith([{ score: 90 }])
    const second = { ...auction, id: 'auc_2', title: 'Prints' }
    await app.house.in('auctions').write([{ kind: 'put', document: second }])
    const start = (id: string) => app.call('runAutoInvite', { body: { auctionId: id } })
    expect(await start(auctionId)).toMatchObject({ status: 202 })
    expect(await start('auc_2')).toMatchObject({ status: 409, error: { code: 'bulk_running' } })
    expect(await start(auctionId)).toMatchObject({ status: 202 })
    await app.workOff()
    expect(await start('auc_2')).toMatchObject({ status: 202 })
  })

  it('are refused for an auction that is over or not there', async () => {
    const app = await houseWith([])
    const over = { ...auction, startDate: '2026-11-01T10:00:00.000Z', endDate: '2026-11-01T12:00:00.000Z' }
    await app.house.in('auctions').write([{ kind: 'put', document: over }])
    expect(await app.run()).toMatchObject({ status: 409, error: { code: 'auction_over' } })
    expect(await app.call('runAutoInvite', { body: { auctionId: 'auc_9' } })).toMatchObject({ status: 404 })
  })
})
