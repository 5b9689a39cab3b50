import { setTimeout as sleep } from 'node:timers/promises'

export type Probe = {
  url: string
  /** `answers`: any answer that is no server error will do; `ok`: only a 2xx; `ready`: one whose `status` is `ready`. */
  expect: 'answers' | 'ok' | 'ready'
}

/** One attempt; a refused connection and a slow answer are both "not yet". */
export async function isHealthy(probe: Probe): Promise<boolean> {
  try {
    const answer = await fetch(probe.url, { signal: AbortSignal.timeout(8_000), redirect: 'manual' })
    if (probe.expect === 'ready') return answer.ok && ((await answer.json()) as { status?: string }).status === 'ready'
    await answer.body?.cancel()
    return probe.expect === 'ok' ? answer.ok : answer.status < 500
  } catch {
    // Nothing listens yet: the caller asks again until its time is over.
    return false
  }
}

/** Probes until healthy. False when `timeoutMs` passed or `stillWanted` turned false first. */
export async function waitUntilHealthy(probe: Probe, stillWanted: () => boolean, timeoutMs = 60_000): Promise<boolean> {
  const end = performance.now() + timeoutMs
  for (let pause = 40; stillWanted() && performance.now() < end; pause = Math.min(pause * 1.3, 500)) {
    if (await isHealthy(probe)) return true
    await sleep(pause)
  }
  return false
}
