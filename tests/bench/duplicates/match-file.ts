import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import type { DuplicatePairs } from '@auctionwiz/domain/duplicates/duplicate-pairs'
import { findDuplicates } from '@auctionwiz/domain/duplicates/find-duplicates'
import type { Person } from '@auctionwiz/domain/duplicates/person'
import { csvLine } from '@auctionwiz/domain/imports/csv'
import { openPeopleFile, readEntities } from './people-file.ts'
import { type Quality, qualityOf } from './quality.ts'

/** Figures of one run over a file, from opening it to having the pairs. */
export interface FileRun {
  records: number
  pairs: number
  seconds: number
  /** Most memory the process ever held, in megabytes. */
  peakMegabytes: number
  quality?: Quality
}

export interface MatchFileOptions {
  out?: string | undefined
  without?: readonly (keyof Person)[]
}

/** Finds the duplicates of a CSV of people; writes the pairs as `id_a,id_b,probability` where asked to. */
export const matchFile = async (file: string, { out, without = [] }: MatchFileOptions = {}): Promise<FileRun> => {
  const started = performance.now()
  const { people, ids } = openPeopleFile(file, without)
  const { pairs } = await findDuplicates(people)
  const seconds = (performance.now() - started) / 1000
  const peakMegabytes = process.resourceUsage().maxRSS / 1024
  const entities = readEntities(file)
  if (out !== undefined) await writePairs(out, pairs, ids)
  return { records: ids.length, pairs: pairs.size, seconds, peakMegabytes, ...(entities && { quality: qualityOf(pairs, entities) }) }
}

const writePairs = async (file: string, { size, first, second, probabilities }: DuplicatePairs, ids: readonly string[]): Promise<void> => {
  const stream = createWriteStream(file)
  stream.write('id_a,id_b,probability\r\n')
  for (let pair = 0; pair < size; pair += 1) {
    const line = csvLine([ids[first[pair] ?? 0], ids[second[pair] ?? 0], Number((probabilities[pair] ?? 0).toFixed(6))])
    if (!stream.write(line)) await once(stream, 'drain')
  }
  stream.end()
  await once(stream, 'finish')
}
