import { type CDPSession, chromium, type Page } from 'playwright-core'
import type { Bench } from '../lib/bench-stack.ts'
import { headersOf } from '../lib/bench-stack.ts'
import { chromiumPath } from '../lib/chromium.ts'
import { mainThread } from '../lib/main-thread.ts'
import { atLeast, atMost, fact, type Row, shown } from '../lib/report.ts'
import { signIn } from '../lib/sign-in.ts'
import type { FilledHouse } from './fill.ts'

/** Px in each frame: five rows, 12,000 px a second. */
const step = 200
/** All of 100,000 rows take 334 s at 60 frames a second. */
const limitMs = 900_000
/** The length in milliseconds of the windows in which frames are counted. */
const windowMs = 1000

/** Frames a second while the list of a full house is scrolled from its first row to its last, as Chromium's trace has them. */
export const measureScroll = async ({ info }: Bench, house: FilledHouse): Promise<Row[]> => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    // The person who signs in has a house of the demonstration in view; what they ask of its bidders is asked of the full house.
    await page.route(`${info.urls.bidders}/**`, async (route) => {
      await route.continue({ headers: { ...route.request().headers(), ...(await headersOf(house.tenant)) } })
    })
    await signIn(page, info.urls.web)
    await page.waitForTimeout(1000)
    const session = await browser.newBrowserCDPSession()
    const target = await page.context().newCDPSession(page)
    const times = await mainThread(session)
    const before = await times()
    const trace = await traced(session, () => page.evaluate(scrollToEnd, { step, limitMs }))
    const { rows, ms, frames, missing } = trace.answer
    const busy = (await times()).busy - before.busy
    const kept = await keptMiB(target)
    const plain = await plainFrames(page)
    const sorted = framesPerWindow(trace.frames).toSorted((left, right) => left - right)
    const detail = `median ${shown(sorted[Math.floor(sorted.length / 2)] ?? 0)}, ${shown(rows)} rows in ${shown(ms / 1000)} s`
    return [
      atLeast('Slowest second of scrolling through all rows', sorted[0] ?? 0, 50, ' frames', detail),
      fact('… seconds with fewer than 50 frames', `${sorted.filter((count) => count < 50).length} of ${sorted.length}`),
      fact('… the slowest of a plain page of as many lines of text, 10 s', `${shown(plain)} frames`),
      atMost('… busy in each frame, processor time of the main thread', busy / frames, 20, ' ms'),
      fact('… frames in which a row in sight or near it was still to come', `${missing} of ${shown(frames)}`),
      atLeast('Rows scrolled through', rows, house.ids.length, ''),
      fact('Memory of the page with all of them', `${shown(kept)} MiB`),
    ]
  } finally {
    await browser.close()
  }
}

interface Scrolled {
  rows: number
  ms: number
  frames: number
  /** Frames in which a row was a placeholder for a bidder not loaded yet. */
  missing: number
}

/** Runs in the page: a step in every frame, until the last row is in sight. */
const scrollToEnd = async ({ step, limitMs }: { step: number; limitMs: number }): Promise<Scrolled> => {
  const list = document.querySelector('[role=grid]')?.parentElement
  if (!list) throw new Error('There is no list')
  const started = performance.now()
  let frames = 0
  let missing = 0
  while (performance.now() - started < limitMs) {
    const before = list.scrollTop
    list.scrollTop = before + step
    frames += 1
    await new Promise((resolve) => requestAnimationFrame(resolve))
    if (list.querySelector('[aria-busy]')) missing += 1
    else if (list.scrollTop === before) break
  }
  const drawn = [...list.querySelectorAll('[data-index]')].map((row) => Number(row.getAttribute('data-index')))
  return { rows: Math.max(-1, ...drawn) + 1, ms: performance.now() - started, frames, missing }
}

/** What the page's script keeps in memory once all that it no longer needs is collected. */
const keptMiB = async (target: CDPSession): Promise<number> => {
  await target.send('HeapProfiler.collectGarbage')
  const { usedSize } = await target.send('Runtime.getHeapUsage')
  return usedSize / 1024 / 1024
}

/** What this machine gives a page that does nothing: frames in the slowest second of the same scroll. */
const plainFrames = async (page: Page): Promise<number> => {
  await page.evaluate(() => {
    const lines = Array.from({ length: 20_000 }, (_, index) => `Line ${index}`).join('\n')
    document.body.innerHTML = '<pre id="plain"></pre>'
    const plain = document.body.firstElementChild as HTMLElement
    Object.assign(plain.style, { height: '900px', margin: '0', overflow: 'auto' })
    plain.textContent = lines
  })
  return Math.min(...framesPerWindow(await page.evaluate(scrollFor, { step, ms: 10_000 })))
}

/** Runs in the page: a step in every frame for `ms`, up and down. Returns the time of each frame, in ms. */
const scrollFor = async ({ step, ms }: { step: number; ms: number }): Promise<number[]> => {
  const plain = document.querySelector('#plain')
  const started = performance.now()
  const frames: number[] = []
  for (let by = step; plain && performance.now() - started < ms; ) {
    const before = plain.scrollTop
    plain.scrollTop += by
    if (plain.scrollTop === before) by = -by
    await new Promise((resolve) => requestAnimationFrame(resolve))
    frames.push(performance.now())
  }
  return frames
}

interface TraceEvent {
  name: string
  ts: number
}

/** The times, in ms, at which frames were drawn while something was done. */
const traced = async <T>(session: CDPSession, work: () => Promise<T>): Promise<{ answer: T; frames: number[] }> => {
  const frames: number[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as TraceEvent[]) if (event.name === 'DrawFrame') frames.push(event.ts / 1000)
  })
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      recordMode: 'recordContinuously',
      includedCategories: ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame'],
      excludedCategories: ['*'],
    },
  })
  const answer = await work()
  await session.send('Tracing.end')
  await complete
  return { answer, frames: frames.sort((left, right) => left - right) }
}

/** Frames in each whole window; what is left over at the end is none. */
const framesPerWindow = (frames: readonly number[]): number[] => {
  const first = frames[0] ?? 0
  const windows = Math.floor(((frames.at(-1) ?? first) - first) / windowMs)
  const counts = Array.from({ length: windows }, () => 0)
  for (const at of frames) {
    const window = Math.floor((at - first) / windowMs)
    if (window < windows) counts[window] = (counts[window] ?? 0) + 1
  }
  return counts
}
