import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demonstrationPassword } from '@auctionwiz/local/seed/sign-in'
import { root } from '@auctionwiz/local/stack/child'
import { chromium } from 'playwright-core'
import type { Bench } from '../lib/bench-stack.ts'
import { chromiumPath, startChromium } from '../lib/chromium.ts'
import { median } from '../lib/measure.ts'
import { atLeast, atMost, type Row, shown } from '../lib/report.ts'

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
  const audited = async (name: string, path: string): Promise<Row[]> => {
    const browser = await startChromium(profile)
    try {
      return await pageRows(name, `${info.urls.web}${path}`, browser.port, join(folder, 'report.json'))
    } finally {
      await browser.stop()
    }
  }
  try {
    const login = await audited('login', '/login')
    await signIn(profile, info.urls.web)
    return [...login, ...(await audited('bidders, signed in', '/bidders'))]
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Leaves a sign-in in the profile. */
const signIn = async (profile: string, base: string): Promise<void> => {
  const context = await chromium.launchPersistentContext(profile, { executablePath: chromiumPath(), args: ['--no-sandbox'] })
  const page = await context.newPage()
  await page.goto(`${base}/login`)
  await page.getByLabel('Email').fill('blake.howie@harcourtvale.example')
  await page.getByLabel('Password', { exact: true }).fill(demonstrationPassword)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByText(/ of [\d,]+ bidders/).waitFor()
  await context.close()
}

const pageRows = async (name: string, url: string, port: number, output: string): Promise<Row[]> => {
  const rows: Row[] = []
  for (const form of Object.keys(limits) as Form[]) {
    const reports: Report[] = []
    for (let run = 0; run < runs; run += 1) reports.push(await audit(url, form, port, output))
    const middle = (pick: (report: Report) => number | undefined) => median(reports.map((report) => pick(report) ?? Number.NaN))
    const value = (id: string) => middle(({ audits }) => audits[id]?.numericValue)
    const detail = `first paint ${shown(value('first-contentful-paint'))} ms, largest ${shown(value('largest-contentful-paint'))} ms, blocked ${shown(value('total-blocking-time'))} ms`
    const score = middle(({ categories }) => categories.performance.score * 100)
    rows.push(atLeast(`Lighthouse ${form}, ${name}`, score, limits[form], '', detail))
    rows.push(atMost(`… layout shift`, value('cumulative-layout-shift'), 0, ''))
  }
  return rows
}

/** Lighthouse now and then misses the start of a page; it says so and is asked again. */
const attempts = 3

const audit = async (url: string, form: Form, port: number, output: string): Promise<Report> => {
  const args = [
    join(root, 'node_modules/lighthouse/cli/index.js'),
    url,
    ...['--port', String(port), '--output', 'json', '--output-path', output, '--only-categories', 'performance'],
    ...['--quiet', '--no-enable-error-reporting'],
    ...(form === 'desktop' ? ['--preset', 'desktop'] : []),
  ]
  for (let attempt = 1; (await lighthouse(args)) !== 0; attempt += 1)
    if (attempt === attempts) throw new Error(`Lighthouse failed ${attempts} times on ${url}; its lines above say why`)
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
