import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Person } from '@auctionwiz/domain/duplicates/person'
import { fact, type Row } from '../lib/report.ts'
import { measureBaselines } from './baselines.ts'
import { measureFile } from './measure-file.ts'
import { openPeopleFile, readEntities } from './people-file.ts'
import { type Limits, qualityRows, scoreText } from './rows.ts'

interface Case {
  file: string
  title: string
  without: (keyof Person)[]
  limits: Limits
}

const cases: readonly Case[] = [
  { file: 'dataset1.csv', title: 'FEBRL 1, names and address', without: ['dateOfBirth'], limits: { f1: 1, precision: 0.9998 } },
  {
    file: 'dataset3.csv',
    title: 'FEBRL 3, names and address',
    without: ['dateOfBirth'],
    limits: { f1: 0.9987, precision: 0.9998, recall: 0.9937 },
  },
  { file: 'dataset3.csv', title: 'FEBRL 3 with date of birth', without: [], limits: { f1: 0.9997, precision: 0.9998, recall: 0.9986 } },
]

/** Quality on the FEBRL test sets at fixed thresholds. */
export const measureFebrl = async (folder: string): Promise<Row[]> => {
  const rows: Row[] = []
  for (const { file, title, without, limits } of cases) {
    const path = join(folder, file)
    if (!existsSync(path)) return [fact('FEBRL', `no ${file} in ${folder}; --data names the folder`)]
    const { quality } = measureFile(path, without)
    if (quality === undefined) throw new Error(`${path} does not tell who is who`)
    rows.push(...qualityRows(title, quality, limits))
    const baselines = await measureBaselines([...openPeopleFile(path, { without }).people], readEntities(path) ?? [])
    rows.push(fact(`${title}: blocking recall`, `${baselines.blockingRecall.toFixed(5)} (${baselines.candidates} candidates)`))
    rows.push(fact(`${title}: exact match`, scoreText(baselines.exact)))
    rows.push(fact(`${title}: Jaro–Winkler`, scoreText(baselines.jaroWinkler)))
  }
  return rows
}
