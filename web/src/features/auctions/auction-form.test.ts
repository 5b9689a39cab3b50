import type { Auction } from '@auctionwiz/contracts/auctions'
import { auctionDefaults } from '@auctionwiz/domain/auctions/document'
import { incrementPresets, presetBands } from '@auctionwiz/domain/auctions/increment-presets'
import { describe, expect, it } from 'vitest'
import { auctionChangeOf, auctionValues, biddersTyped, checkAuction, emptyAuction, newAuctionOf } from './auction-form.ts'
import { amountOf, incrementProblem, incrementsIn, incrementText, premiumBand, premiumIn } from './band-texts.ts'

const zone = 'America/New_York'
const filled = { ...emptyAuction('Vale', 'USD'), title: 'Silver', startDate: '2027-03-12', endDate: '2027-03-15' }

const stored: Auction = {
  ...auctionDefaults,
  id: 'auc_1',
  title: 'Silver',
  status: 'Upcoming',
  startDate: '2027-03-12T15:00:00.000Z',
  endDate: '2027-03-15T21:00:00.000Z',
  buyersPremium: [
    { from: 0, basisPoints: 2550 },
    { from: 25_000_000, basisPoints: 2000 },
  ],
  requirements: ['Identity', 'Address'],
  paymentMethods: ['Check'],
  biddingIncrements: presetBands('timed', 'USD'),
  biddingDeposits: [],
  shippingOptions: ['Collection'],
  createdAt: '2026-11-22T09:00:00.000Z',
  updatedAt: '2026-11-22T09:00:00.000Z',
  version: '7',
}

describe('the form of an auction', () => {
  it('reads days and times in the house’s zone, across the change of the clocks', () => {
    expect(newAuctionOf(filled, zone)).toMatchObject({ startDate: '2027-03-12T15:00:00.000Z', endDate: '2027-03-15T21:00:00.000Z' })
    expect(auctionValues(stored, zone).values).toMatchObject({
      ...{ startDate: '2027-03-12', startTime: '10:00', endDate: '2027-03-15', endTime: '17:00' },
    })
  })

  it('sends back what it was opened with, and of a change only what differs', () => {
    const opened = auctionValues(stored, zone)
    expect(newAuctionOf(opened.values, zone)).toMatchObject({
      buyersPremium: stored.buyersPremium,
      biddingIncrements: stored.biddingIncrements,
      requirements: ['Identity', 'Address'],
    })
    expect(auctionChangeOf(opened.values, opened, zone)).toEqual({ version: '7' })
    const changed = { ...opened.values, endTime: '18:00', biddersRegistered: '12', status: 'Cancelled', requirements: 'Identity\n\n' }
    expect(auctionChangeOf(changed, opened, zone)).toEqual({
      ...{ version: '7', status: 'Cancelled', biddersRegistered: 12, requirements: ['Identity'], endDate: '2027-03-15T22:00:00.000Z' },
    })
  })

  it('names the fields that cannot be sent', () => {
    expect(checkAuction(filled, zone)).toEqual({})
    const { title: _title, ...times } = checkAuction(emptyAuction('Vale', 'USD'), zone)
    expect(Object.keys(times)).toEqual(['startDate', 'endDate'])
    const wrong = {
      ...filled,
      title: ' ',
      endDate: '2027-03-11',
      biddersRegistered: 'many',
      biddingIncrements: '100',
      buyersPremium: ['0|101'],
    }
    expect(Object.keys(checkAuction(wrong, zone)).toSorted()).toEqual(
      ['biddersRegistered', 'biddingIncrements', 'buyersPremium', 'endDate', 'title'].toSorted(),
    )
  })
})

it.each([
  ['1000', 100_000],
  ['1,000', 100_000],
  ['1 000.50', 100_050],
  ['1.000,50', 100_050],
  ['12,5', 1_250],
  ['', undefined],
  ['-1', undefined],
  ['ten', undefined],
])('reads the amount %s', (typed, amount) => {
  expect(amountOf(typed, 'USD')).toBe(amount)
})

it.each(incrementPresets)('reads back the increments that it writes (%s)', (preset) => {
  for (const currency of ['USD', 'JPY'] as const) {
    const text = incrementText(presetBands(preset, currency), currency)
    expect(incrementProblem(text, currency)).toBeUndefined()
    expect(incrementsIn(text, currency)).toEqual(presetBands(preset, currency))
  }
})

it('reads bands of the premium, of which 0% alone is none', () => {
  expect(premiumIn([premiumBand('', '25,5'), premiumBand('250,000', '20')], 'GBP')).toEqual([
    { from: 0, basisPoints: 2550 },
    { from: 25_000_000, basisPoints: 2000 },
  ])
  expect(premiumIn([premiumBand('0', '0')], 'GBP')).toEqual([])
  expect(premiumIn([premiumBand('0', '25'), premiumBand('0', '20')], 'GBP')).toBeUndefined()
})

it.each([
  ['41', '41'],
  [' 007 ', '7'],
  ['', '0'],
  ['none', '0'],
  ['-3', '0'],
])('reads %j bidders as %j', (typed, shown) => {
  expect(biddersTyped(typed)).toBe(shown)
})
