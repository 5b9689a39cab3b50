import { countNotifications, listNotifications, markNotificationRead, type Notification } from '@auctionwiz/contracts/notifications'
import { useEffect, useRef } from 'react'
import { useCall, useQuery } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'

/**
 * Marks as read what notifies the user of a subject that they have on screen.
 * @param shown false while the subject is not there yet: nothing is asked for then
 */
export const useReadOf = (topic: Notification['topic'], subjectId: string, shown: boolean): void => {
  const call = useCall()
  const refresh = useRefresh()
  const { data } = useQuery(listNotifications, shown ? {} : null)
  const ids = (data?.notifications ?? [])
    .filter((one) => !one.read && one.topic === topic && one.subjectId === subjectId)
    .map(({ id }) => id)
    .join(' ')
  const asked = useRef('')
  useEffect(() => {
    if (ids === '' || ids === asked.current) return
    asked.current = ids
    const marked = ids.split(' ').map((id) => call(markNotificationRead, { params: { id } }))
    // One that could not be marked stays unread in the list, where the user marks it.
    void Promise.allSettled(marked).then(() => refresh([countNotifications, listNotifications]))
  }, [ids, call, refresh])
}
