import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { type PartitionReader, partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import { syncConflictRecord, syncLinkId, syncLinkRecord, syncRunRecord } from '@auctionwiz/records/auction-syncs'
import { invitationRecord } from '@auctionwiz/records/bidder-invitations'
import type { NotificationDocument } from '@auctionwiz/records/notifications'
import type { Settled } from './case-standing.ts'

export type SettledSubjects = ReadonlyMap<string, Settled>

/** By notification, what became of an auction's syncs and invitations that waited for a decision; nothing of those that still wait. */
export const settledSubjects = async (store: DocumentStore, documents: readonly NotificationDocument[]): Promise<SettledSubjects> => {
  const read = await Promise.all(
    documents.map(async ({ id, kind, subjectId, accountId, auctionHouseId }) => {
      const look = looks[kind]
      const settled = look && subjectId !== undefined && (await look(partitionOf(store, 'bidders', [accountId, auctionHouseId]), subjectId))
      return settled ? ([[id, settled]] as const) : []
    }),
  )
  return new Map(read.flat())
}

type Look = (house: PartitionReader, auctionId: string) => Promise<Settled | undefined>

const waitingSync: Look = async (house, auctionId) => {
  const part = house.in('auctions').within(auctionId)
  const { runId = '' } = (await readerOf(syncLinkRecord, part).find(syncLinkId))?.document ?? {}
  const run = (await readerOf(syncRunRecord, part).find(runId))?.document
  if (run?.status === 'comparing' || run?.status === 'ready') return undefined
  return run?.goesAhead ? { how: 'carriedOut', by: run.startedBy } : { how: 'discarded' }
}

const openConflicts: Look = async (house, auctionId) => {
  const conflicts = readerOf(syncConflictRecord, house.in('auctions').within(auctionId))
  return (await conflicts.count([{ field: 'status', equals: 'pending' }], 1)) === 0 ? { how: 'decided' } : undefined
}

const invitationsInReview: Look = async (house, auctionId) => {
  const where = [
    { field: 'auctionId', equals: auctionId },
    { field: 'state', equals: 'review' },
  ] as const
  return (await readerOf(invitationRecord, house).count(where, 1)) === 0 ? { how: 'decided' } : undefined
}

const looks: Partial<Record<NotificationDocument['kind'], Look>> = {
  sync_waiting: waitingSync,
  sync_conflicts: openConflicts,
  invitations_in_review: invitationsInReview,
}
