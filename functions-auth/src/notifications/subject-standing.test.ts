import type { SyncRun } from '@auctionwiz/contracts/auction-sync'
import type { NotificationKind } from '@auctionwiz/contracts/notification-kinds'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { syncConflictRecord, syncLinkId, syncLinkRecord, syncRunRecord } from '@auctionwiz/records/auction-syncs'
import { type InvitationDocument, invitationRecord } from '@auctionwiz/records/bidder-invitations'
import { notify } from '@auctionwiz/records/notify'
import { expect, it } from 'vitest'
import { testApp } from '../testing.ts'

const at = '2026-11-20T09:00:00.000Z'

/** An administrator who was notified of something in an auction. */
const notified = async (kind: NotificationKind) => {
  const app = testApp()
  await app.addUser('usr_ada', 'ada@house.example')
  await app.addAccount('acc_one', 'One', { usr_ada: 'admin' })
  const house = partitionOf(app.store, 'bidders', ['acc_one', 'acc_one_house'])
  const place = { accountId: 'acc_one', auctionHouseId: 'acc_one_house' }
  await notify(app.store, 'usr_ada', { cause: ['x'], kind, ...place, subjectId: 'auc_1', facts: { name: 'Rugs', count: 1 } }, app.now())
  const { token } = await app.enter('ada@house.example', 'acc_one')
  const settled = async (): Promise<string | undefined> => (await app.call('listNotifications', { token })).notifications[0].settled
  return { house, part: house.in('auctions').within('auc_1'), settled }
}

it('a plan of a sync says that somebody carried it out, or that it was discarded', async () => {
  const { part, settled } = await notified('sync_waiting')
  const link = { auctionId: 'auc_1', platformId: 'gavelnet', platformAuctionId: 'sale-1', importedById: 'usr_ada', importedBy: 'Ada' }
  await recordsOf(syncLinkRecord, part).create(syncLinkRecord.document({ id: syncLinkId, ...link, runId: 'syn_1' }))
  const runIs = (status: SyncRun['status'], more: { goesAhead?: true; startedBy?: string } = {}) => {
    const by = { startedBy: 'Ada', startedById: 'usr_ada', startedAt: at, movedAt: at, attempt: 1, correlationId: 'cor_1' }
    const of = { auctionId: 'auc_1', platformId: 'gavelnet', platform: 'Gavelnet', direction: 'pull', origin: 'person' } as const
    return recordsOf(syncRunRecord, part).put(syncRunRecord.document({ id: 'syn_1', ...of, ...by, status, ...more }))
  }
  await runIs('ready')
  expect(await settled()).toBeUndefined()
  await runIs('applying', { goesAhead: true, startedBy: 'Olga' })
  expect(await settled()).toBe('Carried out by Olga. There is nothing left for you to decide.')
  await runIs('discarded')
  expect(await settled()).toBe('This plan was discarded. There is nothing left for you to decide.')
})

it('conflicts of a sync say that all were decided', async () => {
  const { part, settled } = await notified('sync_conflicts')
  const statusIs = (status: 'pending' | 'skipped') => {
    const of = { auctionId: 'auc_1', runId: 'syn_1', platformId: 'gavelnet', platform: 'Gavelnet', kind: 'lot' } as const
    const about = { conflictType: 'mismatch', recordId: 'lot_1', platformRecordId: 'p/1', name: 'Lot 1' } as const
    const document = syncConflictRecord.document({ id: 'con_1', ...of, ...about, fields: [], status, createdAt: at, updatedAt: at })
    return recordsOf(syncConflictRecord, part).put(document)
  }
  await statusIs('pending')
  expect(await settled()).toBeUndefined()
  await statusIs('skipped')
  expect(await settled()).toBe('All were decided. There is nothing left for you to decide.')
})

it('invitations in review say that all were decided', async () => {
  const { house, settled } = await notified('invitations_in_review')
  const stateIs = (state: InvitationDocument['state']) => {
    const bidder = { bidderId: 'bid_1', bidderName: 'Ann Lee', bidderNumber: 'B-1', score: 60, tier: 'Gold' } as const
    const keys = { searchText: 'ann lee', grams: [], listKeys: { score: 60, name: 'lee', won: 0, lastAuction: '' } }
    const document = invitationRecord.document({ id: 'inv_1', auctionId: 'auc_1', ...bidder, ...keys, state, at, decidedBy: [] })
    return recordsOf(invitationRecord, house).put(document)
  }
  await stateIs('review')
  expect(await settled()).toBeUndefined()
  await stateIs('invited')
  expect(await settled()).toBe('All were decided. There is nothing left for you to decide.')
})
