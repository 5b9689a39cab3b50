import { describe, expect, it } from 'vitest'
import { expectAccessible, inBrowser, signIn, signOut } from '../support/browser.ts'
import { ownStack } from '../support/own-stack.ts'

const { web } = ownStack().urls
const visit = inBrowser()

describe('signing in', () => {
  it.each(['desktop', 'phone'] as const)('with a password leads through the choice of an account into the shell (%s)', async (viewport) => {
    const { page, problems, context } = await visit({ viewport })
    await page.goto(web)
    await page.getByRole('heading', { name: 'Sign in' }).or(page.getByLabel('Email')).first().waitFor()
    await expectAccessible(page)
    await signIn(page, web, 'imogen.clarke')
    await page.getByRole('dialog', { name: 'Select Your Account' }).waitFor()
    await expectAccessible(page)
    expect(await page.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true)
    await page.getByRole('radio', { name: /Whitcombe Rooms/ }).check({ force: true })
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Whitcombe Rooms').first().waitFor()
    await page.waitForURL('**/bidders')
    expect(problems).toEqual([])
    await context.close()
  })

  it('reports wrong credentials and missing ones', async () => {
    const { page, problems, expecting, context } = await visit()
    expecting(401)
    await page.goto(`${web}/login`)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByText('Please enter both email and password').first().waitFor()
    await page.getByLabel('Email').fill('nobody@harcourtvale.example')
    await page.getByLabel('Password', { exact: true }).fill('not-the-password')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByText('Invalid email or password').first().waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it('without an account leads to the support screen, and back', async () => {
    const { page, problems, context } = await visit()
    await signIn(page, web, 'noah.parr')
    await page.getByText('no-account-access').first().waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Logout' }).first().click()
    await page.getByLabel('Email').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it('keeps the sign-in over a reload and ends it for every tab', async () => {
    const opened = await visit()
    const { page, context, problems } = opened
    await signIn(page, web, 'blake.howie')
    await page.waitForURL('**/bidders')
    await page.reload()
    await page.getByRole('grid').waitFor()
    const other = await context.newPage()
    await other.goto(`${web}/bidders`)
    await other.getByRole('grid').waitFor()
    await signOut(opened)
    await other.getByLabel('Email').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('signing in with the organization', () => {
  const choose = async (person: string) => {
    const opened = await visit()
    await opened.page.goto(`${web}/login`)
    await opened.page.getByRole('button', { name: 'Sign in with your organization' }).click()
    await opened.page.getByRole('button', { name: new RegExp(person) }).click()
    return opened
  }

  it('signs in users of the provider', async () => {
    const { page, problems, context } = await choose('Blake Howie')
    await page.waitForURL('**/bidders')
    await page.getByRole('grid').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it('shows the support screen to a person without a user', async () => {
    const { page, problems, expecting, context } = await choose('Tahlia Nguyen')
    expecting(404)
    await page.getByText('account-not-cached').first().waitFor()
    await expectAccessible(page)
    expect(problems).toEqual([])
    await context.close()
  })
})
