import { expect, it } from 'vitest'
import { expectAccessible, inBrowser, signIn } from '../support/browser.ts'
import { fresh } from '../support/fresh.ts'
import { mailed } from '../support/mail.ts'
import { ownStack } from '../support/own-stack.ts'
import { upcomingSale } from '../support/sales.ts'

const stack = ownStack()
const { web } = stack.urls
const visit = inBrowser()

it.each(['desktop', 'phone'] as const)(
  'keeps a draft of a campaign, sends a test of it, schedules it and lists it with its results: %s',
  async (viewport) => {
    const title = `Silver ${fresh()}`
    const subject = `Come to ${title}`
    const id = await upcomingSale(stack, title)
    const { page, problems, context } = await visit({ viewport, dark: viewport === 'phone' })
    await signIn(page, web, 'blake.howie')
    await page.getByRole('heading', { name: /^Bidder/ }).waitFor()
    await page.goto(`${web}/auctions/${id}/campaigns`)
    await page.getByRole('button', { name: 'New campaign' }).click()
    const form = page.getByRole('dialog', { name: 'New campaign' })
    await form.getByLabel('Subject').fill(subject)
    await form.getByRole('button', { name: 'Save draft' }).click()
    await page.getByText('The draft is saved').waitFor()
    await form.waitFor({ state: 'detached' })
    const drafts = page.getByRole('region', { name: 'Drafts' })
    await drafts.getByText(subject, { exact: true }).waitFor()
    await expectAccessible(page)

    await drafts.getByRole('button', { name: 'Continue' }).click()
    expect(await form.getByLabel('Subject').inputValue()).toBe(subject)
    await form.getByText('Will receive it').waitFor()
    await expectAccessible(page)
    await form.getByLabel('Text', { exact: true }).fill('The viewing is open from Saturday.')
    await form.getByRole('button', { name: 'Send a test to me' }).click()
    await page.getByText('The test went to blake.howie@harcourtvale.example').waitFor()
    const test = await mailed('blake.howie@harcourtvale.example', (mail) => (mail.subject === `Test: ${subject}` ? mail.text : undefined))
    expect(test).toContain('The viewing is open from Saturday.')
    await form.getByText('Send at a set time').click()
    const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
    await form.getByLabel('Time of the first email').fill(`${inTenDays}T10:00`)
    await form.getByRole('button', { name: /^Schedule for \d+ bidders?$/ }).click()
    await page.getByText('The campaign is scheduled').waitFor()
    await drafts.waitFor({ state: 'detached' })

    // The house sees all of its campaigns from the auctions.
    await page.goto(`${web}/auctions`)
    await page.getByRole('button', { name: 'Marketing Campaigns' }).click()
    const list = page.getByRole(viewport === 'phone' ? 'list' : 'grid', { name: 'Marketing Campaigns' })
    await list.getByText(subject, { exact: true }).waitFor()
    await expectAccessible(page)
    await list.getByText(subject, { exact: true }).click()
    await page.getByRole('heading', { name: subject }).waitFor()
    await page.getByRole('region', { name: 'Results' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Stop campaign' }).click()
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Stop campaign' }).click()
    await page.getByText('The campaign is stopped').waitFor()
    expect(problems).toEqual([])
    await context.close()
  },
)
