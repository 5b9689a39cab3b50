import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Person } from '@auctionwiz/domain/duplicates/person'
import { fact, shown, table } from '../lib/report.ts'
import { measureCheck } from './check.ts'
import { measureCities } from './cities.ts'
import { UseError } from './columns.ts'
import type { ErrorKinds } from './errors.ts'
import { measureFebrl } from './febrl.ts'
import { measureMade } from './made.ts'
import { matchFile } from './match-file.ts'
import { qualityRows } from './rows.ts'
import { readVocabulary } from './vocabulary.ts'

const usage = `npm run bench -- duplicates [options]
  --people FILE     match a CSV of people (header names are recognised; rec_id or id names the rows) instead of the test sets
  --out FILE        write its pairs there as id_a,id_b,probability
  --id HEADER       the column that names the rows, if another than those
  --columns LIST    what columns hold whose header says it not, by commas: "kunde=surname,tel2=phone"
  --without NAMES   fields not to use, by commas: dateOfBirth,email,…
  --cities NUMBER   records of each made city; 10000 unless given, 0 for none
  --sizes NUMBERS   records of the made-up people, by commas; 5000,10000,100000 unless given, and 1000000 with --million
  --data FOLDER     where FEBRL's dataset1.csv and dataset3.csv are; needed for all but --people`

const { values } = parseArgs({
  options: {
    people: { type: 'string' },
    out: { type: 'string' },
    id: { type: 'string' },
    columns: { type: 'string', default: '' },
    without: { type: 'string', default: '' },
    sizes: { type: 'string', default: '5000,10000,100000' },
    cities: { type: 'string', default: '10000' },
    million: { type: 'boolean', default: false },
    data: { type: 'string' },
    kinds: { type: 'string', default: 'slips,life' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const listOf = (text: string): string[] => text.split(',').filter((part) => part !== '')

const columnsOf = (text: string): Record<string, string> =>
  Object.fromEntries(listOf(text).map((pair) => pair.split('=') as [string, string]))

const matchGiven = async (file: string): Promise<void> => {
  const without = listOf(values.without) as (keyof Person)[]
  const run = await matchFile(file, { out: values.out, without, id: values.id, columns: columnsOf(values.columns) })
  if (values.json) return void process.stdout.write(JSON.stringify(run))
  const rows = run.quality
    ? qualityRows('people', run.quality, { f1: 0.5, precision: 0.5 }).map(({ what, measured }) => fact(what, measured))
    : []
  const facts = [
    fact('read as', run.told.used),
    fact('not read', run.told.unused),
    fact('rows are named by', run.told.id),
    fact('records, pairs', `${shown(run.records)}, ${shown(run.pairs)}`),
    fact('time', `${shown(run.seconds)} s (${shown(run.processorSeconds)} s of processor time)`),
    fact('peak memory', `${shown(run.peakMegabytes)} MB`),
  ]
  process.stdout.write(`${table('Duplicates', [...facts, ...rows])}\n`)
}

const measureAll = async (data: string | undefined): Promise<void> => {
  if (data === undefined) throw new UseError(`Say with --data where the test sets are.\n\n${usage}`)
  const print = (title: string, rows: Parameters<typeof table>[1]): unknown => process.stdout.write(`${table(title, rows)}\n\n`)
  print('Test sets', await measureFebrl(data))
  const vocabulary = readVocabulary(['dataset1.csv', 'dataset3.csv'].map((file) => join(data, file)))
  print('Check', await measureCheck(vocabulary))
  const sizes = [...listOf(values.sizes).map(Number), ...(values.million ? [1_000_000] : [])]
  print('Made cities', await measureCities(Number(values.cities)))
  print('Made-up people', await measureMade(sizes, listOf(values.kinds) as ErrorKinds[], vocabulary))
}

if (values.help) process.stdout.write(`${usage}\n`)
else {
  try {
    await (values.people === undefined ? measureAll(values.data) : matchGiven(values.people))
  } catch (error) {
    if (!(error instanceof UseError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
