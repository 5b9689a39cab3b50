import { expect, it } from 'vitest'
import { samplePlatformBidders, samplePlatforms } from './sample-platforms.ts'

it('are six, four of them connected, each with bidders of different addresses, some of them inactive', () => {
  expect(samplePlatforms).toHaveLength(6)
  expect(samplePlatforms.filter(({ connected }) => connected)).toHaveLength(4)
  for (const platform of samplePlatforms) {
    const bidders = samplePlatformBidders(platform)
    expect(new Set(bidders.map(({ email }) => email)).size).toBe(platform.bidders)
    expect(new Set(bidders.map(({ status }) => status)).size).toBe(2)
    expect(samplePlatformBidders(platform)).toEqual(bidders)
  }
})
