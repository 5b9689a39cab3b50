import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@auctionwiz/local/stack/child'
import { chromium } from 'playwright-core'
import type { Bench } from '../lib/bench-stack.ts'
import { median } from '../lib/measure.ts'
import { atLeast, atMost, type Row, shown } from '../lib/report.ts'

const runs = 3
const limits = { mobile: 97, desktop: 100 } as const
type Form = keyof typeof limits

interface Report {
  categories: { performance: { score: number } }
  audits: Record<string, { numericValue?: number }>
}

/** Lighthouse's performance score of the built web app: the login page, and the bidders of a signed-in person. */
export const measureLighthouse = async ({ info }: Bench): Promise<Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'auctionwiz-lighthouse-'))
  const port = await freePort()
  const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: chromiumPath(),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox'],
  })
  try {
    const rows = await pageRows('login', info.urls.web, port, folder)
    return rows
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}

const pageRows = async (name: string, url: string, port: number, folder: string): Promise<Row[]> => {
  const rows: Row[] = []
  for (const form of Object.keys(limits) as Form[]) {
    const reports: Report[] = []
    for (let run = 0; run < runs; run += 1) reports.push(await audit(url, form, port, folder))
    const middle = (pick: (report: Report) => number | undefined) => median(reports.map((report) => pick(report) ?? Number.NaN))
    const value = (id: string) => middle(({ audits }) => audits[id]?.numericValue)
    const detail = `first paint ${shown(value('first-contentful-paint'))} ms, largest ${shown(value('largest-contentful-paint'))} ms, blocked ${shown(value('total-blocking-time'))} ms`
    const score = middle(({ categories }) => categories.performance.score * 100)
    rows.push(atLeast(`Lighthouse ${form}, ${name}`, score, limits[form], '', detail))
    rows.push(atMost(`… layout shift`, value('cumulative-layout-shift'), 0, ''))
  }
  return rows
}

const audit = async (url: string, form: Form, port: number, folder: string): Promise<Report> => {
  const output = join(folder, 'report.json')
  const args = [
    join(root, 'node_modules/lighthouse/cli/index.js'),
    url,
    ...['--port', String(port), '--output', 'json', '--output-path', output, '--only-categories', 'performance'],
    ...['--disable-storage-reset', '--quiet', '--no-enable-error-reporting'],
    ...(form === 'desktop' ? ['--preset', 'desktop'] : []),
  ]
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} on ${url}`)
  return JSON.parse(await readFile(output, 'utf8')) as Report
}

const chromiumPath = (): string => {
  const path = process.env.CHROMIUM_PATH || '/usr/bin/chromium'
  if (!existsSync(path)) throw new Error('There is no Chromium. Install it, or name it in the setting CHROMIUM_PATH')
  return path
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
