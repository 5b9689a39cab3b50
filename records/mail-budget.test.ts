import { memoryStore } from '@auctionwiz/platform/core/store/memory-store'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { expect, it } from 'vitest'
import { accountRecord } from './accounts.ts'
import { paidAccounts } from './established-account.ts'
import { establishedAccountMails, type MailBudget, mailBudget, mailsToOneAddress, newAccountMails } from './mail-budget.ts'
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
    store,
    accountOf,
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

const flood = async (budget: MailBudget, accountId: string, at: Date): Promise<number> => {
  let taken = 0
  for (let batch = 0; batch < 40; batch += 1) {
    const { granted, seconds } = await budget.take(accountId, 20, at)
    expect(seconds).toBeLessThanOrEqual(60)
    taken += granted
  }
  return taken
}

it('lets one account that floods take half, and gives every other its turn in the same minute', async () => {
  const { budget, accountOf } = await setUp(500)
  const accounts = ['big', 'one', 'two', 'three', 'four', 'five']
  for (const id of accounts.slice(1)) await accountOf(id, { organization: provenOrganization })
  const first: number[] = []
  for (const id of accounts) first.push(await flood(budget, id, start))
  expect(first[0]).toBe(225)
  expect(Math.min(...first)).toBeGreaterThan(0)
  const second: number[] = []
  for (const id of accounts) second.push(await flood(budget, id, later(60)))
  expect(second).toEqual([64, 64, 64, 64, 64, 64])
})

it('gives an account that comes last in a minute its turn, however many new accounts flood', async () => {
  const { budget, big, small, accountOf } = await setUp(500)
  let ofNew = 0
  for (let index = 0; index < 30; index += 1) ofNew += await flood(budget, await accountOf(`new-${index}`), start)
  expect(ofNew).toBeGreaterThan(40)
  expect(ofNew).toBeLessThanOrEqual(50)
  expect(await flood(budget, big, start)).toBe(225)
  expect(await flood(budget, small, start)).toBe(112)
})

it('takes turns where there are fewer mails than accounts, and counts nothing for the day that was not granted', async () => {
  const { budget, store, fresh, accountOf } = await setUp(10)
  const other = await accountOf('other')
  const granted = { [fresh]: 0, [other]: 0 }
  for (let minute = 0; minute < 8; minute += 1)
    for (const id of [fresh, other]) granted[id] = (granted[id] ?? 0) + (await flood(budget, id, later(minute * 60)))
  expect(granted).toEqual({ [fresh]: 4, [other]: 4 })
  const roomy = mailBudget({ store, isPaid: () => false })
  let left = 0
  for (let minute = 10; minute < 20; minute += 1) left += (await roomy.take(other, 30, later(minute * 60))).granted
  expect(left).toBe(newAccountMails.day - 4)
})

it('asks the store six times for a grant, and no more for a refusal', async () => {
  const { budget, store, big, small } = await setUp(500)
  let operations = 0
  const { read, write } = store
  store.read = (...args) => {
    operations += 1
    return read(...args)
  }
  store.write = (...args) => {
    operations += 1
    return write(...args)
  }
  for (const id of [big, small, big, small, big]) {
    operations = 0
    await budget.take(id, 300, start)
    expect(operations).toBeLessThanOrEqual(6)
  }
})

it('counts a call that began in the last minute in this one', async () => {
  const { budget, big } = await setUp(500)
  expect(await flood(budget, big, later(60))).toBe(225)
  expect(await budget.take(big, 20, start)).toMatchObject({ granted: 0 })
  expect(await budget.take(big, 20, later(60))).toMatchObject({ granted: 0 })
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

it('lets all new accounts together write to one address five times a day', async () => {
  const { budget, big, fresh, accountOf } = await setUp()
  const other = await accountOf('other')
  const mail = (id: string) => ({ id, to: 'Ann@example.com' })
  const answers: boolean[] = []
  for (let number = 0; number < 3; number += 1)
    for (const id of [fresh, other]) answers.push(await budget.takeRecipient(id, mail(`${id}-${number}`), start))
  expect(answers).toEqual([true, true, true, true, true, false])
  expect(await budget.takeRecipient(other, mail(`${other}-1`), start)).toBe(true)
  expect(await budget.takeRecipient(other, { id: 'm1', to: 'bob@example.com' }, start)).toBe(true)
  expect(await budget.takeRecipient(big, mail('m2'), start)).toBe(true)
  expect(await budget.takeRecipient(other, mail('m3'), later(86_400))).toBe(true)
})

it('counts emails requested at the same moment', async () => {
  const { budget, big } = await setUp()
  const grants = await Promise.all(Array.from({ length: 8 }, () => budget.take(big, 100, start)))
  expect(grants.reduce((sum, { granted }) => sum + granted, 0)).toBe(establishedAccountMails.minute)
})
