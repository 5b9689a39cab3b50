import type { Format } from '../../app/format.ts'
import { notificationText } from './messages.ts'

const minute = 60_000

/** "12 min ago", "Today 08:33" or "20 Nov". */
export const timeAgo = (at: string, now: Date, format: Format): string => {
  const minutes = Math.floor((now.getTime() - Date.parse(at)) / minute)
  if (minutes < 60) return notificationText.minutesAgo({ count: Math.max(0, minutes) })
  return format.date(at) === format.date(now.toISOString()) ? notificationText.today({ time: format.time(at) }) : format.day(at)
}
