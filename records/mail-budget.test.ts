import { memoryStore } from '@auctionwiz/platform/core/store/memory-store'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { expect, it } from 'vitest'
import { accountRecord } from './accounts.ts'
import { paidAccounts } from './established-account.ts'
import { establishedAccountMails, mailBudget, mailsToOneAddress, newAccountMails } from './mail-budget.ts'
import { testAccount } from './testing/fixtures.ts'

const start = new Date('2026-11-22T09:00:10Z')
const provenOrganization = {
  tenantId: 'tenant-1',
  domain: 'small.example',
  domainProven: true,
  linkedAt: '2026-01-01T00:00:00Z',
  required: false,
  provision: false,
  mappings: [],
  defaultHouseIds: [],
}
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)

const setUp = async (perMinute?: number) => {
  const store = memoryStore(() => start)
  const accountOf = async (id: string, change: Parameters<typeof testAccount>[0] = {}) => {
    await partitionOf(store, 'accounts', [id]).write([accountRecord.put(testAccount(change))])
    return id
  }
  const budget = mailBudget({ store, isPaid: paidAccounts('big'), perMinute })
  return {
    budget,
    big: await accountOf('big'),
    small: await accountOf('small', { organization: provenOrganization }),
    // Independent of the tier that the account chose.
    fresh: await accountOf('new', { tier: 'tier-1' }),
  }
}

it('grants an account what it may send in a minute and says when there is more', async () => {
  const { budget, big } = await setUp()
  expect(await budget.take(big, establishedAccountMails.minute + 50, start)).toEqual({
    granted: establishedAccountMails.minute,
    seconds: 50,
  })
  expect(await budget.take(big, 1, later(20))).toEqual({ granted: 0, seconds: 30 })
  expect(await budget.take(big, 1, later(50))).toMatchObject({ granted: 1 })
})

it('grants a new account a hundred a day', async () => {
  const { budget, fresh } = await setUp()
  let granted = 0
  for (let minute = 0; minute < 30; minute += 1) granted += (await budget.take(fresh, 20, later(minute * 60))).granted
  expect(granted).toBe(newAccountMails.day)
  expect(await budget.take(fresh, 1, later(3600))).toEqual({ granted: 0, seconds: 13 * 3600 + 3590 })
  expect(await budget.take(fresh, 1, later(86_400))).toMatchObject({ granted: 1 })
})

it('leaves others their mails however many one account sends, and what is not for bidders to all others', async () => {
  const { budget, big, small } = await setUp(1000)
  let taken = 0
  for (let batch = 0; batch < 100; batch += 1) taken += (await budget.take(big, 20, start)).granted
  expect(taken).toBe(establishedAccountMails.minute)
  let others = 0
  for (let batch = 0; batch < 100; batch += 1) others += (await budget.take(small, 20, start)).granted
  expect(others).toBe(1000 - establishedAccountMails.minute)
})

it('lets an account write to one address five times a day, and counts a mail that is sent again once', async () => {
  const { budget, big, small } = await setUp()
  const mail = (id: string) => ({ id, to: ' Ann@example.com' })
  const answers: boolean[] = []
  for (let number = 0; number <= mailsToOneAddress; number += 1) answers.push(await budget.takeRecipient(big, mail(`m${number}`), start))
  expect(answers).toEqual([true, true, true, true, true, false])
  expect(await budget.takeRecipient(big, mail('m2'), start)).toBe(true)
  expect(await budget.takeRecipient(small, mail('m9'), start)).toBe(true)
  expect(await budget.takeRecipient(big, mail('m9'), later(86_400))).toBe(true)
})

it('counts emails requested at the same moment', async () => {
  const { budget, big } = await setUp()
  const grants = await Promise.all(Array.from({ length: 8 }, () => budget.take(big, 100, start)))
  expect(grants.reduce((sum, { granted }) => sum + granted, 0)).toBe(establishedAccountMails.minute)
})
