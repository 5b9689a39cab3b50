import type { reopenDuplicate as endpoint } from '@auctionwiz/contracts/duplicates'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { pairRecord } from '@auctionwiz/records/duplicate-pairs'
import { pairOf, undecided } from './pair-document.ts'
import { readPairIn } from './pair-repository.ts'

export const reopenDuplicate: UseCase<typeof endpoint> = async ({ params }, { house, audit }) => {
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
