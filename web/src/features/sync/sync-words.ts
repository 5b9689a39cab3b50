import type { SyncField, SyncFieldChange, SyncLine } from '@auctionwiz/contracts/auction-sync'
import { lotStates } from '@auctionwiz/contracts/lots'
import { type Format, listed } from '../../app/format.ts'
import type { LotMoney } from '../auctions/lot-money.ts'
import { lotText } from '../lots/messages.ts'
import { syncText as text } from '../sync-runs/messages.ts'

export type SyncValue = SyncFieldChange['house']

/** Writes compared values and changes in the words of the screen. */
export interface SyncWords {
  value: (field: SyncField, value: SyncValue) => string
  change: (change: SyncFieldChange) => string
  changes: (line: SyncLine) => string
  /** Where a record is written, or why it is not. */
  note: (line: SyncLine) => string
}

const amounts: ReadonlySet<SyncField> = new Set(['estimateLow', 'estimateHigh', 'startingBid', 'hammer', 'highestBid'])
const times: ReadonlySet<SyncField> = new Set(['startDate', 'endDate'])

export const syncWords = ({ amount }: LotMoney, format: Format, platform: string): SyncWords => {
  const value = (field: SyncField, given: SyncValue): string => {
    if (given === null || given === '') return text.nothing
    if (typeof given === 'number') return amounts.has(field) ? amount(given) : format.number(given)
    if (times.has(field)) return format.zonedTime(given)
    const state = field === 'state' ? lotStates.find((one) => one === given) : undefined
    return state ? lotText.states[state] : given
  }
  const change = ({ field, house, platform, to }: SyncFieldChange): string => {
    const sides = { field: text.fields[field], house: value(field, house), platform: value(field, platform) }
    if (to === 'conflict') return text.bothSides(sides)
    if (to === 'kept') return text.kept(sides)
    const [before, after] = to === 'house' ? [sides.house, sides.platform] : [sides.platform, sides.house]
    return text.change({ field: sides.field, before, after })
  }
  return { value, change, changes: ({ changes }) => listed(changes.map(change)), note: (line) => noteText(line, platform) }
}

const conflictText = ({ conflictStatus }: SyncLine): string => {
  if (conflictStatus === 'resolved') return text.conflictSettled
  return conflictStatus === 'skipped' ? text.conflictSkipped : text.conflictWhy
}

const noteText = (line: SyncLine, platform: string): string => {
  const { problem, outcome, planned, to } = line
  if (problem) return text.why[problem]
  if ((outcome ?? planned) === 'conflict') return conflictText(line)
  if (to === undefined) return ''
  return to === 'both' ? text.writes.both : text.writes[to]({ platform })
}
