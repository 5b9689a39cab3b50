import { type Message, messagesBusy } from '@auctionwiz/platform/core/mail/messages'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { memoryStore } from '@auctionwiz/platform/core/store/memory-store'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { testInvitation } from '@auctionwiz/records/testing/fixtures'
import { userInvitationRecord } from '@auctionwiz/records/user-invitations'
import { describe, expect, it } from 'vitest'
import type { Email } from './letter.ts'
import type { MailJob } from './mail-job.ts'
import { queuedOutlet } from './mail-transports.ts'
import { failMail, sendMail } from './send-mail.ts'

const about = { kind: 'invitation', accountId: 'acc_1', id: 'inv_1', secretHash: 'hash' } as const
const invitation: Email = { kind: 'invitation', to: 'nora@new.example', language: 'en', values: { inviter: 'Ann', account: 'A' }, about }
const code: Email = { kind: 'code', to: 'nora@new.example', language: 'en', values: { name: 'Nora', code: '123456' } }

/** A worker with what it brought, what it put back and what it said; the provider is away for the first `failures` attempts. */
const worker = async (failures = 0, failure: Error = new Error('no answer')) => {
  let now = new Date('2026-11-21T09:00:00Z')
  const store = memoryStore(() => now)
  const account = partitionOf(store, 'accounts', ['acc_1'])
  await account.write([userInvitationRecord.creation(testInvitation('inv_1'))])
  const sent: Message[] = []
  const queued: { job: MailJob; after: number | undefined }[] = []
  const lines: string[] = []
  let attempts = 0
  const messenger = {
    send: async (message: Message) => {
      attempts += 1
      if (attempts <= failures) throw failure
      sent.push(message)
    },
  }
  const queue = { send: async (job: MailJob, after?: number) => void queued.push({ job, after }) }
  const log = { info: () => undefined, warn: (text: string) => void lines.push(text), error: (text: string) => void lines.push(text) }
  const ports = { store, messenger, queue, log, now: () => now }
  return {
    sent,
    queued,
    lines,
    post: queuedOutlet(queue, () => now),
    work: sendMail(ports),
    fail: failMail(ports),
    later: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000)
    },
    delivery: async () => (await readerOf(userInvitationRecord, account).read('inv_1')).document.delivery,
  }
}

/** Works through the queue until nothing comes back; the rests between, in seconds. */
const drain = async ({ queued, work }: Awaited<ReturnType<typeof worker>>): Promise<(number | undefined)[]> => {
  const rests: (number | undefined)[] = []
  for (let next = queued.shift(); next; next = queued.shift()) {
    rests.push(next.after)
    await work(JSON.parse(JSON.stringify(next.job)))
  }
  return rests
}

describe('a letter in the queue', () => {
  it('is sent, and its sender is informed', async () => {
    const one = await worker()
    expect(await one.post(invitation)).toBe('sending')
    expect(await one.delivery()).toBe('sending')
    await drain(one)
    expect(one.sent).toMatchObject([{ to: 'nora@new.example', subject: 'Ann invites you to “A”', askedAt: '2026-11-21T09:00:00.000Z' }])
    expect(await one.delivery()).toBe('sent')
  })

  it('is brought once however often it is delivered', async () => {
    const one = await worker()
    await one.post(invitation)
    const [first] = one.queued
    await drain(one)
    await one.work(first?.job)
    await one.fail(first?.job)
    expect(one.sent).toHaveLength(1)
    expect(await one.delivery()).toBe('sent')
  })

  it('rests longer after each failure', async () => {
    const one = await worker(4)
    await one.post(invitation)
    expect(await drain(one)).toEqual([undefined, 15, 60, 300, 900])
    expect(await one.delivery()).toBe('sent')
  })

  it('waits as long as the provider asks for, which never counts as a failure', async () => {
    const one = await worker(9, messagesBusy(45))
    await one.post(invitation)
    expect(await drain(one)).toEqual([undefined, ...Array(9).fill(45)])
    expect(one.sent).toHaveLength(1)
    expect(await one.delivery()).toBe('sent')
  })

  it('is given up after the fifth, and its sender is informed', async () => {
    const one = await worker(5)
    await one.post(invitation)
    await drain(one)
    expect(one.sent).toEqual([])
    expect(one.lines.at(-1)).toBe('a message was abandoned')
    expect(await one.delivery()).toBe('failed')
  })

  it('is no longer tried when it is a code that has run out', async () => {
    const one = await worker(1)
    await one.post(code)
    one.later(11)
    await drain(one)
    expect(one.lines).toEqual(['a message was abandoned'])
  })

  it('is noted as failed when the worker itself failed too often', async () => {
    const one = await worker()
    await one.post(invitation)
    await one.fail(one.queued[0]?.job)
    expect(await one.delivery()).toBe('failed')
  })

  it('leaves an invitation alone that was sent again meanwhile', async () => {
    const one = await worker(5)
    await one.post({ ...invitation, about: { ...about, secretHash: 'earlier' } })
    await drain(one)
    expect(await one.delivery()).toBe('sending')
  })

  it('is refused when it is none', async () => {
    const { work } = await worker()
    await expect(work({ letter: { kind: 'spam' } })).rejects.toThrow()
  })
})
