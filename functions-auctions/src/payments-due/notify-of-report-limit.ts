import { reportBy, reportNoticeAt } from '@auctionwiz/domain/payments-due/ladder'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { housePeople } from '@auctionwiz/records/house-people'
import { paymentDueRecord } from '@auctionwiz/records/payments-due'
import { saleBidders } from '@auctionwiz/records/registered-bidders'
import type { NoticePlace, NoticePorts } from './send-notice.ts'

/**
 * Notifies those who process payments some days before a platform stops taking reports of the winner. They are notified before it is noted, so
 * that a round that stops in between notifies them again, which makes no second notification.
 * @returns milliseconds until they are to be notified
 */
export const notifyOfReportLimit = async (
  { notify }: Pick<NoticePorts, 'notify'>,
  { house, account, accountId, auctionHouseId, ladder, now }: NoticePlace,
  id: string,
): Promise<number | undefined> => {
  const dues = recordsOf(paymentDueRecord, house)
  const due = (await dues.find(id))?.document
  const at = due && reportNoticeAt(due, ladder, now)
  const by = due && reportBy(due, ladder)
  if (at === undefined || by === undefined || !due?.platform || due.reportTold === by) return undefined
  const wait = Date.parse(at) - now.getTime()
  if (wait > 0) return wait
  const people = (await housePeople(account, auctionHouseId)).filter(({ permissions }) => permissions.has('payments:process'))
  const person = (await saleBidders(house, [due.bidderId])).get(due.bidderId)?.name ?? ''
  const facts = { person, name: due.platform.name, due: by }
  const notice = { cause: [id, 'report', by], kind: 'report_due', accountId, auctionHouseId, subjectId: due.auctionId, facts } as const
  for (const { userId } of people) await notify(userId, notice)
  await dues.change(id, (current) => ({ ...current, reportTold: by }))
  return undefined
}
