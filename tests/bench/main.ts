import { build, functionApps, parts } from '@auctionwiz/local/stack/build-if-stale'
import { type Bench, startBench } from './lib/bench-stack.ts'
import { type Row, table } from './lib/report.ts'
import { measureAssessment } from './sections/assessment.ts'
import { measureCases } from './sections/cases.ts'
import { measureClerk } from './sections/clerk.ts'
import { measureClicks } from './sections/clicks.ts'
import { measureColdStart } from './sections/cold.ts'
import { measureFairness } from './sections/fairness.ts'
import { fillHouse } from './sections/fill.ts'
import { measureBeside, measureFormats } from './sections/formats.ts'
import { measureImports } from './sections/import.ts'
import { measureInvitations } from './sections/invitations.ts'
import { measureLighthouse } from './sections/lighthouse.ts'
import { measureList } from './sections/list.ts'
import { measureLoad } from './sections/load.ts'
import { measureLots } from './sections/lots.ts'
import { measureNotifications } from './sections/notifications.ts'
import { countOperations } from './sections/operations.ts'
import { measurePacks } from './sections/packs.ts'
import { measurePairs } from './sections/pairs.ts'
import { measureRescore } from './sections/rescore.ts'
import { measureResults } from './sections/results.ts'
import { measureScroll } from './sections/scroll.ts'
import { measureSizes } from './sections/sizes.ts'
import { measureSync } from './sections/sync.ts'
import { measureUploads } from './sections/uploads.ts'

const usage = `npm run bench [-- sections]
  list        pages and searches of a house of 100,000 bidders over HTTP against the SDK alone, storage operations per call
  invitations pages, a search and the counts of an auction with 100,000 decisions in review against the SDK alone
  lots        pages and searches of 10,000 auctions and 100,000 lots of a house against the SDK alone; "million-lots" has 1,000,000
  cases       pages and searches of 50,000 open legal cases of a house, and a round of their timer, against the SDK alone
  notifications the bell and the list of a user with 100,000 notifications; "million-notifications" has 1,000,000
  packs       evidence packs of cases with 50 and 500 documents: time, and memory of the worker
  clerk       the clerk's screen in Chromium: from a key to the paint, calls for each lot
  clicks      the first click on each control of Bidders in Chromium to its reaction, and a panel that was open before
  load        requests per second and p99 at 10 connections against bare handlers
  import      imports of 10,000 and 100,000 CSV rows against raw batches; "million" adds 1,000,000
  formats     imports of 100,000 rows as CSV and as a workbook, and their dry run
  beside      imports of 1,000 rows alone and beside one of 100,000 by another account; "million-beside" has 1,000,000
  uploads     memory of the app while 100 MB arrive, with a form and in blocks
  results     closing of a sale of 5,000 lots, until all facts and scores are up to date, against raw batches
  sync        import of an auction of 50,000 lots from a bidding platform, and a sync that finds nothing
  assessment  assessment of a house of 100,000 bidders for an auction, against reading them through the SDK alone
  rescore     preview and rescoring of a house of 100,000 bidders after its weights changed, against raw batches
  duplicates  quality, calibration, time and memory of matching, by itself; -- duplicates --help tells its options
  pairs       search for duplicates in a house of 100,000 bidders, first and again, and the check of one new bidder
  fairness    calls, imports and workbooks of one house alone and beside an account that asks for as much as it can
  cold        start of each app to its first answer
  sizes       the web app's JavaScript
  scroll      frames a second while all rows of such a house are scrolled through in Chromium
  lighthouse  mobile and desktop, login and bidders
Without sections all of them run, except those that begin with "million". Ratios are taken within one run; the machine should have nothing else to do.`

const sections = [
  'list',
  'invitations',
  'lots',
  'million-lots',
  'cases',
  'notifications',
  'million-notifications',
  'packs',
  'clerk',
  'clicks',
  'load',
  'import',
  'million',
  'formats',
  'beside',
  'million-beside',
  'uploads',
  'results',
  'sync',
  'assessment',
  'rescore',
  'pairs',
  'fairness',
  'cold',
  'sizes',
  'lighthouse',
  'scroll',
] as const
type Section = (typeof sections)[number]

