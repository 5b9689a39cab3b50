import type { Undoable, UndoableFilter } from '@auctionwiz/contracts/undoables'
import type { Format } from '../../app/format.ts'
import { changeDetail, changeSentence } from '../bidders/recent/change-sentence.ts'
import { undoText as text } from './messages.ts'

/** What was done, such as "Deleted 3 bidders" or the name of an import. */
export const undoableName = (one: Undoable): string => {
  if (one.kind === 'change') return changeSentence({ ...one, changed: one.count, left: one.count })
  if (one.kind === 'import') return one.name
  if (one.kind === 'conflict') return text.conflict({ name: one.name })
  if (one.kind === 'item') return text.item({ name: one.name })
  const [first = '', second = ''] = one.names
  return text.merged({ first, second })
}

export const undoableDetail = (one: Undoable, number: (value: number) => string): string => {
  if (one.kind === 'change') return changeDetail({ ...one, changed: one.count, left: one.count }, number)
  if (one.kind === 'import') return text.rows({ count: one.count })
  if (one.kind === 'item') return [text.itemNoun, one.number].filter(Boolean).join(' ')
  return one.kind === 'conflict' ? text.resolutions[one.resolution] : ''
}

/** What undoing it does; an import says so in numbers. */
export const undoEffect = ({ kind }: Pick<Undoable, 'kind'>): string => {
  if (kind === 'conflict') return text.conflictEffect
  if (kind === 'item') return text.itemEffect
  return kind === 'merge' ? text.mergeEffect : text.change
}

/** What the list calls it and is narrowed to. */
export const filterOf = (one: Undoable): UndoableFilter => {
  if (one.kind === 'item') return 'delete'
  return one.kind === 'change' && one.action.kind === 'delete' ? 'delete' : one.kind
}

/** "Import of 20 Nov 2026, 16:41 by Imogen Clarke" */
export const madeLine = (one: Undoable, format: Format): string =>
  text.by({ kind: text.kinds[filterOf(one)], at: format.dateTime(one.at), name: one.by })

const hourMs = 3_600_000
const dayMs = 24 * hourMs

const msLeft = (until: string): number => Math.max(0, Date.parse(until) - Date.now())

/** Until the next working day may be too late. */
export const isUrgent = (until: string): boolean => msLeft(until) < dayMs / 2

/** Full hours on the last day, full days before it. */
export const timeLeft = (until: string): string => {
  const left = msLeft(until)
  if (left < hourMs) return text.lastHour
  return left < dayMs ? text.hoursLeft({ count: Math.floor(left / hourMs) }) : text.daysLeft({ count: Math.floor(left / dayMs) })
}
