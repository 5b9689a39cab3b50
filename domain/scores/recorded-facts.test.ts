import { expect, it } from 'vitest'
import { hasHistory } from './facts.ts'
import { isRecorded, recordedFactsOf, sourceOf } from './recorded-facts.ts'
import { auction, factsWith } from './test-samples.ts'

it('takes facts without a source, as of older records, as stated by a file', () => {
  expect(sourceOf(auction())).toBe('file')
  expect(hasHistory(recordedFactsOf({ facts: factsWith({ auctions: 9, wins: 4 }) }))).toBe(false)
})

it('counts auctions run here or on connected platforms as recorded, and not what a file or a person states', () => {
  expect((['auction', 'platform', 'file', 'manual'] as const).map((source) => isRecorded(auction({ source })))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it('adds up what auctions and platforms recorded, whatever a file states on top of it', () => {
  const recordedFacts = { auction: factsWith({ auctions: 4, wins: 2 }), platform: factsWith({ auctions: 3 }) }
  expect(recordedFactsOf({ facts: factsWith({ auctions: 900, wins: 900 }), recordedFacts })).toMatchObject({ auctions: 7, wins: 2 })
})

it('follows a correction that lowers a figure', () => {
  const recordedFacts = { auction: factsWith({ auctions: 4, defaults: 2 }) }
  expect(recordedFactsOf({ facts: factsWith({ auctions: 4, defaults: 0 }), recordedFacts })).toMatchObject({ auctions: 4, defaults: 0 })
})
