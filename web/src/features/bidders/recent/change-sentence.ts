import type { BidderChange } from '@auctionwiz/contracts/bulk'
import { recentText as text } from './messages.ts'

type Change = Pick<BidderChange, 'action' | 'changed' | 'left' | 'names'>

/** A change in words, such as "Deleted Ruby Reid" or "Set 12 bidders to Active". */
export const changeSentence = ({ action, changed: count, names }: Change): string => {
  if (action.kind === 'status') return text.status({ count, status: action.status })
  if (action.kind === 'tags') return text.tags({ count })
  const [only] = names
  if (count === 1 && only !== undefined) return text.deletedOne({ name: only })
  return text.deleted({ count })
}

/** Details that identify the change: the names of some deleted or restored bidders, or the tags. */
export const changeDetail = ({ action, changed, left, names }: Change, number: (value: number) => string): string => {
  if (action.kind === 'tags') {
    const some = (words: typeof text.added, tags: readonly string[]) => (tags.length > 0 ? [words({ tags: tags.join(', ') })] : [])
    return [...some(text.added, action.add), ...some(text.removed, action.remove)].join(', ')
  }
  if (action.kind === 'status' || changed === 1 || names.length === 0) return ''
  const shown = names.join(', ')
  const all = left || changed
  return all > names.length ? text.namesAnd({ names: shown, count: number(all - names.length) }) : shown
}