const readSections = (words: readonly string[]): ReadonlySet<Section> => {
  const chosen = words.map((word) => {
    const section = sections.find((name) => name === word)
    if (!section) throw new Error(`There is no section "${word}".\n${usage}`)
    return section
  })
  return new Set(chosen.length > 0 ? chosen : sections.filter((name) => !name.startsWith('million')))
}

const bidderCount = 100_000

/** Prints each table as soon as it is there; a section that fails is reported and the others continue. */
const run = async (chosen: ReadonlySet<Section>, bench: Bench): Promise<void> => {
  const wants = (...names: Section[]): boolean => names.some((name) => chosen.has(name))
  const section = async (title: string, measure: () => Promise<Row[]> | Row[]): Promise<void> => {
    try {
      process.stdout.write(`${table(title, await measure())}\n\n`)
    } catch (error) {
      process.stderr.write(`${title}: ${error instanceof Error ? error.stack : error}\n`)
      process.exitCode = 1
    }
  }

  if (wants('sizes')) await section('Size', measureSizes)
  if (wants('lighthouse')) await section('Lighthouse', () => measureLighthouse(bench))
  if (wants('cold')) await section('Cold start', () => measureColdStart(bench))
  if (wants('list', 'load', 'rescore', 'scroll')) {
    const house = await fillHouse(bench, bidderCount)
    await section('House', () => house.rows)
    if (wants('list')) await section('List and search', () => measureList(bench, house))
    if (wants('list')) await section('Operations', () => countOperations(bench, house))
    if (wants('scroll')) await section('Scroll', () => measureScroll(bench, house))
    if (wants('load')) await section('Load', () => measureLoad(bench, house))
    if (wants('rescore')) await section('Rescoring', () => measureRescore(bench, house))
  }
  if (wants('invitations')) await section('Invitations', () => measureInvitations(bench, bidderCount))
  if (wants('lots')) await section('Auctions and lots', () => measureLots(bench, 10_000, 100_000))
  if (wants('million-lots')) await section('A million lots', () => measureLots(bench, 10_000, 1_000_000))
  if (wants('cases')) await section('Legal cases', () => measureCases(bench, 50_000))
  if (wants('notifications')) await section('Notifications', () => measureNotifications(bench, 100_000))
  if (wants('million-notifications')) await section('A million notifications', () => measureNotifications(bench, 1_000_000))
  if (wants('packs')) await section('Evidence packs', () => measurePacks(bench, [250, 500, 1_000]))
  if (wants('clerk')) await section('Clerk', () => measureClerk(bench, 500))
  if (wants('clicks')) await section('Clicks', () => measureClicks(bench))
  if (wants('formats')) await section('Formats', () => measureFormats(bench, 100_000))
  if (wants('beside')) await section('One import beside another', () => measureBeside(bench, { small: 1_000, large: 100_000, between: 0 }))
  // A house that imports without a pause would halve the rate of the other, and grow with each file. The clerk waits between two files.
  const million = { small: 1_000, large: 1_000_000, between: 20_000 }
  if (wants('million-beside')) await section('One import beside a million rows', () => measureBeside(bench, million))
  if (wants('uploads')) await section('Uploads', () => measureUploads(bench))
  if (wants('results')) await section('Results', () => measureResults(bench, 5_000))
  if (wants('sync')) await section('Sync', () => measureSync(bench, 50_000))
  if (wants('assessment')) await section('Assessment', () => measureAssessment(bench, bidderCount))
  if (wants('pairs')) await section('Duplicates', () => measurePairs(bench, bidderCount))
  if (wants('fairness')) await section('Fairness', () => measureFairness(bench))
  const sizes = wants('million') ? [100_000, 1_000_000] : [100_000]
  if (wants('import', 'million')) await section('Import', () => measureImports(bench, sizes))
}

const main = async (): Promise<void> => {
  const chosen = readSections(process.argv.slice(2))
  const web = (['sizes', 'lighthouse', 'scroll', 'clerk', 'clicks'] as const).some((name) => chosen.has(name))
  if (build(web ? parts : functionApps) !== 0) throw new Error('The build failed; its lines above say why')
  const bench = await startBench(web)
  let stopping: Promise<void> | undefined
  const stop = (): Promise<void> => {
    stopping ??= bench.stop()
    return stopping
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().finally(() => process.exit(130)))
  try {
    await run(chosen, bench)
  } finally {
    await stop()
  }
}

await main()
