import { isNotificationKind } from '@auctionwiz/contracts/notification-kinds'
import type { CaseMailDocument } from '@auctionwiz/records/case-mails'
import type { Notice } from '@auctionwiz/records/notify'

type Place = Pick<Notice, 'accountId' | 'auctionHouseId'>

/**
 * The notification of what an automation writes to someone; none for a rule that is mailed alone. Its cause is the mail, so that a repeated round makes
 * no second one.
 */
export const caseNotice = (
  { id, caseId, rule, facts: { status: _status, priority: _priority, ...facts } }: CaseMailDocument,
  caseNumber: string,
  { accountId, auctionHouseId }: Place,
): Notice | undefined => {
  if (!isNotificationKind(rule)) return undefined
  return { cause: [id], kind: rule, accountId, auctionHouseId, subjectId: caseId, facts: { ...facts, caseNumber }, hasOwnMail: true }
}
