import type { AuctionSummary } from '@auctionwiz/contracts/auctions'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { inHouse } from '../../../testing/in-house.tsx'
import { useThresholdReason } from './use-threshold-reason.ts'

const auction: AuctionSummary = {
  ...{
    id: 'auc_1',
    title: 'Silver',
    company: '',
    location: '',
    auctionType: 'Live',
    status: 'Upcoming',
    biddersRegistered: 0,
    version: '1',
  },
  ...{ startDate: '2027-03-12T15:00:00.000Z', endDate: '2027-03-15T21:00:00.000Z' },
}

const Reason = ({ status }: Pick<AuctionSummary, 'status'>) => useThresholdReason({ ...auction, status }) ?? 'possible'

it.each([
  ['Upcoming', 'possible'],
  ['Active', 'possible'],
  ['Completed', 'This auction is over, so no one else can be invited.'],
  ['Cancelled', 'This auction is over, so no one else can be invited.'],
] as const)('while %s: %s', (status, words) => {
  expect(renderToStaticMarkup(inHouse(<Reason status={status} />, 'staff'))).toContain(words)
})
