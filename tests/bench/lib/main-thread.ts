import { readFile } from 'node:fs/promises'
import type { CDPSession } from 'playwright-core'

/** Processor time that the page's main thread has used, in ms; what other programs took meanwhile is not in it. Only Linux reports it. */
export const busyMs = async (session: CDPSession): Promise<number> => {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const pages = processInfo.filter(({ type }) => type === 'renderer').sort((left, right) => right.cpuTime - left.cpuTime)
  const pid = pages[0]?.id
  const schedule = await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').catch(() => '')
  return schedule === '' ? Number.NaN : Number(schedule.split(' ')[0]) / 1e6
}
