import { autoInviteStatuses, bidderStatuses } from '@auctionwiz/contracts/bidders'
import { caseStatuses } from '@auctionwiz/contracts/legal-case-parts'
import { permissions } from '@auctionwiz/contracts/permissions'
import { tiers } from '@auctionwiz/contracts/scores'
import { demonstrationPassword } from '@auctionwiz/local/seed/sign-in'
import { pseudo } from '@auctionwiz/web/src/messages/pseudo'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inBrowser, viewports } from '../support/browser.ts'
import { ownStack } from '../support/own-stack.ts'
import { screens } from '../support/screens.ts'

const { web } = ownStack().urls
const visit = inBrowser()

const entryScreens = ['login', 'signup', 'forgot-password']
/** Dialogs by the screen and the buttons, in English, that open them one after the other. Where the screen alone opens it there are none. */
const dialogs: readonly (readonly [screen: string, ...buttons: string[]])[] = [
  ['bidders/score-settings'],
  ['bidders/score-settings/automation'],
  ['bidders/score-settings/auctionwiz'],
  ['bidders/{id}', 'Send Email'],
  ['bidders/{id}', 'Edit Settings'],
  ['bidders/duplicates', 'Resolve'],
  ['security', 'Change password'],
  ['security', 'Change email'],
  ['security', 'Set up MFA'],
  ['security/users', 'Invite User'],
  ['security/users', 'Compare roles'],
  ['settings', 'Create Group'],
  ['settings', 'Create Auction House'],
  ['settings/apis', 'Create API Key'],
  ['settings/apis', 'Change Settings'],
  ['profile', 'Edit Profile'],
]

/** Names that are the same in every language, and what `Intl` writes. */
const sameEverywhere =
  /^(auctionwiz|est|edt|english|español|français|deutsch|utc|gmt|jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri|sat|sun|csv|xlsx|json|usd|eur|gbp|cad|jpy)$/

/** Words that the services answered: data, which no catalogue has. */
const wordsOf = (value: unknown, found: Set<string>): void => {
  if (typeof value === 'string') for (const word of value.toLowerCase().split(/[^\p{L}]+/u)) found.add(word)
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) wordsOf(inner, found)
}

const answersOf = (page: Page): Set<string> => {
  const words = new Set<string>()
  page.on('response', (response) => {
    if (response.url().includes('/assets/') || !/json/.test(response.headers()['content-type'] ?? '')) return
    response.json().then(
      (body: unknown) => wordsOf(body, words),
      () => undefined,
    )
  })
  return words
}

/** Every text that the page shows or reads out, with what its element cuts off. */
const textsOn = (page: Page): Promise<{ texts: string[]; clipped: string[] }> =>
  page.evaluate(() => {
    const texts = new Set<string>()
    const clipped = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const shown = node.textContent?.trim() ?? ''
      if (!element || shown === '' || !element.checkVisibility({ visibilityProperty: true })) continue
      if (element.closest('script, style, noscript, kbd')) continue
      texts.add(shown)
      const { overflowX } = getComputedStyle(element)
      const { width } = element.getBoundingClientRect()
      const readable = element.closest('[title]') !== null && getComputedStyle(element).textOverflow === 'ellipsis'
      const isCut = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1
      if (width > 1 && isCut && !readable && !element.closest('.visually-hidden')) clipped.add(element.textContent.trim())
    }
    for (const attribute of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of document.querySelectorAll(`[${attribute}]`)) texts.add(element.getAttribute(attribute) ?? '')
    texts.add(document.title)
    return { texts: [...texts], clipped: [...clipped] }
  })

const stored = new Set<string>([...tiers, ...bidderStatuses, ...autoInviteStatuses])
/** Shown as they are. */
const codes = new Set<string>([...permissions, ...caseStatuses])
const accents = /[áéíöüÅÉÎÖÛñçÑÇ]/

/** Whether a catalogue wrote the text: the pseudo-language leaves no plain vowel but in data. */
const isFromCatalogue = (text: string, data: ReadonlySet<string>): boolean =>
  codes.has(text) ||
  (!stored.has(text) &&
    (text.normalize('NFC').match(/\p{L}+/gu) ?? []).every((word) => {
      const lower = word.toLowerCase()
      return word.length < 3 || !/[aeiou]/.test(lower) || accents.test(word) || sameEverywhere.test(lower) || data.has(lower)
    }))

