import type { BidderChange } from '@auctionwiz/contracts/bulk'
import { fill } from '../../../messages/index.ts'
import { recentText as text } from './messages.ts'

type Change = Pick<BidderChange, 'action' | 'changed' | 'left' | 'names'>

const forCount = ([one, several]: readonly [string, string], count: string, values: Record<string, string> = {}): string =>
  fill(count === '1' ? one : several, { count, ...values })

/** A change in words, such as "Deleted Ruby Reid" or "Set 12 bidders to Active". */
export const changeSentence = ({ action, changed, names }: Change, number: (value: number) => string): string => {
  const count = number(changed)
  if (action.kind === 'status') return forCount(text.status, count, { status: action.status })
  if (action.kind === 'tags') return forCount(text.tags, count)
  const [only] = names
  if (changed === 1) return only === undefined ? text.deletedOneUnnamed : fill(text.deletedOne, { name: only })
  return fill(text.deleted, { count })
}

/** Details that identify the change: the names of some deleted or restored bidders, or the tags. */
export const changeDetail = ({ action, changed, left, names }: Change, number: (value: number) => string): string => {
  if (action.kind === 'tags') {
    const some = (words: string, tags: readonly string[]) => (tags.length > 0 ? [fill(words, { tags: tags.join(', ') })] : [])
    return [...some(text.added, action.add), ...some(text.removed, action.remove)].join(', ')
  }
  if (action.kind === 'status' || changed === 1 || names.length === 0) return ''
  const shown = names.join(', ')
  const all = left || changed
  return all > names.length ? fill(text.namesAnd, { names: shown, count: number(all - names.length) }) : shown
}
