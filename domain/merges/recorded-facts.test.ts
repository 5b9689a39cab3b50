import { expect, it } from 'vitest'
import { auction, factsWith } from '../scores/test-samples.ts'
import { combinedRecordedFacts } from './combined-facts.ts'

const sale = auction({ id: 'his_sale', source: 'auction' })

it('adds up what was recorded of both, by source, and counts an auction that both name once', () => {
  const first = { auctionHistory: [sale], recordedFacts: { auction: factsWith({ auctions: 1, lotsBid: 3, wins: 1 }) } }
  const second = {
    auctionHistory: [sale, auction({ id: 'his_file', source: 'file', auctionTitle: 'Stated' })],
    recordedFacts: { auction: factsWith({ auctions: 1, lotsBid: 3, wins: 1 }), platform: factsWith({ auctions: 4 }) },
  }
  const combined = combinedRecordedFacts(first, second)
  expect(combined?.auction).toMatchObject({ auctions: 1, lotsBid: 3, wins: 1 })
  expect(combined?.platform).toMatchObject({ auctions: 4 })
})

it('records nothing where neither was recorded', () => {
  expect(combinedRecordedFacts({ auctionHistory: [auction()] }, { auctionHistory: [] })).toBeUndefined()
})
