import type { BidderView } from '@auctionwiz/contracts/bidder-views'
import { expect, it } from 'vitest'
import { user } from '../../../app/session/session-fixtures.ts'
import { renderInHouse, wordsOf } from '../testing/in-house.tsx'
import { SavedView } from './SavedView.tsx'
import type { ViewChanges } from './use-view-changes.ts'

const view = { id: 'view_1', name: 'Collectors', ownerId: 'user_2', ownerName: 'Edwin Vale' } as BidderView

it.each([
  ['a colleague’s that is shared', { shared: true }, 'Shared by Edwin Vale'],
  ['the own that is shared', { shared: true, ownerId: user.id, ownerName: 'Imogen Clarke' }, 'Shared by you'],
  ['the own', { shared: false, ownerId: user.id }, 'Yours'],
])('says whose a view is: %s', (_name, some, whose) => {
  const changes = {} as ViewChanges
  const markup = renderInHouse(<SavedView view={{ ...view, ...some }} isDefault={false} changes={changes} onOpen={() => undefined} />)
  expect(wordsOf(markup)).toBe(`Collectors ${whose}`)
})
