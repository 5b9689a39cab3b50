import { describe, expect, it } from 'vitest'
import { assessmentHouse, auctionId } from './testing.ts'

const agreed = { given: true, source: 'form' as const, at: '2026-11-01T09:00:00Z', by: 'Una', byId: 'u1' }
const phone = '+1 212 555 0148'

/** bid_a1 agreed to texts, bid_a2 was not asked, bid_a3 has no number with a country code, bid_a4 has no email address. */
const house = async () => {
  const app = await assessmentHouse([{}, {}, {}, { email: '' }])
  await app.change('bid_a1', { phone, consents: { text: agreed } })
  await app.change('bid_a2', { phone })
  await app.change('bid_a3', { phone: '555 0148', consents: { text: agreed } })
  await app.change('bid_a4', { phone: '+44 20 7946 0148', consents: { text: agreed } })
  await app.assess()
  const invite = (bidderIds: readonly string[], channel?: string) => app.call('bulkInvite', { body: { bidderIds, auctionId, channel } })
  return { ...app, invite }
}

describe('invitations by text', () => {
  it('go once to who agreed and has a number, and name the others with the reason', async () => {
    const { invite, workOff, mails, list } = await house()
    const answer = await invite(['bid_a1', 'bid_a2', 'bid_a3', 'bid_a4'], 'text')
    expect(answer).toMatchObject({ invited: 2, already: 0 })
    expect(
      answer.refused.map(({ bidderId, reason }: { bidderId: string; reason: string }) => [bidderId, /has .*$/.exec(reason)?.[0]]),
    ).toEqual([
      ['bid_a2', 'has not agreed to texts.'],
      ['bid_a3', 'has no phone number with its country code.'],
    ])
    await workOff()
    expect(mails.map(({ channel, to }) => [channel, to]).toSorted()).toEqual([
      ['sms', '+12125550148'],
      ['sms', '+442079460148'],
    ])
    expect(mails[0]).toMatchObject({ text: expect.stringMatching(/invites you to the auction “Fine Art”[\s\S]*Reply STOP/) })
    expect(mails[0]).not.toHaveProperty('subject')
    const rows = new Map((await list()).map((row) => [row.id, row]))
    expect(rows.get('bid_a1')?.invited).toMatchObject({ mail: 'sent', channel: 'text' })
    expect([rows.get('bid_a2')?.untextable, rows.get('bid_a3')?.untextable, rows.get('bid_a4')?.unreachable]).toEqual([
      'noTextConsent',
      'noPhone',
      'noEmail',
    ])
    expect(await invite(['bid_a1'], 'email')).toMatchObject({ invited: 0, already: 1 })
  })

  it('are not sent to who withdraws the consent before they go out', async () => {
    const { invite, change, workOff, mails, list } = await house()
    await invite(['bid_a1'], 'text')
    await change('bid_a1', { consents: { text: { ...agreed, given: false } } })
    await workOff()
    expect(mails).toEqual([])
    expect((await list()).find(({ id }) => id === 'bid_a1')?.invited?.mail).toBe('stopped')
  })

  it('of all recommended are counted and sent by the same rule', async () => {
    const { call, params, workOff, mails, summary } = await house()
    expect(await summary()).toMatchObject({ texts: true })
    const counted = await call('previewAutoInvite', { params, query: 'channel=text' })
    expect(counted).toMatchObject({ invite: 2, leftOut: { noPhone: 1, noTextConsent: 1 } })
    await call('autoInviteAll', { params, body: { channel: 'text' } })
    await workOff()
    expect(mails).toHaveLength(2)
  })
})
