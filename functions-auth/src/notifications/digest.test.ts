import { usualChannels } from '@auctionwiz/contracts/notification-settings'
import { silentLog } from '@auctionwiz/platform/core/testing/test-runtime'
import { secondsToDigest } from '@auctionwiz/records/notification-mails'
import { type Notice, notify } from '@auctionwiz/records/notify'
import { describe, expect, it } from 'vitest'
import type { MailJob } from '../messages/mail-job.ts'
import { testApp } from '../testing.ts'
import { sendNotificationMails } from './send-notification-mails.ts'

const day = 86_400

/** An administrator who wants a summary of escalations, and the timer that mails it. */
const house = async () => {
  const app = testApp()
  await app.addUser('usr_ada', 'ada@house.example')
  await app.addAccount('acc_one', 'One', { usr_ada: 'admin' })
  const { token } = await app.enter('ada@house.example', 'acc_one')
  const choose = async (escalation: (typeof usualChannels)['escalation']) => {
    const { version } = await app.call('readNotificationSettings', { token })
    return app.call('updateNotificationSettings', { token, body: { channels: { ...usualChannels, escalation }, version } })
  }
  const tell = (cause: string, own: Pick<Notice, 'hasOwnMail'> = {}) => {
    const place = { accountId: 'acc_one', auctionHouseId: 'acc_one_house' }
    const notice: Notice = {
      cause: [cause],
      kind: 'notify_director',
      ...place,
      subjectId: 'case_1',
      facts: { caseNumber: `LC-${cause}` },
      ...own,
    }
    return notify(app.store, 'usr_ada', notice, app.now())
  }
  const mails: MailJob[] = []
  const ports = {
    store: app.store,
    mails: { send: async (job: MailJob) => void mails.push(job) },
    webOrigin: 'https://web.example',
    log: silentLog,
    now: app.now,
  }
  const texts = () => mails.map(({ letter }) => letter.values?.message ?? '')
  const listed = async () => (await app.call('listNotifications', { token })).total
  return { ...app, token, choose, tell, ports, mails, texts, listed, run: sendNotificationMails(ports, 'digest') }
}

describe('the settings of notifications', () => {
  it('have usual values, are kept, and refuse what another window changed', async () => {
    const { call, token, choose } = await house()
    expect(await call('readNotificationSettings', { token })).toMatchObject({ channels: usualChannels, version: '0' })
    expect(await choose({ inApp: false, mail: 'never' })).toMatchObject({ version: '1', channels: { escalation: { mail: 'never' } } })
    const stale = await call('updateNotificationSettings', { token, body: { channels: usualChannels, version: '0' } })
    expect(stale).toMatchObject({ status: 409, error: { code: 'stale_version' } })
  })

  it('decide where a notification goes', async () => {
    const { choose, tell, listed } = await house()
    expect([await tell('1'), await listed()]).toEqual(['at_once', 1])
    await choose({ inApp: false, mail: 'at_once' })
    expect([await tell('2'), await listed()]).toEqual(['at_once', 1])
    await choose({ inApp: true, mail: 'never' })
    expect([await tell('3'), await listed()]).toEqual(['never', 2])
  })
})

describe('a mail at once', () => {
  it('names what came, apart from the summary, and is left to those who write their own', async () => {
    const { choose, tell, ports, run, texts } = await house()
    const runAtOnce = sendNotificationMails(ports, 'due')
    await choose({ inApp: true, mail: 'digest' })
    await tell('1')
    await choose({ inApp: true, mail: 'at_once' })
    await tell('2')
    await tell('3', { hasOwnMail: true })
    await runAtOnce()
    await runAtOnce()
    await run()
    expect(texts()).toEqual([expect.stringMatching(/^• LC-2, [^\n]*$/)])
  })
})

describe('the daily summary', () => {
  it('is due at seven of the user’s day', () => {
    const hours = (at: string, zone: string) => secondsToDigest(new Date(at), zone) / 3600
    expect(hours('2026-11-23T05:00:00Z', 'UTC')).toBe(2)
    expect(hours('2026-11-23T07:00:00Z', 'UTC')).toBe(24)
    expect(hours('2026-11-23T05:00:00Z', 'America/New_York')).toBe(7)
    expect(hours('2026-11-23T05:00:00Z', 'Asia/Tokyo')).toBe(17)
  })

  it('names what came since the last one, also what is not in the app, each once', async () => {
    const { choose, tell, run, texts, mails, pass, listed } = await house()
    await choose({ inApp: true, mail: 'digest' })
    expect(await tell('1')).toBe('digest')
    await choose({ inApp: false, mail: 'digest' })
    await tell('2')
    await tell('2')
    await run()
    expect(mails).toEqual([])
    pass(day)
    await run()
    await run()
    expect(texts()).toEqual([expect.stringMatching(/^• LC-2, High-priority case was filed: .*\n• LC-1, /)])
    expect(mails[0]?.letter).toMatchObject({ kind: 'notifications', to: 'ada@house.example', link: 'https://web.example/' })
    expect(await listed()).toBe(1)
    await tell('3')
    pass(day)
    await run()
    expect(texts()[1]).toMatch(/^• LC-3, [^\n]*$/)
  })

  it('is one mail by its id wherever a round is killed', async () => {
    for (let calls = 0; calls < 4; calls += 1) {
      const { choose, tell, ports, store, run, mails, pass } = await house()
      await choose({ inApp: true, mail: 'digest' })
      await tell('1')
      await tell('2')
      pass(day)
      let left = calls
      const killed = {
        ...store,
        write: async (...one: Parameters<typeof store.write>) => {
          left -= 1
          if (left < 0) throw new Error('killed')
          return store.write(...one)
        },
      }
      await sendNotificationMails({ ...ports, store: killed }, 'digest')().catch(() => undefined)
      pass(3600)
      await run()
      expect([calls, new Set(mails.map(({ letter }) => letter.id)).size]).toEqual([calls, 1])
    }
  })

  it('says nothing to someone who no longer belongs to the house', async () => {
    const { choose, tell, run, mails, pass, addAccount } = await house()
    await choose({ inApp: true, mail: 'digest' })
    await tell('1')
    await addAccount('acc_one', 'One', { usr_ada: 'viewer' })
    pass(day)
    await run()
    expect(mails).toEqual([])
  })
})
