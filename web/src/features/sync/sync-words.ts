import type { SyncDirection, SyncField, SyncFieldChange, SyncLine } from '@auctionwiz/contracts/auction-sync'
import { lotStates } from '@auctionwiz/contracts/lots'
import { type Format, listed } from '../../app/format.ts'
import type { LotMoney } from '../auctions/lot-money.ts'
import { lotText } from '../lots/messages.ts'
import { syncText as text } from './messages.ts'

export type SyncValue = SyncFieldChange['house']

/** Writes compared values and changes in the words of the screen. */
export interface SyncWords {
  value: (field: SyncField, value: SyncValue) => string
  changes: (line: SyncLine) => string
}

const amounts: ReadonlySet<SyncField> = new Set(['estimateLow', 'estimateHigh', 'startingBid', 'hammer', 'highestBid'])
const times: ReadonlySet<SyncField> = new Set(['startDate', 'endDate'])

export const syncWords = ({ amount }: LotMoney, format: Format): SyncWords => {
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
  return { value, changes: ({ changes }) => listed(changes.map(change)) }
}

export const directionText = (direction: SyncDirection, platform: string): string =>
  direction === 'both' ? text.directions.both : text.directions[direction]({ platform })

/** Why a record was not synced; empty for one that was. */
export const whyText = ({ problem, outcome, planned }: SyncLine): string => {
  if (problem) return text.why[problem]
  return (outcome ?? planned) === 'conflict' ? text.conflictWhy : ''
}
