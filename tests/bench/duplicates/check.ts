import { checkOne } from '@auctionwiz/domain/duplicates/check-one'
import { prepareIndex } from '@auctionwiz/domain/duplicates/index-people'
import { atMost, fact, type Row, shown } from '../lib/report.ts'
import { makePeople } from './generate.ts'
import type { Vocabulary } from './vocabulary.ts'

const records = 100_000
const checks = 500
const warmUp = 50
const maxMilliseconds = 15

/** One new bidder against a house of 100,000. */
export const measureCheck = async (vocabulary: Vocabulary): Promise<Row[]> => {
  const made = makePeople(records, 7, vocabulary, 'life')
  const originals = made.entities.findIndex((entity, index) => entity !== index)
  const started = performance.now()
  const index = await prepareIndex(Array.from({ length: originals }, (_, record) => made.person(record)))
  const prepared = performance.now() - started
  const times: number[] = []
  let found = 0
  for (let turn = 0; turn < checks + warmUp; turn += 1) {
    const person = made.person(originals + turn)
    const begun = performance.now()
    const likely = checkOne(index, person)
    if (turn < warmUp) continue
    times.push(performance.now() - begun)
    if (likely.some(({ record, probability }) => probability >= 0.5 && record === made.entities[originals + turn])) found += 1
  }
  times.sort((a, b) => a - b)
  return [
    atMost(`one against ${shown(originals)}, median`, times[checks / 2] ?? 0, maxMilliseconds, ' ms', `n = ${checks}`),
    fact('one, 95th percentile', `${shown(times[Math.floor(checks * 0.95)] ?? 0)} ms`),
    fact('its duplicate found at 0.5', `${((100 * found) / checks).toFixed(1)} %`),
    fact('index prepared without a model', `${shown(prepared / 1000)} s`),
  ]
}
