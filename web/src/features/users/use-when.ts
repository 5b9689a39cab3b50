import { useCallback } from 'react'
import { useFormat } from '../../app/format.ts'
import { usersText as text } from './messages.ts'

const minute = 60_000

/** A user's last activity: "Now", "12 min ago", "2 h ago", then the day. */
export const useWhen = (): ((at: string | undefined) => string) => {
  const { date } = useFormat()
  return useCallback((at) => (at === undefined ? text.never : agoOf(at, Date.now(), date)), [date])
}

const agoOf = (at: string, now: number, date: (at: string) => string): string => {
  const minutes = Math.floor((now - Date.parse(at)) / minute)
  if (minutes < 6) return text.now
  if (minutes < 60) return text.minutesAgo({ count: minutes })
  return minutes < 12 * 60 ? text.hoursAgo({ count: Math.floor(minutes / 60) }) : date(at)
}
