import { createBidder } from '@auctionwiz/contracts/bidder-edits'
import { listInvitations } from '@auctionwiz/contracts/bidder-invitations'
import { expect, it } from 'vitest'
import { expectAccessible, inBrowser, signIn } from '../support/browser.ts'
import { fresh } from '../support/fresh.ts'
import { ownStack } from '../support/own-stack.ts'
import { staffClient } from '../support/people.ts'
import { upcomingSale } from '../support/sales.ts'

const stack = ownStack()
const { web } = stack.urls
const visit = inBrowser()

it.each(['desktop', 'phone'] as const)(
  'assesses the bidders of a sale, explains a score and invites each bidder once: %s',
  async (viewport) => {
    const title = `Clocks ${fresh()}`
    const id = await upcomingSale(stack, title)
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
    await page.getByRole('status').getByText('1 bidder invited', { exact: true }).waitFor()
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

it('invites by text who agreed to texts in the profile, and nobody else', async () => {
  const title = `Barometers ${fresh()}`
  const id = await upcomingSale(stack, title)
  const call = await staffClient(stack, 'blake.howie')
  const lastName = `Vale ${fresh()}`
  const digits = String(Date.now()).slice(-7)
  const phone = `+1212${digits}`
  const bidder = await call(createBidder, { body: { firstName: 'Nora', lastName, email: `${fresh()}@example.com`, phone } })
  const { page, problems, context } = await visit({ viewport: 'desktop' })
  await signIn(page, web, 'blake.howie')
  await page.getByRole('heading', { name: /^Bidder/ }).waitFor()

  await page.goto(`${web}/bidders/${bidder.id}`)
  await page.getByText('Not asked. No texts are sent.').waitFor()
  await page.getByRole('button', { name: 'Change consent' }).click()
  const form = page.getByRole('dialog', { name: `Consent of Nora ${lastName}` })
  await form.getByLabel('Consent').selectOption('Text messages')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText(/^Agreed on .* by phone, recorded by Blake Howie$/).waitFor()

  await page.goto(`${web}/auctions/${id}?tab=upcoming&assess=assessment`)
  await page.getByText(/bidders? assessed$/).waitFor()
  const list = page.getByRole('grid', { name: 'Assessed bidders' })
  await page.getByPlaceholder('Search bidders...').fill(lastName)
  await list.getByRole('checkbox', { name: `Select Nora ${lastName}` }).check()
  await page.getByRole('tab', { name: /^Send Invites/ }).click()
  await page.getByRole('radio', { name: 'Text message' }).check()
  await page.getByText('1 selected, by text').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send Selected' }).click()
  await page.getByRole('status').getByText('1 bidder invited', { exact: true }).waitFor()
  const { invitations } = await call(listInvitations, { query: { auctionId: id, state: 'invited' } })
  expect(invitations).toMatchObject([{ bidderId: bidder.id, channel: 'text' }])
  expect(problems).toEqual([])
  await context.close()
})
