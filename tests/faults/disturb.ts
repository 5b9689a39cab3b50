import { setTimeout as pause } from 'node:timers/promises'
import { randomFrom } from '@auctionwiz/domain/duplicates/random'
import type { ServiceName } from '@auctionwiz/local/stack/plan'
import type { Running } from './running-stack.ts'

/** Disturbs an import while it runs; resolves when all is as usual again. `processed` gives the number of its rows that are done. */
export type Disturb = (running: Running, processed: () => Promise<number>) => Promise<void>

interface Plan {
  rows: number
  kills: number
  /** Minutes for which the database is away, amid the import. */
  outage: number
  seed: number
}

const parts: readonly ServiceName[] = ['upload', 'upload-worker', 'bidders', 'bidders-worker', 'cosmos', 'azurite']

/** Kills one part after another, each once the import has come to a random row and further than at the kill before. */
export const disturbances = ({ rows, kills, outage, seed }: Plan, say: (line: string) => void): Disturb => {
  const random = randomFrom(seed)
  const moments = Array.from({ length: kills }, () => ({
    row: Math.floor(random() * rows),
    part: parts[Math.floor(random() * parts.length)] ?? 'cosmos',
    ms: random() * 500,
  })).sort((one, other) => one.row - other.row)
  return async (running, processed) => {
    let last = -1
    let isOutageToCome = outage > 0
    for (const [index, { row, part, ms }] of moments.entries()) {
      let now = await processed()
      while (now < rows && (now < row || now <= last)) {
        await pause(50)
        now = await processed()
      }
      last = now
      if (isOutageToCome && index >= kills / 2) {
        isOutageToCome = false
        await beAway(running, outage, say)
      }
      await pause(ms)
      say(`kill ${index + 1}: ${part} after ${now} rows`)
      // Without a moment to write, the local storage loses messages, which Azure Storage does not.
      running.stack.kill(part, part === 'azurite' ? 'SIGTERM' : 'SIGKILL')
    }
  }
}

const beAway = async ({ info }: Running, minutes: number, say: (line: string) => void): Promise<void> => {
  const faults = `${info.urls.cosmos}/_local/faults`
  say(`The database is away for ${minutes} minutes.`)
  await fetch(faults, { method: 'POST', body: JSON.stringify({ path: '', status: 503, count: 0 }) })
  await pause(minutes * 60_000)
  await fetch(faults, { method: 'DELETE' })
}
