import { samplePlatformKey } from '@auctionwiz/domain/samples/sample-platforms'
import { describe, expect, it } from 'vitest'
import { expectAccessible, inBrowser, signIn } from '../support/browser.ts'
import { ownStack } from '../support/own-stack.ts'

const { web } = ownStack().urls
const visit = inBrowser()

describe('Platform Import', () => {
  it('imports chosen bidders of a connected platform, which are followed to their end', async () => {
    const { page, problems, context } = await visit()
    await signIn(page, web, 'blake.howie')
    await page.getByRole('grid').waitFor()
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Import Bidders' })
    await dialog.getByLabel('Platform', { exact: true }).selectOption('LotStream')
    const list = dialog.getByRole('list', { name: 'Bidders on LotStream' })
    await list.getByRole('listitem').first().waitFor()
    await expectAccessible(page)

    const send = dialog.getByRole('button', { name: /^Import \d+ Bidders?$/ })
    expect(await send.getAttribute('aria-disabled')).toBe('true')
    await dialog.getByRole('button', { name: 'Select All', exact: true }).click()
    await dialog.getByRole('button', { name: 'Import 38 Bidders' }).waitFor()
    await dialog.getByRole('button', { name: 'Deselect All' }).click()
    const line = list.getByRole('listitem').first()
    const email = /\S+@example\.net/.exec(await line.innerText())?.[0].replace(/,$/, '') ?? ''
    await dialog.getByRole('searchbox').fill(email)
    await dialog.getByText(/^0 selected of 1$/).waitFor()
    await list.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Import 1 Bidder', exact: true }).click()

    await page.getByRole('status').getByRole('button', { name: 'Open', exact: true }).click()
    await page
      .getByRole('heading', { name: 'LotStream' })
      .or(page.getByText('LotStream', { exact: true }))
      .first()
      .waitFor()
    await page.goto(`${web}/bidders?q=${encodeURIComponent(email)}`)
    await expect
      .poll(
        async () => {
          await page.reload()
          const found = page.getByRole('grid').getByText(email)
          await found.first().or(page.getByText('No bidders match')).waitFor()
          return found.count()
        },
        { timeout: 30_000 },
      )
      .toBe(1)
    expect(problems).toEqual([])
    await context.close()
  })

  it('connects a platform by its key, reports a wrong one, and disconnects', async () => {
    const { page, problems, context, expecting } = await visit()
    // The wrong key.
    expecting(400)
    await signIn(page, web, 'blake.howie')
    await page.getByRole('grid').waitFor()
    await page.goto(`${web}/bidders/import`)
    const dialog = page.getByRole('dialog', { name: 'Import Bidders' })
    await dialog.getByRole('button', { name: 'Connect another platform' }).click()
    const form = dialog.getByRole('region', { name: 'Connect a platform' })
    await form.getByLabel('Platform').selectOption('PaddleUp')
    await form.getByLabel('Access key').fill('not the key')
    await form.getByRole('button', { name: 'Connect', exact: true }).click()
    await form.getByText(/^PaddleUp does not accept the key\./).waitFor()
    await expectAccessible(page)
    await form.getByLabel('Access key').fill(samplePlatformKey('paddle-up'))
    await form.getByRole('button', { name: 'Connect', exact: true }).click()
    await dialog.getByRole('list', { name: 'Bidders on PaddleUp' }).getByRole('listitem').first().waitFor()
    await dialog.getByText('0 selected of 27').waitFor()
    await dialog.getByRole('button', { name: 'Disconnect PaddleUp' }).click()
    await dialog.getByRole('button', { name: 'Disconnect', exact: true }).click()
    await expect.poll(() => dialog.getByRole('list', { name: 'Bidders on PaddleUp' }).count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })
})
