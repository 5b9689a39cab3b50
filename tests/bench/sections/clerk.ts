import { createAuction, moveAuction, readAuction } from '@auctionwiz/contracts/auctions'
import { presetBands } from '@auctionwiz/domain/auctions/increment-presets'
import { newLotDocument } from '@auctionwiz/functions-auctions/lots/create-lot'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { countNewLots } from '@auctionwiz/records/lot-counts'
import { lotRecord } from '@auctionwiz/records/lots'
import { chromium, type Page } from 'playwright-core'
import { createPerson, type TestPerson } from '../../support/person.ts'
import { storeOf } from '../../support/tenant.ts'
import type { Bench } from '../lib/bench-stack.ts'
import { chromiumPath } from '../lib/chromium.ts'
import { mainThread, threadParts } from '../lib/main-thread.ts'
import { median } from '../lib/measure.ts'
import { atMost, fact, milliseconds, type Row, shown } from '../lib/report.ts'

/** How many lots get a result by keyboard. */
const settledLots = 60
/** The pause between keys, in ms: a fast typist. */
const pause = 60

/** The clerk's screen of a running sale in Chromium: from each key to the next paint, and the calls that each lot needs. */
export const measureClerk = async (bench: Bench, lotCount: number): Promise<Row[]> => {
  const person = await createPerson(bench.info)
  const auctionId = await runningSale(bench, person, lotCount)
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await signIn(page, bench.info.urls.web, person)
    const sent = new Map<string, number>()
    page.on('request', (request) => {
      const lot = /\/lots\/([^/]+)\//.exec(request.url())?.[1]
      if (request.method() === 'POST' && lot) sent.set(lot, (sent.get(lot) ?? 0) + 1)
    })
    await page.goto(`${bench.info.urls.web}/auctions/${auctionId}/clerk`)
    await page.getByText('No bid yet').waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(observeKeys)
    const session = await browser.newBrowserCDPSession()
    const threadTimes = await mainThread(session)
    const parts = await threadParts(await page.context().newCDPSession(page))
    const spent: Spent[] = []
    let before = await threadTimes()
    await settle(page, async () => {
      const after = await threadTimes()
      spent.push({ busy: after.busy - before.busy, waited: after.waited - before.waited })
      before = after
    })
    const pressed = spent.length
    const ofAll = await parts()
    await page.getByText(`All ${settledLots} results saved`).waitFor()
    const keys = await page.evaluate(() => window.measuredKeys)
    const times = [...keys.map(({ duration }) => duration), ...Array.from<number>({ length: pressed - keys.length }).fill(leastMeasured)]
    const busy = spent.map((one) => one.busy)
    const waited = spent.map((one) => one.waited)
    const script = keys.map(({ processing }) => processing)
    return [
      atMost(`From key to paint, ${shown(pressed)} keys, ${shown(lotCount)} lots: 99th percentile`, shareOf(times, 0.99), 50, ' ms'),
      fact('… median, slowest', `${milliseconds(median(times))}, ${milliseconds(Math.max(...times))}`),
      fact('… in the page’s script: slowest', milliseconds(Math.max(0, ...script))),
      atMost('Processor time of the main thread for a key and what follows from it: 99th percentile', shareOf(busy, 0.99), 50, ' ms'),
      fact('… median, slowest', `${milliseconds(median(busy))}, ${milliseconds(Math.max(...busy))}`),
      fact('… of it script, styles, layout: mean', ofAll.map((ms) => milliseconds(ms / pressed)).join(', ')),
      fact(
        '… beside it, waiting for a processor: median, 99th percentile',
        `${milliseconds(median(waited))}, ${milliseconds(shareOf(waited, 0.99))}`,
      ),
      atMost('Calls for a lot, most', Math.max(...sent.values()), 1, '', `${shown(sent.size)} lots`),
    ]
  } finally {
    await browser.close()
  }
}

/** What the main thread got between a key and the next one, in ms. */
interface Spent {
  busy: number
  waited: number
}

/** The value that this share of all does not exceed. */
const shareOf = (values: readonly number[], share: number): number =>
  values.toSorted((left, right) => left - right)[Math.ceil(values.length * share) - 1] ?? Number.NaN

/** What the browser does not list was painted within this time, in ms. */
const leastMeasured = 16

declare global {
  interface Window {
    /** Keys whose paint came later than `leastMeasured`, in ms. */
    measuredKeys: { duration: number; processing: number }[]
  }
}

/** Runs in the page: notes each key from the event to the paint that follows, in steps of 8 ms as the browser rounds. */
const observeKeys = (): void => {
  window.measuredKeys = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.name === 'keydown')
        window.measuredKeys.push({ duration: entry.duration, processing: entry.processingEnd - entry.processingStart })
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Bids, a paddle and the hammer for each lot; every tenth is passed. */
const settle = async (page: Page, onPressed: () => Promise<void>): Promise<void> => {
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key)
      await page.waitForTimeout(pause)
      await onPressed()
    }
  }
  for (let lot = 0; lot < settledLots; lot += 1) {
    await press('ArrowUp', 'Shift+ArrowUp', 'ArrowUp', 'ArrowDown')
    if (lot % 10 === 9) await press('p')
    else await press('1', String(lot % 10), '7', 'Backspace', 'Enter')
  }
}

const runningSale = async ({ info }: Bench, person: TestPerson, lotCount: number): Promise<string> => {
  const { tenant } = person
  const call = await tenant.as('admin')
  const startDate = new Date(Date.now() + 3_600_000).toISOString()
  const endDate = new Date(Date.now() + 36_000_000).toISOString()
  const body = { title: 'Bench sale', startDate, endDate, biddingIncrements: presetBands('saleroom', 'USD') }
  const { id } = await call(createAuction, { body })
  const at = new Date().toISOString()
  const lots = Array.from({ length: lotCount }, (_, index) =>
    newLotDocument({
      ...{ id: `lot_${index}`, auctionId: id, lotNumber: String(index + 1), title: `Chest of drawers, part ${index + 1}` },
      ...{ estimateLow: 2_000_00, estimateHigh: 3_000_00, createdAt: at, updatedAt: at },
    }),
  )
  const part = partitionOf(storeOf(info), 'auctions', [tenant.accountId, tenant.houseId], id)
  for (let from = 0; from < lots.length; from += 50) {
    const some = lots.slice(from, from + 50)
    await part.write([...some.map((lot) => lotRecord.creation(lot)), ...countNewLots(some)])
  }
  for (const action of ['publish', 'goLive'] as const) {
    const { version } = await call(readAuction, { params: { id } })
    await call(moveAuction, { params: { id }, body: { action, version } })
  }
  return id
}

const signIn = async (page: Page, base: string, { email, password }: TestPerson): Promise<void> => {
  await page.goto(`${base}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/bidders')
}
