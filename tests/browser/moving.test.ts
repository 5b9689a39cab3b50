import { createAuction } from '@auctionwiz/contracts/auctions'
import { createBidder } from '@auctionwiz/contracts/bidder-edits'
import { createLot } from '@auctionwiz/contracts/lots'
import { expect, it } from 'vitest'
import { expectAccessible, inBrowser } from '../support/browser.ts'
import { ownStack } from '../support/own-stack.ts'
import { signInAs } from '../support/people.ts'
import { createPerson } from '../support/person.ts'

const stack = ownStack()
const { web } = stack.urls
const visit = inBrowser()

it.each([
  { viewport: 'desktop', dark: false },
  { viewport: 'phone', dark: true },
] as const)(
  'leads a new house from its first file to its next sale ($viewport)',
  async (options) => {
    const { email, password, tenant } = await createPerson(stack)
    const { page, problems, context } = await visit(options)
    await signInAs(page, web, email, password)
    await page.waitForURL('**/bidders')
    await page.getByRole('link', { name: 'Move to AuctionWiz' }).click()
    const steps = page.getByRole('list', { name: 'Steps of the move' })
    await steps.getByText('No bidders yet.').waitFor()
    await steps.getByText('Create an auction first.').waitFor()
    await page.getByText('0 of 8 steps done').waitFor()
    await expectAccessible(page)

    const admin = await tenant.as('admin')
    await admin(createBidder, { body: { firstName: 'Ann', lastName: 'Fall', email: 'ann@fall.example' } })
    const { id } = await admin(createAuction, {
      body: { title: 'Clocks', startDate: '2099-03-01T10:00:00.000Z', endDate: '2099-03-02T10:00:00.000Z' },
    })
    await admin(createLot, { params: { id }, body: { title: 'A clock' } })
    await page.reload()
    await steps.getByText('1 bidder on file.').waitFor()
    await steps.getByText('Clocks: 1 lot.').waitFor()
    await page.getByText('6 of 8 steps done').waitFor()
    await page.getByText('The house is ready for its next sale.').waitFor()
    await steps.getByRole('link', { name: 'Open the lots' }).click()
    await page.getByText('A clock').first().waitFor()
    expect(problems).toEqual([])
    await context.close()
  },
  120_000,
)
