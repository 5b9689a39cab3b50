import type { dismissDuplicate as endpoint } from '@auctionwiz/contracts/duplicates'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { type PairDocument, pairRecord } from '@auctionwiz/records/duplicate-pairs'
import { pairOf } from './pair-document.ts'
import { readPairIn } from './pair-repository.ts'

export const dismissDuplicate: UseCase<typeof endpoint> = async ({ params }, { house, claims, now, audit }) => {
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
