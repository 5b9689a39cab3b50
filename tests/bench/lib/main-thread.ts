import { readFile } from 'node:fs/promises'
import type { CDPSession } from 'playwright-core'

/** What the page's main thread got of the processors so far, in ms. */
interface ThreadTimes {
  /** It ran. What other programs took meanwhile is not in it. */
  busy: number
  /** It had something to do and waited for a processor. */
  waited: number
}

/** Reads the times of the page's main thread; NaN where the system is not Linux, which alone reports them. */
export const mainThread = async (session: CDPSession): Promise<() => Promise<ThreadTimes>> => {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const pages = processInfo.filter(({ type }) => type === 'renderer').sort((left, right) => right.cpuTime - left.cpuTime)
  const pid = pages[0]?.id
  return async () => {
    const schedule = await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').catch(() => '')
    const [busy = Number.NaN, waited = Number.NaN] = schedule === '' ? [] : schedule.split(' ').map(Number)
    return { busy: busy / 1e6, waited: waited / 1e6 }
  }
}

/** Starts to count what the page's main thread does. @returns its processor time from then on for script, styles and layout, in ms */
export const threadParts = async (session: CDPSession): Promise<() => Promise<number[]>> => {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const secondsOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
    return [secondsOf('ScriptDuration'), secondsOf('RecalcStyleDuration'), secondsOf('LayoutDuration')]
  }
  const before = await read()
  return async () => (await read()).map((seconds, index) => 1000 * (seconds - (before[index] ?? 0)))
}
