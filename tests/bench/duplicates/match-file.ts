import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import type { DuplicatePairs } from '@auctionwiz/domain/duplicates/duplicate-pairs'
import { findDuplicates } from '@auctionwiz/domain/duplicates/find-duplicates'
import { csvLine } from '@auctionwiz/domain/imports/csv'
import type { Columns, FileOptions } from './columns.ts'
import { openPeopleFile, readEntities } from './people-file.ts'
import { type Quality, qualityOf } from './quality.ts'

/** Figures of one run over a file, from opening it to having the pairs. */
export interface FileRun {
  records: number
  pairs: number
  seconds: number
  /** Seconds of processor time meanwhile, which other work on the machine hardly changes. */
  processorSeconds: number
  /** Most memory the process ever held, in megabytes. */
  peakMegabytes: number
  told: Columns['told']
  quality?: Quality
}

export interface MatchFileOptions extends FileOptions {
  out?: string | undefined
}

/** Finds the duplicates of a CSV of people; writes the pairs as `id_a,id_b,probability` where asked to. */
export const matchFile = async (file: string, { out, ...options }: MatchFileOptions = {}): Promise<FileRun> => {
  const started = performance.now()
  const used = process.cpuUsage()
  const { people, ids, told } = openPeopleFile(file, options)
  const { pairs } = await findDuplicates(people)
  const seconds = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage(used)
  const processorSeconds = (user + system) / 1_000_000
  const peakMegabytes = process.resourceUsage().maxRSS / 1024
  const entities = readEntities(file, options)
  if (out !== undefined) await writePairs(out, pairs, ids)
  return {
    records: ids.length,
    pairs: pairs.size,
    seconds,
    processorSeconds,
    peakMegabytes,
    told,
    ...(entities && { quality: qualityOf(pairs, entities) }),
  }
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
