import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { env } from 'node:process'
import { demonstrationPassword } from '@auctionwiz/local/seed/sign-in'
import { settled } from '@auctionwiz/web/testing/settled'
import type Axe from 'axe-core'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { signInAs } from './people.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const slowdown = Number(env.CPU_SLOWDOWN ?? 1)

export const viewports = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: flags })

export interface Visit {
  page: Page
  context: BrowserContext
  /** Errors and warnings of the browser; must stay empty. A test declares the error responses it provokes with `expecting`. */
  problems: string[]
  /** Answers with these statuses are part of the journey: the browser reports each on its console. */
  expecting(...statuses: number[]): void
}

/** With CPU_SLOWDOWN=4 the scripts of pages run four times as slowly: that is how races in the journeys are looked for. */
const slowDown = async (page: Page): Promise<void> => {
  if (slowdown === 1) return
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

export interface VisitOptions {
  viewport?: keyof typeof viewports
  dark?: boolean
  /** Pressed with a finger instead of a mouse. */
  touch?: boolean
}

/** Opens a browser for the tests of a file and closes it after them. @returns how to visit, each time in a fresh context that notes all that reaches the console */
export const inBrowser = (): ((options?: VisitOptions) => Promise<Visit>) => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser.close())
  return (options) => visit(browser, options)
}

const visit = async (browser: Browser, options: VisitOptions = {}): Promise<Visit> => {
  const context = await browser.newContext({
    viewport: viewports[options.viewport ?? 'desktop'],
    colorScheme: options.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    hasTouch: options.touch ?? false,
    acceptDownloads: true,
  })
  context.on('page', slowDown)
  const page = await context.newPage()
  const problems: string[] = []
  const expected = new Set<number>()
  page.on('console', (message) => {
    const status = /status of (\d{3})/.exec(message.text())?.[1]
    if (status === undefined || !expected.has(Number(status))) problems.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
  const expecting = (...statuses: number[]) => {
    for (const status of statuses) expected.add(status)
  }
  return { page, context, problems, expecting }
}

/** Waits for the code that the page fetches when it is idle: dialogs, toasts, tips. Without a connection they open only if it has arrived. */
export const overlaysFetched = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/TipSurface')))
  await page.waitForLoadState('networkidle')
}

/** Signs a seeded person in, such as `blake.howie`. */
export const signIn = (page: Page, base: string, person: string): Promise<void> =>
  signInAs(page, base, `${person}@harcourtvale.example`, demonstrationPassword)

/** Signs out with the keyboard. A call that is under way just then is refused. */
export const signOut = async ({ page, expecting }: Visit): Promise<void> => {
  expecting(401)
  await page.getByRole('button', { name: 'Your profile' }).press('Enter')
  await page.getByRole('button', { name: 'Logout' }).press('Enter')
  await page.getByLabel('Email').waitFor()
}

declare global {
  interface Window {
    /** What the source of axe defines. */
    axe: typeof Axe
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Everything that axe finds, as readable lines. The app has no frames, so axe need not open another page to merge the findings of several. */
const accessibilityProblems = async (page: Page): Promise<string[]> => {
  expect(page.frames()).toHaveLength(1)
  await page.evaluate(settled)
  // To read its source takes a page longer than the check, so a page that has it keeps it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(async () => {
    const { axe } = window
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // What is in order is checked all the same, but not described.
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`))
  })
}

export const expectAccessible = async (page: Page): Promise<void> => {
  expect(await accessibilityProblems(page)).toEqual([])
}
