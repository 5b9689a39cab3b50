import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atMost, fact, type Row, shown } from '../lib/report.ts'
import { measureBaselines } from './baselines.ts'
import type { ErrorKinds } from './errors.ts'
import { makePeople } from './generate.ts'
import { writeMadePeople } from './made-file.ts'
import type { FileRun } from './match-file.ts'
import { measureFile } from './measure-file.ts'
import { qualityRows, scoreText } from './rows.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What a careful user of Splink 4 reaches on people of this making: F1 at 0.5, and seconds. */
const anchors = new Map([
  [5_000, { f1: 0.997, seconds: 25 }],
  [10_000, { f1: 0.9973, seconds: 25 }],
  [100_000, { f1: 0.9964, seconds: 31 }],
  [1_000_000, { f1: 0.9951, seconds: 88 }],
])
const maxMegabytes = 1500
const maxGrowth = 13
const certainPrecision = 0.995
const seed = 42
/** Beyond this the baselines would take longer than all the rest. */
const baselinesUpTo = 10_000

const kindTitles: Record<ErrorKinds, string> = { slips: 'slips', life: 'moves, marriages, new addresses' }

/** Quality, calibration, time and memory on made-up people of each size. */
export const measureMade = async (sizes: readonly number[], kinds: readonly ErrorKinds[], vocabulary: Vocabulary): Promise<Row[]> => {
  const rows: Row[] = []
  const folder = mkdtempSync(join(tmpdir(), 'duplicates-'))
  try {
    for (const kind of kinds) {
      let before: FileRun | undefined
      for (const size of sizes) {
        const made = makePeople(size, seed, vocabulary, kind)
        const file = join(folder, 'people.csv')
        writeMadePeople(file, made)
        const run = measureFile(file)
        rows.push(...runRows(`${shown(size)}, ${kindTitles[kind]}`, run, kind))
        if (before) rows.push(growthRow(size, run, before))
        before = run
        if (size > baselinesUpTo) continue
        const baselines = await measureBaselines(
          Array.from(made.entities, (_, index) => made.person(index)),
          made.entities,
        )
        rows.push(
          fact(`${shown(size)}: blocking recall`, `${baselines.blockingRecall.toFixed(5)} (${shown(baselines.candidates)} candidates)`),
        )
        rows.push(
          fact(`${shown(size)}: exact match`, scoreText(baselines.exact)),
          fact(`${shown(size)}: Jaro–Winkler`, scoreText(baselines.jaroWinkler)),
        )
      }
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
  return rows
}

const runRows = (title: string, { records, seconds, processorSeconds, peakMegabytes, quality }: FileRun, kind: ErrorKinds): Row[] => {
  const anchor = anchors.get(records)
  if (quality === undefined) throw new Error('Made-up people tell who they are')
  return [
    ...qualityRows(title, quality, { f1: kind === 'slips' ? (anchor?.f1 ?? 0.995) : 0.98, precision: certainPrecision }),
    anchor === undefined
      ? fact(`${title}: time`, `${shown(seconds)} s`)
      : atMost(`${title}: time`, seconds, anchor.seconds / 4, ' s', `from file to pairs; ${shown(processorSeconds)} s of processor time`),
    atMost(`${title}: peak memory`, peakMegabytes, maxMegabytes, ' MB'),
  ]
}

const growthRow = (size: number, run: FileRun, before: FileRun): Row => {
  const what = `growth of time from ${shown(before.records)} to ${shown(size)}`
  const growth = run.seconds / before.seconds
  return size === before.records * 10 ? atMost(what, growth, maxGrowth, '×') : fact(what, `${shown(growth)}×`)
}
