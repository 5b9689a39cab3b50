import { createAuction, moveAuction } from '@auctionwiz/contracts/auctions'
import { expect, it } from 'vitest'
import { expectAccessible, inBrowser, signIn } from '../support/browser.ts'
import { fresh } from '../support/fresh.ts'
import { ownStack } from '../support/own-stack.ts'
import { staffClient } from '../support/people.ts'

const stack = ownStack()
const { web } = stack.urls
const visit = inBrowser()

const upcomingSale = async (title: string): Promise<string> => {
  const call = await staffClient(stack, 'blake.howie')
  const day = (inDays: number) => new Date(Date.now() + inDays * 86_400_000).toISOString()
  const { id, version } = await call(createAuction, { body: { title, startDate: day(30), endDate: day(31) } })
  await call(moveAuction, { params: { id }, body: { action: 'publish', version } })
  return id
}

it.each(['desktop', 'phone'] as const)(
  'assesses the bidders of a sale, explains a score and invites each bidder once: %s',
  async (viewport) => {
    const title = `Clocks ${fresh()}`
    const id = await upcomingSale(title)
    const { page, problems, context } = await visit({ viewport, dark: viewport === 'phone' })
    await signIn(page, web, 'blake.howie')
    await page.getByRole('heading', { name: /^Bidder/ }).waitFor()
    await page.goto(`${web}/auctions/${id}?tab=upcoming`)
    await page.getByRole('button', { name: 'AI Bidder Assessment' }).click()
    await page.getByText(/bidders? assessed$/).waitFor()
    await expectAccessible(page)

    // Each score says what it consists of.
    const isPhone = viewport === 'phone'
    const list = page.getByRole(isPhone ? 'list' : 'grid', { name: 'Assessed bidders' })
    const rows = list.getByRole(isPhone ? 'listitem' : 'row')
    const first = isPhone ? rows.first().getByRole('button') : list.getByRole('button', { name: /^Match score \d+ of/ }).first()
    await first.click()
    await page.getByText('Base', { exact: true }).waitFor()
    await expectAccessible(page)
    await first.click()
    await page.getByText('Base', { exact: true }).waitFor({ state: 'detached' })

    await page.getByRole('combobox', { name: 'Recommendation' }).selectOption('Consider')
    await page.getByText(/^\d+ of \d+$/).waitFor()
    await page.getByRole('combobox', { name: 'Recommendation' }).selectOption('')

    if (isPhone) await page.getByRole('button', { name: 'Select bidders' }).click()
    const choice = list.getByRole('checkbox', { name: /^Select / }).nth(isPhone ? 0 : 1)
    const [, name = ''] = /^Select (.*)$/.exec((await choice.getAttribute('aria-label')) ?? '') ?? []
    if (isPhone) await choice.check()
    else {
      // The keys alone: from the first row down, its parts, and back.
      await list.getByRole('button', { name: 'Match score', exact: true }).focus()
      await page.keyboard.press('j')
      await page.keyboard.press('Enter')
      await page.getByText('Base', { exact: true }).waitFor()
      await page.keyboard.press('Enter')
      await page.getByText('Base', { exact: true }).waitFor({ state: 'detached' })
      await page.keyboard.press('Space')
    }
    await page.getByText('1 selected, by email').waitFor()
    await page.getByRole('button', { name: 'Send Selected' }).click()
    await page.getByText('1 bidder invited', { exact: true }).waitFor()
    await rows.filter({ hasText: name }).getByText('Invited').first().waitFor()

    // One who was invited is not invited again.
    await page.getByRole('button', { name: 'Auto-Invite All' }).click()
    const question = page.getByRole('alertdialog', { name: 'Invite all recommended bidders?' })
    await question.getByText('Invited before').waitFor()
    await expectAccessible(page)
    await question.getByRole('button', { name: /^Invite( \d+ bidders?)?$/ }).click()
    await page.getByText('The recommended bidders are being invited').waitFor()
    await question.waitFor({ state: 'detached' })
    await list
      .getByText(/Invited/)
      .nth(1)
      .waitFor()

    await page.getByRole('tab', { name: 'Marketing Campaigns' }).click()
    await page.getByRole('button', { name: 'New campaign' }).waitFor()
    await expectAccessible(page)
    expect(problems).toEqual([])
    await context.close()
  },
)
