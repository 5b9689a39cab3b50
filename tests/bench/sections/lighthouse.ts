import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@auctionwiz/local/stack/child'
import { chromium } from 'playwright-core'
import type { Bench } from '../lib/bench-stack.ts'
import { chromiumPath, startChromium } from '../lib/chromium.ts'
import { median } from '../lib/measure.ts'
import { atLeast, atMost, type Row, shown } from '../lib/report.ts'
import { signIn } from '../lib/sign-in.ts'

const runs = 3
const limits = { mobile: 97, desktop: 100 } as const
type Form = keyof typeof limits

interface Report {
  finalDisplayedUrl: string
  categories: { performance: { score: number } }
  audits: Record<string, { numericValue?: number }>
}

/** Lighthouse's performance score of the built web app: the login page, and the bidders of a signed-in person. */
export const measureLighthouse = async ({ info }: Bench): Promise<Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'auctionwiz-lighthouse-'))
  const profile = join(folder, 'profile')
  const audited = (name: string, path: string): Promise<Row[]> =>
    pageRows(name, { url: `${info.urls.web}${path}`, profile, output: join(folder, 'report.json') })
  try {
    const login = await audited('login', '/login')
    await keepSignIn(profile, info.urls.web)
    return [...login, ...(await audited('bidders, signed in', '/bidders'))]
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Leaves a sign-in in the profile. */
const keepSignIn = async (profile: string, base: string): Promise<void> => {
  const context = await chromium.launchPersistentContext(profile, { executablePath: chromiumPath(), args: ['--no-sandbox'] })
  await signIn(await context.newPage(), base)
  await context.close()
}

interface Audited {
  url: string
  /** Folder of the browser's profile. */
  profile: string
  /** File that Lighthouse writes. */
  output: string
}

const pageRows = async (name: string, audited: Audited): Promise<Row[]> => {
  const rows: Row[] = []
  for (const form of Object.keys(limits) as Form[]) {
    const reports: Report[] = []
    for (let run = 0; run < runs; run += 1) reports.push(await audit(audited, form))
    const middle = (pick: (report: Report) => number | undefined) => median(reports.map((report) => pick(report) ?? Number.NaN))
    const value = (id: string) => middle(({ audits }) => audits[id]?.numericValue)
    const detail = `first paint ${shown(value('first-contentful-paint'))} ms, largest ${shown(value('largest-contentful-paint'))} ms, blocked ${shown(value('total-blocking-time'))} ms`
    const score = middle(({ categories }) => categories.performance.score * 100)
    rows.push(atLeast(`Lighthouse ${form}, ${name}`, score, limits[form], '', detail))
    rows.push(atMost(`… layout shift`, value('cumulative-layout-shift'), 0, ''))
  }
  return rows
}

/** Lighthouse now and then misses the start of a page (NO_NAVSTART); it says so and is asked again, with a fresh browser. */
const attempts = 4

const audit = async (audited: Audited, form: Form): Promise<Report> => {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const browser = await startChromium(audited.profile)
    try {
      if ((await lighthouse(argumentsOf(audited, form, browser.port))) === 0) return await reportOf(audited)
    } finally {
      await browser.stop()
    }
  }
  throw new Error(`Lighthouse failed ${attempts} times on ${audited.url}; its lines above say why`)
}

const argumentsOf = ({ url, output }: Audited, form: Form, port: number): string[] => [
  join(root, 'node_modules/lighthouse/cli/index.js'),
  url,
  ...['--port', String(port), '--output', 'json', '--output-path', output, '--only-categories', 'performance'],
  ...['--quiet', '--no-enable-error-reporting'],
  ...(form === 'desktop' ? ['--preset', 'desktop'] : []),
]

const reportOf = async ({ url, output }: Audited): Promise<Report> => {
  const report = JSON.parse(await readFile(output, 'utf8')) as Report
  if (!report.finalDisplayedUrl.startsWith(url)) throw new Error(`Lighthouse was led from ${url} to ${report.finalDisplayedUrl}`)
  return report
}

const lighthouse = (args: readonly string[]): Promise<number | null> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
    child.once('error', reject)
    child.once('exit', resolve)
  })
