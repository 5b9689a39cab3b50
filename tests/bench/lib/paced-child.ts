import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Paced, PacedOptions } from './paced.ts'

/** In milliseconds. */
const patience = 20_000

const agent = new Agent({ keepAlive: true })

/** @returns whether the answer was a success, once all of it has come */
const ask = (url: string, headers: Record<string, string>): Promise<boolean> =>
  new Promise((resolve) => {
    const asked = request(url, { agent, headers, timeout: patience }, (answer) => {
      answer.once('error', () => resolve(false)).once('close', () => resolve(answer.complete && answer.statusCode === 200))
      answer.resume()
    })
    asked.once('timeout', () => asked.destroy())
    asked.once('error', () => resolve(false))
    asked.end()
  })

// A separate process for the callers, so that they don't share a thread with the measurement. The job comes on stdin, the result goes to stdout.
const { url, headers, perSecond, seconds } = JSON.parse(await text(process.stdin)) as PacedOptions
const began = performance.now()
const calls: Promise<{ ms: number; good: boolean }>[] = []
for (let call = 0; call < perSecond * seconds; call += 1) {
  const due = began + (call * 1_000) / perSecond
  const early = due - performance.now()
  if (early > 0) await sleep(early)
  // From when it was due: a caller who is late waits as well.
  calls.push(ask(url, headers).then((good) => ({ good, ms: performance.now() - due })))
}
const answers = await Promise.all(calls)
const sorted = answers.map(({ ms }) => ms).sort((left, right) => left - right)
const percentile = (share: number): number => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
const result: Paced = { p50: percentile(0.5), p99: percentile(0.99), failed: answers.filter(({ good }) => !good).length }
process.stdout.write(JSON.stringify(result))
agent.destroy()
