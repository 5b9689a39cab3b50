import type { Auction } from '@auctionwiz/contracts/auctions'
import type { HouseRole } from '@auctionwiz/contracts/permissions'
import { auctionConditions } from '@auctionwiz/domain/auctions/actions'
import { auctionDefaults } from '@auctionwiz/domain/auctions/document'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { inHouse } from '../../../testing/in-house.tsx'
import { useRecordForm } from '../../ui/record-form/use-record-form.ts'
import { AuctionFields } from './AuctionFields.tsx'
import { useAllowedChanges } from './allowed-changes.ts'
import { auctionValues } from './auction-form.ts'
import { auctionFormText } from './messages.ts'

const auction: Auction = {
  ...auctionDefaults,
  ...{ id: 'auc_1', title: 'Silver', status: 'Upcoming', publishedAt: '2026-11-22T09:00:00.000Z', version: '7' },
  ...{ startDate: '2027-03-12T15:00:00.000Z', endDate: '2027-03-15T21:00:00.000Z' },
  ...{ createdAt: '2026-11-22T09:00:00.000Z', updatedAt: '2026-11-22T09:00:00.000Z' },
  ...{ buyersPremium: [], requirements: [], paymentMethods: [], biddingIncrements: [], biddingDeposits: [], shippingOptions: [] },
}

const Fields = ({ opened }: { opened: Auction }) => {
  const form = useRecordForm({
    opened: auctionValues(opened, 'America/New_York'),
    check: () => ({}),
    send: async () => undefined,
    onSaved: () => undefined,
  })
  return <AuctionFields form={form} existing={useAllowedChanges(opened)} />
}

const render = (status: Auction['status'], role: HouseRole): string =>
  renderToStaticMarkup(inHouse(<Fields opened={{ ...auction, status }} />, role))

const dates = ['startDate', 'startTime', 'endDate', 'endTime']

const disabledIn = (markup: string): string[] =>
  dates.filter((field) => / disabled=""/.test(new RegExp(`<input[^>]* id="auction-${field}"[^>]*>`).exec(markup)?.[0] ?? ''))

it('lets staff move both dates until bidding is open, and then the end alone', () => {
  expect(disabledIn(render('Upcoming', 'staff'))).toEqual([])
  const open = render('Active', 'staff')
  expect(disabledIn(open)).toEqual(['startDate', 'startTime'])
  expect(open).toContain('Bidding is open: only the end can be moved.')
})

it('fixes both dates of an auction that is over, and says why', () => {
  const over = render('Completed', 'staff')
  expect(disabledIn(over)).toEqual(dates)
  expect(over).toContain('Not possible while the auction is Completed.')
})

it('fixes both dates for a user without the permission to schedule, and names it', () => {
  const markup = render('Upcoming', 'viewer')
  expect(disabledIn(markup)).toEqual(dates)
  expect(markup).toContain('auctions:schedule')
})

it('lists all conditions that are fixed once bidding is open', () => {
  const open = render('Active', 'staff')
  expect(auctionConditions).toHaveLength(12)
  for (const field of auctionConditions) expect(open).toContain(auctionFormText.labels[field])
})
