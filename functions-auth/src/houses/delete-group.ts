import type { deleteGroup as endpoint } from '@auctionwiz/contracts/houses'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { houseGroupRecord } from '@auctionwiz/records/house-groups'
import { accountAudit } from '../audit/audit-of.ts'
import { administeredGroup } from './administered-group.ts'

export const deleteGroup: UseCase<typeof endpoint> = async ({ params: { id } }, context) => {
  const { document, version } = await administeredGroup(id, context)
  const event = accountAudit(context)({
    action: 'group.delete',
    subjectType: 'group',
    subjectId: id,
    subjectName: document.name,
    before: { name: document.name },
  })
  await recordsOf(houseGroupRecord, context.account).remove(id, version, [event])
  return { success: true }
}
