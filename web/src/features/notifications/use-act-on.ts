import { updateCaseAction } from '@auctionwiz/contracts/legal-case-entries'
import { decideSettlement, listCaseEvents, previewCaseAutomation } from '@auctionwiz/contracts/legal-case-workflow'
import { listLegalCases, readLegalCase, readLegalCaseTotals, updateLegalCase } from '@auctionwiz/contracts/legal-cases'
import {
  countNotifications,
  dismissNotification,
  listNotifications,
  markNotificationRead,
  type Notification,
} from '@auctionwiz/contracts/notifications'
import { useState } from 'react'
import { useCall } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { notificationText } from './messages.ts'

const lists = [listNotifications, countNotifications]
const ofCases = [listLegalCases, readLegalCaseTotals, readLegalCase, listCaseEvents, previewCaseAutomation]

/**
 * What a user does about a notification. A decision is made by the call that the screen of the subject uses, in its house. A failure says why, and the
 * list then shows what somebody else did.
 */
export const useActOn = ({ id, case: legalCase, auctionHouseId }: Notification) => {
  const call = useCall()
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)
  const run = async (change: () => Promise<unknown>, done?: string): Promise<boolean> => {
    setBusy(true)
    try {
      await change()
      if (done !== undefined) toast({ text: done })
      return true
    } catch (error) {
      toast({ tone: 'problem', text: errorMessage(error) })
      return false
    } finally {
      setBusy(false)
      refresh(done === undefined ? lists : [...lists, ...ofCases])
    }
  }
  const params = { id }
  const inHouse = auctionHouseId === undefined ? {} : { auctionHouseId }
  const act = (change: (of: NonNullable<Notification['case']>) => Promise<unknown>, done: string) =>
    run(async () => {
      if (legalCase) await change(legalCase)
      await call(markNotificationRead, { params })
    }, done)
  return {
    busy,
    markRead: () => run(() => call(markNotificationRead, { params })),
    dismiss: () => run(() => call(dismissNotification, { params })),
    decide: (decision: 'approve' | 'reject') =>
      act(
        ({ id: caseId, version }) => call(decideSettlement, { params: { id: caseId }, body: { decision, version }, ...inHouse }),
        decision === 'approve' ? notificationText.approved : notificationText.rejected,
      ),
    extend: (date: string) =>
      act(({ id: caseId, version, deadline }) => {
        const actionId = deadline?.actionId
        return actionId === undefined
          ? call(updateLegalCase, { params: { id: caseId }, body: { filingDeadline: date, version }, ...inHouse })
          : call(updateCaseAction, { params: { id: caseId, actionId }, body: { dueDate: date, version }, ...inHouse })
      }, notificationText.extended),
  }
}
