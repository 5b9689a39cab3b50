import { adjustmentMarks } from '@auctionwiz/contracts/held-permissions'
import type { AccountUser } from '@auctionwiz/contracts/users'
import { foreignText as text, usersText } from './messages.ts'

type Person = Pick<AccountUser, 'houses'>

/** What another user changed since a person was opened, one sentence each: the role, and individual grants and denials. */
export const foreignChanges = (before: Person, now: Person, auctionHouseId: string): string[] => {
  const [old, held] = [before, now].map(({ houses }) => houses.find((house) => house.auctionHouseId === auctionHouseId))
  const [oldMarks, marks] = [adjustmentMarks(old?.adjustments), adjustmentMarks(held?.adjustments)]
  const role = usersText.roles[held?.role ?? 'none']
  return [
    ...(old?.role === held?.role ? [] : [text.role({ role, before: usersText.roles[old?.role ?? 'none'] })]),
    ...marks.filter((mark) => !oldMarks.includes(mark)).map((mark) => text.direct[signOf(mark)]({ permission: mark.slice(1) })),
    ...oldMarks
      .filter((mark) => !marks.some((other) => other.slice(1) === mark.slice(1)))
      .map((mark) => text.asRole({ permission: mark.slice(1) })),
  ]
}

const signOf = (mark: string): 'granted' | 'removed' => (mark.startsWith('+') ? 'granted' : 'removed')
