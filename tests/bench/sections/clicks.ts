import { chromium, type Locator, type Page } from 'playwright-core'
import type { Bench } from '../lib/bench-stack.ts'
import { chromiumPath } from '../lib/chromium.ts'
import { mainThread } from '../lib/main-thread.ts'
import { median } from '../lib/measure.ts'
import { atMost, fact, milliseconds, type Row, shown } from '../lib/report.ts'
import { signIn } from '../lib/sign-in.ts'

/** How often a panel is opened that was open before. */
const warmPanels = 30
/** After the list is there, what opens above the page is fetched while the browser is idle. */
const idleMs = 3000

const opened = '[role=dialog], [role=menu]'
const panel = '[data-panel]'

interface FirstClick {
  what: string
  /** What is clicked. */
  at: (page: Page) => Locator
  /** What appears. */
  appears: string
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first()

/** The first rows are in sight of every window that the bench opens. */
const bidderRow = (index: number) => (page: Page) =>
  page
    .getByRole('grid')
    .getByRole('row', { name: /B-\d{5}/ })
    .nth(index)
    .getByText(/^B-\d{5}$/)

const firstClicks: readonly FirstClick[] = [
  { what: 'a row of the list: its panel', at: bidderRow(2), appears: panel },
  { what: 'the menu of a row', at: button(/^Actions for/), appears: opened },
  { what: 'Filter', at: button('Filter'), appears: opened },
  { what: 'Sort', at: button(/^Sort/), appears: opened },
  { what: 'Add Bidder', at: button('Add Bidder'), appears: opened },
  { what: 'Score Settings', at: button('Score Settings'), appears: opened },
  { what: 'the profile', at: button('Your profile'), appears: opened },
  { what: 'the auction houses', at: button(/^Harcourt & Vale/), appears: opened },
]

/** From a click to what it opens, in Chromium: the first of a fresh page for each control of Bidders, and panels that were open before. */
export const measureClicks = async ({ info }: Bench): Promise<Row[]> => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await signIn(page, info.urls.web)
    const first: { what: string; ms: number }[] = []
    for (const { what, at, appears } of firstClicks) {
      await openList(page, info.urls.web)
      first.push({ what, ms: await reaction(page, at(page), appears) })
    }
    await openList(page, info.urls.web)
    const threadTimes = await mainThread(await browser.newBrowserCDPSession())
    const warm: number[] = []
    const busy: number[] = []
    const waited: number[] = []
    for (let round = -1; round < warmPanels; round += 1) {
      const before = await threadTimes()
      const ms = await reaction(page, bidderRow(1)(page), panel)
      // The first opening is the cold one, which stands above.
      if (round >= 0) {
        const after = await threadTimes()
        warm.push(ms)
        busy.push(after.busy - before.busy)
        waited.push(after.waited - before.waited)
      }
      await page.waitForTimeout(200)
      await page.keyboard.press('Escape')
      await page.locator(panel).waitFor({ state: 'detached' })
    }
    const slowest = Math.max(...first.map(({ ms }) => ms))
    return [
      atMost(`First click to its reaction, slowest of ${first.length}`, slowest, 100, ' ms'),
      ...first.map(({ what, ms }) => fact(`… ${what}`, milliseconds(ms))),
      atMost(`Warm panel, click to paint, ${shown(warm.length)} times: median`, median(warm), 50, ' ms'),
      fact('… slowest', milliseconds(Math.max(...warm))),
      fact('… processor time of the main thread: median', milliseconds(median(busy))),
      fact('… beside it, waiting for a processor: median', milliseconds(median(waited))),
    ]
  } finally {
    await browser.close()
  }
}

/** Loads the list again, so that the next click is the first of the page. */
const openList = async (page: Page, base: string): Promise<void> => {
  await page.goto(`${base}/bidders`)
  await page.getByText(/^[\d,]+ bidders/).waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(idleMs)
}

/** Clicks and returns the time from the event to the paint of what appears, in ms. */
const reaction = async (page: Page, target: Locator, appears: string): Promise<number> => {
  const timed = page.evaluate(paintAfterClick, appears)
  await target.click()
  return await timed
}

/** Runs in the page: from the next click until the frame that shows an element is painted. */
const paintAfterClick = (selector: string): Promise<number> =>
  new Promise((resolve) => {
    const onClick = ({ timeStamp }: Event) => {
      const look = (): void => {
        if (!document.querySelector(selector)?.checkVisibility()) return void requestAnimationFrame(look)
        // A task that a frame asks for runs once the frame is handed over.
        setTimeout(() => resolve(performance.now() - timeStamp))
      }
      requestAnimationFrame(look)
    }
    document.addEventListener('click', onClick, { capture: true, once: true })
  })
