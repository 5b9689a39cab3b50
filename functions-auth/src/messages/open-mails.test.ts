import { sweep } from '@auctionwiz/platform/core/queues/sweep'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { memoryStore } from '@auctionwiz/platform/core/store/memory-store'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { silentLog } from '@auctionwiz/platform/core/testing/test-runtime'
import { testInvitation } from '@auctionwiz/records/testing/fixtures'
import { userInvitationRecord } from '@auctionwiz/records/user-invitations'
import { describe, expect, it } from 'vitest'
import type { MailJob, MailSubject } from './mail-job.ts'
import { noteDelivery } from './mail-records.ts'
import { mailMovedAt, mailPatience, notingMails, openMails } from './open-mails.ts'

const about = { kind: 'invitation', accountId: 'acc_1', id: 'inv_1', secretHash: 'hash' } as const

const setUp = async () => {
  let now = new Date('2026-11-21T09:00:00Z')
  const store = memoryStore(() => now)
  const account = partitionOf(store, 'accounts', ['acc_1'])
  await account.write([userInvitationRecord.creation(testInvitation('inv_1'))])
  const open = openMails(store, () => now)
  const queued: MailJob[] = []
  const queue = notingMails({ send: async (job) => void queued.push(job) }, open)
  const log = silentLog
  const takeUp = (subject: MailSubject) => noteDelivery(store, subject, 'failed')
  const look = sweep({ open, movedAt: mailMovedAt(store), takeUp, patience: mailPatience, now: () => now, log })
  const send = (subject?: MailSubject) => {
    const letter = { id: 'let_1', kind: 'invitation', to: 'nora@new.example', language: 'en', link: 'https://x#secret', about: subject }
    return queue.send({ letter, at: now.toISOString(), failures: 0 } as MailJob)
  }
  const later = async (hours: number) => {
    now = new Date(now.getTime() + hours * 3_600_000)
    await look()
    return (await readerOf(userInvitationRecord, account).read('inv_1')).document.delivery
  }
  return { store, open, send, later, queued }
}

describe('an invitation whose letter is lost', () => {
  it('is no longer said to be on its way after six hours', async () => {
    const { send, later } = await setUp()
    await send(about)
    expect(await later(5)).toBe('sending')
    expect(await later(1)).toBe('failed')
  })

  it('stays what it is when the letter arrived, or was requested again', async () => {
    const { send, later, store } = await setUp()
    await send(about)
    expect(await later(5)).toBe('sending')
    await send(about)
    expect(await later(5)).toBe('sending')
    await noteDelivery(store, about, 'sent')
    expect(await later(5)).toBe('sent')
  })

  it('is noted without the letter, and other letters are not', async () => {
    const { send, store, queued } = await setUp()
    await send()
    await send(about)
    expect(queued).toHaveLength(2)
    const noted = await store.query('work', ['open-work'], { type: 'open-work' }, { limit: 10 })
    expect(noted.items).toMatchObject([{ message: about }])
    expect(JSON.stringify(noted.items)).not.toMatch(/secret"|nora/)
  })
})