const noData: ReadonlySet<string> = new Set()

const found: Record<string, string[]> = {}

const lookAt = async (page: Page, name: string, data: ReadonlySet<string>) => {
  const { texts, clipped } = await textsOn(page)
  const problems = [
    ...texts.filter((text) => !isFromCatalogue(text, data)).map((text) => `no catalogue: ${text.slice(0, 80)}`),
    ...clipped.filter((text) => isFromCatalogue(text, noData)).map((text) => `clipped: ${text.slice(0, 80)}`),
  ]
  if (problems.length > 0) found[name] = problems
}

/** Waits until the screen has arrived: its title is there and nothing has changed between two looks. */
const settled = async (page: Page) => {
  await page.locator('h1').first().waitFor()
  await page.waitForFunction(
    () => {
      const { body } = document
      const before = body.dataset.seen
      body.dataset.seen = body.innerText
      return before === body.innerText && document.querySelector('main [role="status"][aria-busy="true"]') === null
    },
    undefined,
    { polling: 500 },
  )
}

/** The address of a bidder. */
const someBidder = async (page: Page): Promise<string> => {
  const answered = page.waitForResponse((response) => /listBidders/.test(response.url()) && response.ok())
  await page.goto(`${web}/bidders?search=a`)
  const { bidders } = (await (await answered).json()) as { bidders: { id: string }[] }
  return `bidders/${bidders[0]?.id}`
}

const bothSizes = ['desktop', 'phone'] as const

/** Looks at what is open at the size of a desktop and of a phone. */
const lookAtSizes = async (page: Page, name: string, data: ReadonlySet<string>) => {
  for (const size of bothSizes) {
    await page.setViewportSize(viewports[size])
    await settled(page)
    await lookAt(page, `${name} (${size})`, data)
  }
}

const open = async (page: Page, screen: string) => {
  await page.setViewportSize(viewports.desktop)
  await page.goto(`${web}/${screen}`)
  await page.locator('h1').first().waitFor()
}

/** The panels that lie over the list: of a new bidder, and the tabs of one. */
const lookAtPanels = async (page: Page, bidder: string, data: ReadonlySet<string>) => {
  for (const panel of ['bidders/new', ...['', '/history', '/notes', '/scores'].map((tab) => `${bidder}${tab}`)]) {
    await open(page, panel)
    await lookAtSizes(page, panel.replace(bidder, 'bidders/{id}'), data)
  }
}

const lookAtDialogs = async (page: Page, bidder: string, data: ReadonlySet<string>) => {
  for (const [screen, ...buttons] of dialogs) {
    await open(page, screen.replace('bidders/{id}', bidder))
    await settled(page)
    const shown = page.locator('[role=dialog]')
    const before = buttons.length > 0 ? await shown.count() : 0
    for (const name of buttons)
      await page
        .getByRole('button', { name: pseudo(name), exact: true })
        .first()
        .click()
    await expect.poll(() => shown.count(), { timeout: 15_000 }).toBeGreaterThan(before)
    await lookAtSizes(page, [screen, ...buttons].join(' > '), data)
  }
}

/** A visitor of the pseudo-language, and the words that the services answered. */
const visitor = async () => {
  for (const name of Object.keys(found)) delete found[name]
  const opened = await visit()
  await opened.context.addInitScript(() => localStorage.setItem('language', 'en-XA'))
  return { ...opened, data: answersOf(opened.page) }
}

const enter = async (page: Page) => {
  await page.goto(`${web}/login`)
  await page.locator('input[type=email]').fill('blake.howie@harcourtvale.example')
  await page.locator('input[type=password]').fill(demonstrationPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/bidders')
}

it('shows every screen whole and from catalogues in the pseudo-language', async () => {
  const { page, context, data } = await visitor()
  for (const screen of entryScreens) {
    await open(page, screen)
    await lookAtSizes(page, screen, data)
  }
  await enter(page)
  for (const screen of screens) {
    await open(page, screen)
    await lookAtSizes(page, screen, data)
  }
  await lookAtPanels(page, await someBidder(page), data)
  expect(found).toEqual({})
  await context.close()
}, 240_000)

it('shows the dialogs of the screens whole and from catalogues in the pseudo-language', async () => {
  const { page, context, data } = await visitor()
  await enter(page)
  await lookAtDialogs(page, await someBidder(page), data)
  expect(found).toEqual({})
  await context.close()
}, 240_000)
