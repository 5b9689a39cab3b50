import type { InvitationDocument } from '@auctionwiz/records/bidder-invitations'
import { expect, it } from 'vitest'
import { takenBack } from './take-back.ts'

const decided = { state: 'denied', by: 'Una', byId: 'usr_una', at: '2026-11-22T10:00:00.000Z' } as const
const denied: InvitationDocument = {
  id: 'inv_1',
  type: 'bidder-invitation',
  auctionId: 'auc_1',
  bidderId: 'bid_1',
  bidderName: 'Ann Lee',
  bidderNumber: 'B-1',
  searchText: 'ann lee',
  grams: [],
  listKeys: { score: 90, name: 'ann lee', won: 0, lastAuction: '' },
  state: 'denied',
  score: 90,
  tier: 'Gold',
  at: '2026-11-22T09:00:00.000Z',
  run: 'dec_1',
  before: { state: 'invited', mail: 'sending' },
  decidedBy: [decided],
}

it('brings an invitation back with its email as sent where it arrived meanwhile', () => {
  expect(takenBack({ ...denied, mail: 'sending' })).toMatchObject({ state: 'invited', mail: 'sending', decidedBy: [] })
  expect(takenBack({ ...denied, mail: 'sent', sentAt: '2026-11-22T10:00:01.000Z' })).toMatchObject({ state: 'invited', mail: 'sent' })
})
