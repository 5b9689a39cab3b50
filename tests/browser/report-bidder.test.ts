import { describe, expect, it } from 'vitest'
import { expectAccessible, inBrowser, signIn, type Visit, type VisitOptions } from '../support/browser.ts'
import { ownStack } from '../support/own-stack.ts'

const { web } = ownStack().urls
const visit = inBrowser()

/** A bidder of this file alone, added by hand, with the profile open. */
const withOwnBidder = async (lastName: string, options?: VisitOptions): Promise<Visit> => {
  const opened = await visit(options)
  const { page } = opened
  await signIn(page, web, 'blake.howie')
  await page.getByRole('grid').waitFor()
  await page.goto(`${web}/bidders/new`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First name', { exact: true }).fill('Reported')
  await dialog.getByLabel('Last name', { exact: true }).fill(lastName)
  await dialog.getByLabel('Email address', { exact: true }).fill(`reported.${lastName.toLowerCase()}@example.com`)
  await dialog.getByRole('button', { name: 'Add Bidder', exact: true }).click()
  await page.getByRole('status').getByRole('button', { name: 'View Profile' }).click()
  await page.getByRole('heading', { level: 2, name: `Reported ${lastName}` }).waitFor()
  return opened
}

describe('Report Bidder', () => {
  it('files a case with what is known filled in, shows it in the profile and opens it again by its address', async () => {
    const { page, problems, context } = await withOwnBidder('Quillfeather')
    const cases = page.getByRole('region', { name: 'Legal cases' })
    await cases.getByText('No legal case has been filed about this bidder.').waitFor()
    await page.getByRole('button', { name: 'Report Bidder' }).click()
    const dialog = page.getByRole('dialog', { name: 'File New Legal Case' })
    await expect.poll(() => dialog.getByLabel('Defendant’s name').inputValue()).toBe('Reported Quillfeather')
    expect(await dialog.getByLabel('Defendant’s email').inputValue()).toBe('reported.quillfeather@example.com')
    expect(await dialog.getByLabel('Plaintiff’s name').inputValue()).toContain('Harcourt & Vale')
    expect(await dialog.getByLabel('Description').inputValue()).toContain('Reported Quillfeather, bidder B-')
    await expectAccessible(page)

    await dialog.getByLabel('Jurisdiction', { exact: true }).fill('')
    await dialog.getByLabel('Claim amount').fill('a lot')
    await dialog.getByRole('button', { name: 'File Case' }).click()
    await dialog.getByRole('alert').getByText('Please fill in all required fields').waitFor()
    await dialog
      .getByRole('alert')
      .getByRole('link', { name: /^Jurisdiction/ })
      .click()
    await page.keyboard.type('New York, USA')
    await dialog.getByLabel('Claim amount').fill('$1,250.50')
    await dialog.getByLabel('Case type', { exact: true }).selectOption('Payment Default')
    await dialog.getByLabel('Priority', { exact: true }).selectOption('Critical')
    await dialog.getByRole('button', { name: 'File Case' }).click()

    const told = page.getByRole('status').getByText(/^Legal case filed successfully: it has the case number LC-\d+\.$/)
    await told.waitFor()
    const number = /LC-\d+/.exec(await told.innerText())?.[0] ?? ''
    const line = cases.getByRole('listitem').filter({ hasText: number })
    await expect.poll(() => line.innerText()).toMatch(/SUBMITTED\s+Payment Default\s+Priority Critical\s+\$1,250\.50/)
    await line.getByRole('button').click()
    const detail = page.getByRole('dialog', { name: number })
    await detail.getByText('New York, USA', { exact: true }).waitFor()
    await expectAccessible(page)
    expect(page.url()).toMatch(/[?&]case=case_/)
    await page.reload()
    await detail.getByRole('tab', { name: 'Timeline' }).click()
    await detail.getByText('Case filed').waitFor()
    expect(page.url()).toMatch(/[?&]view=timeline/)
    await detail.getByRole('button', { name: 'Close' }).last().click()
    await expect.poll(() => page.url()).not.toContain('case=')
    expect(problems).toEqual([])
    await context.close()
  })

  it('is disabled for a viewer, who sees why and still sees the cases', async () => {
    const { page, problems, context } = await visit()
    await signIn(page, web, 'joshua.rudd')
    await page
      .getByRole('grid')
      .getByRole('row')
      .filter({ hasText: /B-1\d{4}/ })
      .first()
      .click()
    const report = page.getByRole('button', { name: 'Report Bidder' })
    await report.waitFor()
    expect(await report.getAttribute('aria-disabled')).toBe('true')
    expect(await report.getAttribute('data-tip')).toContain('legal:create')
    await page.getByRole('region', { name: 'Legal cases' }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
})
