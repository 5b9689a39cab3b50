import type { Format } from '../../../app/format.ts'
import { caseText } from '../case-messages.ts'

/** A day such as 2026-11-21, without a shift by the time zone: noon in UTC is the same day in every zone of the houses. */
export const dayShown = (day: string, format: Format): string => format.date(`${day}T12:00:00Z`)

/** A moment of the present year without the year, such as "18 Nov, 09:14". */
export const momentShown = (at: string, format: Format): string =>
  at.slice(0, 4) === new Date().toISOString().slice(0, 4)
    ? caseText.dateAndTime({ date: format.day(at), time: format.time(at) })
    : format.dateTime(at)
