import { setTimeout as sleep } from 'node:timers/promises'

/** How to find out whether a child is up; `listening`: it wrote a line that says so, as a process without a port does. */
export type Probe = UrlProbe | { expect: 'listening' }

export type UrlProbe = {
  url: string
  /** `answers`: any answer that is no server error will do; `ok`: only a 2xx; `ready`: one whose `status` is `ready`. */
  expect: 'answers' | 'ok' | 'ready'
}

/** One attempt; a refused connection and a slow answer are both "not yet". */
export async function isHealthy(probe: UrlProbe): Promise<boolean> {
  try {
    const answer = await fetch(probe.url, { signal: AbortSignal.timeout(8_000), redirect: 'manual' })
    if (probe.expect === 'ready') return answer.ok && ((await answer.json()) as { status?: string }).status === 'ready'
    await answer.body?.cancel()
    return probe.expect === 'ok' ? answer.ok : answer.status < 500
  } catch {
    // Nothing listens yet: the caller polls until its timeout.
    return false
  }
}

/** Probes until healthy. False when `timeoutMs` passed or `stillWanted` turned false first. */
export function waitUntilHealthy(probe: UrlProbe, stillWanted: () => boolean, timeoutMs = 60_000): Promise<boolean> {
  return waitUntil(() => isHealthy(probe), stillWanted, timeoutMs)
}

/** Polls until the answer is yes. False when `timeoutMs` passed or `stillWanted` turned false first. */
export async function waitUntil(isUp: () => boolean | Promise<boolean>, stillWanted: () => boolean, timeoutMs = 60_000): Promise<boolean> {
  const end = performance.now() + timeoutMs
  for (let pause = 40; stillWanted() && performance.now() < end; pause = Math.min(pause * 1.3, 500)) {
    if (await isUp()) return true
    await sleep(pause)
  }
  return false
}
