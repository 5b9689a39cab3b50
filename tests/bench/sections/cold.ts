import { join } from 'node:path'
import { root } from '@auctionwiz/local/stack/child'
import { type Bench, call, headersOf } from '../lib/bench-stack.ts'
import { buildApp } from '../lib/build-app.ts'
import { startHost } from '../lib/host.ts'
import { median } from '../lib/measure.ts'
import { atMost, fact, milliseconds, type Row } from '../lib/report.ts'

const rounds = 5
const apps = ['bidders', 'auth', 'upload'] as const

/** From starting the process of an app to its first answer, against an app of one empty function on the same host, in turns. */
export const measureColdStart = async ({ info, tenant }: Bench): Promise<Row[]> => {
  const empty = await buildApp('empty')
  const settings = (app: string) => join(info.dataDir, `settings-${app}.json`)
  const someone = await tenant()
  const firstList = async (url: string): Promise<void> =>
    void (await call(`${url}/bidders/v1/listBidders`, { headers: await headersOf(someone) }))
  const starts: Record<string, () => Promise<number>> = {
    empty: () => startAndAsk(empty.directory, settings('bidders'), ready),
    ...Object.fromEntries(apps.map((app) => [app, () => startAndAsk(join(root, `functions-${app}/dist`), settings(app), ready)])),
    list: () => startAndAsk(join(root, 'functions-bidders/dist'), settings('bidders'), firstList),
  }
  const samples = new Map(Object.keys(starts).map((name): [string, number[]] => [name, []]))
  try {
    for (let round = 0; round <= rounds; round += 1)
      for (const [name, start] of Object.entries(starts)) {
        const ms = await start()
        // The first round fills the compile cache.
        if (round > 0) samples.get(name)?.push(ms)
      }
  } finally {
    await empty.remove()
  }
  const ms = (name: string): number => median(samples.get(name) ?? [])
  return [
    fact('Cold start of an empty app to its first answer', milliseconds(ms('empty'))),
    ...apps.map((app) =>
      atMost(`Cold start of functions-${app} to its first answer`, ms(app) / ms('empty'), 2, '×', milliseconds(ms(app))),
    ),
    fact('Cold start of functions-bidders to its first authenticated list', milliseconds(ms('list'))),
  ]
}

const startAndAsk = async (app: string, settings: string, ask: (url: string) => Promise<void>): Promise<number> => {
  const started = performance.now()
  const host = await startHost(app, { settings })
  try {
    await ask(host.url)
    return performance.now() - started
  } finally {
    await host.stop()
  }
}

const ready = async (url: string): Promise<void> => {
  const response = await fetch(`${url}/health`)
  if (!response.ok) throw new Error(`${url}/health answered ${response.status}`)
  await response.text()
}
