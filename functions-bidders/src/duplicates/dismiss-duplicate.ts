import type * as calls from '@auctionwiz/contracts/duplicates'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { type PairDocument, pairRecord } from '@auctionwiz/records/duplicate-pairs'
import { pairOf, undecided } from './pair-document.ts'
import { readPairIn } from './pair-repository.ts'

export const dismissDuplicate: UseCase<typeof calls.dismissDuplicate> = async ({ params }, { house, claims, now, audit }) => {
  const { document, version } = await readPairIn(house, params.id, 'pending')
  const dismissed: PairDocument = { ...document, status: 'dismissed', decidedAt: now.toISOString(), decidedBy: claims.userName }
  const event = audit({
    action: 'duplicate.dismiss',
    subjectType: 'duplicate',
    subjectId: document.id,
    after: { bidderIds: document.bidderIds },
  })
  await house.write([pairRecord.replacement(dismissed, version), event])
  return pairOf(dismissed)
}

export const reopenDuplicate: UseCase<typeof calls.reopenDuplicate> = async ({ params }, { house, audit }) => {
  const { document, version } = await readPairIn(house, params.id, 'dismissed')
  const pending = undecided(document)
  const event = audit({
    action: 'duplicate.reopen',
    subjectType: 'duplicate',
    subjectId: document.id,
    after: { bidderIds: document.bidderIds },
  })
  await house.write([pairRecord.replacement(pending, version), event])
  return pairOf(pending)
}
