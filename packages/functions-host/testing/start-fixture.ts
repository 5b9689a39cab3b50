import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { LogEntry, LogSink } from '../log.ts'
import { type Host, type HostOptions, startHost } from '../start-host.ts'
import { buildFixture, type Fixture, type FixtureOptions } from './build-fixture.ts'

export type RunningFixture = {
  host: Host
  url: string
  /** What the host has logged so far. */
  log: LogEntry[]
  stop(): Promise<void>
}

/** Builds each source as a separate app and serves them together on a free port. */
export async function startFixture(
  sources: string | readonly string[],
  options: Partial<HostOptions> & FixtureOptions = {},
): Promise<RunningFixture> {
  const fixtures: Fixture[] = []
  for (const source of [sources].flat()) fixtures.push(await buildFixture(source, options))
  const log: LogEntry[] = []
  const sink: LogSink = (entry) => log.push(entry)
  const host = await startHost({
    apps: fixtures.map(({ directory }, index) => ({ name: `app${index + 1}`, directory })),
    port: 0,
    settings: {},
    cors: [],
    log: sink,
    ...options,
  })
  return {
    host,
    url: host.url,
    log,
    async stop() {
      await host.close()
      for (const fixture of fixtures) fixture.remove()
    },
  }
}

export type Signals<T> = {
  received: T[]
  /** Resolves when at least `count` signals have come. */
  until(count: number): Promise<T[]>
  close(): void
}

/** Collects what a fixture app publishes on a diagnostics channel, by which it reports to the test what it sees. */
export function listenTo<T>(channel: string): Signals<T> {
  const received: T[] = []
  let waiting: { count: number; resolve(): void }[] = []
  const onMessage = (message: unknown): void => {
    received.push(message as T)
    for (const { resolve } of waiting.filter(({ count }) => received.length >= count)) resolve()
    waiting = waiting.filter(({ count }) => received.length < count)
  }
  subscribe(channel, onMessage)
  return {
    received,
    async until(count) {
      if (received.length < count) await new Promise<void>((resolve) => waiting.push({ count, resolve }))
      return received
    },
    close: () => unsubscribe(channel, onMessage),
  }
}
