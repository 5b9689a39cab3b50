import { readFile } from 'node:fs/promises'
import { createBidder } from '@auctionwiz/contracts/bidder-edits'
import { createUpload, readUploadStatus } from '@auctionwiz/contracts/uploads'
import { describe, expect, it } from 'vitest'
import { expectAccessible, inBrowser } from '../support/browser.ts'
import { uploadForm } from '../support/files.ts'
import { fresh } from '../support/fresh.ts'
import { ownStack } from '../support/own-stack.ts'
import { openAsStaff, staffClient } from '../support/people.ts'

const stack = ownStack()
const { web, outbox } = stack.urls
const visit = inBrowser()

/** A bidder of the house whom no other journey changes. */
const newBidder = async () => {
  const lastName = `Profiled${fresh()}`
  const blake = await staffClient(stack, 'blake.howie')
  const email = `ines.${lastName}@example.com`.toLowerCase()
  const { id } = await blake(createBidder, { body: { firstName: 'Ines', lastName, email } })
  return { id, name: `Ines ${lastName}`, email }
}

/** Signed in, with the notes of a bidder. */
const openNotes = async (person: string, { id }: { id: string }) => {
  const opened = await visit()
  const { page } = opened
  await openAsStaff(page, stack, `${web}/bidders/${id}`, person)
  await page.getByRole('tab', { name: /^Notes/ }).click()
  return opened
}

describe('notes in the profile', () => {
  it('are added by keyboard, kept private, removed and restored', async () => {
    const bidder = await newBidder()
    const { page, problems, context } = await openNotes('blake.howie', bidder)
    const notes = page.getByRole('tabpanel').getByRole('listitem')
    await page.getByLabel('New note').fill('Collects longcase clocks.\nRing before noon.')
    await page.getByLabel('Category').selectOption('Preference')
    await page.getByLabel('New note').press('Control+Enter')
    await expect.poll(() => notes.first().innerText()).toContain('Ring before noon.')
    await expect.poll(() => notes.first().innerText()).toMatch(/Preference\s+Blake Howie/)
    await expect.poll(() => page.getByLabel('New note').inputValue()).toBe('')

    await page.getByLabel('New note').fill('Waiting for the bank reference')
    await page.getByLabel(/^Private/).check()
    await page.getByRole('button', { name: 'Add Note' }).click()
    await expect.poll(() => notes.first().innerText()).toMatch(/bank reference[\s\S]*Private/)
    await expectAccessible(page)

    const colleague = await openNotes('joshua.rudd', bidder)
    await colleague.page.getByText('Ring before noon.').waitFor()
    expect(await colleague.page.getByText('bank reference').count()).toBe(0)
    expect(await colleague.page.getByRole('button', { name: 'Remove the note by Blake Howie' }).count()).toBe(0)

    await page.getByRole('button', { name: 'Remove the note by Blake Howie' }).first().click()
    await expect.poll(() => page.getByText('bank reference').count()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('bank reference').waitFor()
    expect([...problems, ...colleague.problems]).toEqual([])
    await context.close()
    await colleague.context.close()
  })

  it('cannot be written by a viewer, who sees why', async () => {
    const { page, problems, context } = await openNotes('joshua.rudd', await newBidder())
    await page
      .getByRole('tabpanel')
      .getByText(/bidders:edit/)
      .filter({ visible: true })
      .first()
      .waitFor()
    expect(await page.getByLabel('New note').count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('what staff do from the profile', () => {
  const openProfile = async (person: string) => {
    const bidder = await newBidder()
    const opened = await openNotes(person, bidder)
    await opened.page.getByRole('tab', { name: 'Overview' }).click()
    return { ...opened, ...bidder }
  }

  it('writes a mail that arrives in the name of the house', async () => {
    const { page, problems, context } = await openProfile('blake.howie')
    await page.getByRole('button', { name: 'Send Email' }).click()
    const dialog = page.getByRole('dialog')
    const words = `We have place ${fresh()} in the March sale.`
    await dialog.getByLabel('Subject').fill('Your consignment')
    await dialog.getByLabel('Message').fill(words)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Send Email' }).click()
    await page.getByText(/^Email to .* sent$/).waitFor()
    await expect.poll(async () => (await fetch(`${outbox}/messages`)).text()).toContain(words)
    expect(problems).toEqual([])
    await context.close()
  })

  it('sets the invitation status by hand with a reason, and undo gives it back to the rules', async () => {
    const { page, problems, context, name } = await openProfile('blake.howie')
    await page.getByRole('button', { name: 'Edit Settings' }).click()
    const dialog = page.getByRole('dialog', { name: `Edit ${name}` })
    await dialog.getByLabel('Auto-Invite Status').selectOption('Auto-Deny')
    await dialog.getByLabel(/^Reason for this status/).fill('Owes for two sales')
    await dialog.getByLabel(/^Date of birth/).fill('1961-04-02')
    await dialog.getByRole('combobox', { name: /^Tags/ }).fill('quiet room,parking')
    await dialog.getByRole('combobox', { name: /^Tags/ }).press('Tab')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    const profile = page.getByRole('tabpanel')
    await profile.getByText(/^Set by Blake Howie on .*: Owes for two sales$/).waitFor()
    await profile.getByText('2 Apr 1961', { exact: true }).waitFor()
    await profile.getByText('quiet room, parking', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => profile.getByText(/^Set by Blake Howie/).count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })

  /** An upload that is kept since one of its files has no header, with a row that names the bidder in the other. */
  const refuseUpload = async (email: string) => {
    const blake = await staffClient(stack, 'blake.howie')
    const body = uploadForm(`First Name,Last Name,Email\nBob,Ray,bob${fresh()}@example.com\nInes,Day,${email}\n`)
    body.set('file_1', new File(['Note\nRing before noon\n'], 'notes.csv'))
    const { uploadId } = await blake(createUpload, { body })
    await expect.poll(async () => (await blake(readUploadStatus, { params: { id: uploadId } })).status).toBe('error')
  }

  it('takes out what is held on a person and erases it with a reason, also from files that are not imported', async () => {
    const { page, problems, context, name, email } = await openProfile('blake.howie')
    await refuseUpload(email)
    const more = page.getByRole('button', { name: `More actions for ${name}` })
    await more.click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Export personal data' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^B-\d+-personal-data\.json$/)
    const { records } = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(records).toContainEqual(expect.objectContaining({ type: 'waiting-row', file: 'bidders.csv', line: 3 }))

    await more.click()
    await page.getByRole('menuitem', { name: 'Erase personal data' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('row', { name: /log entr/ }).waitFor()
    await dialog.getByRole('row', { name: '1 row will be removed from a file not imported yet', exact: true }).waitFor()
    await dialog.getByLabel('Reason').fill('Asked by letter')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Erase Data' }).click()
    await page.getByText(/^All data about B-\d+ was erased$/).waitFor()
    await expect.poll(() => page.getByRole('grid').getByText(name, { exact: true }).count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })
})
