import { permissions } from '@auctionwiz/contracts/permissions'
import { afterEach, expect, it } from 'vitest'
import { loadTexts, showLanguage } from '../../messages/catalogue.ts'
import { permissionReasons } from '../../messages/permission-messages.ts'
import { actionLabel, subjectLabel } from './action-messages.ts'

afterEach(() => showLanguage('en'))

it('names actions, their subjects and permissions in the language shown, and a former action by its own name', async () => {
  expect([actionLabel('bidder.merge'), subjectLabel('house'), permissionReasons['bidders:merge']]).toEqual([
    'Bidders merged',
    'Auction house',
    'Merge duplicate bidders',
  ])
  showLanguage('de')
  await loadTexts()
  expect([actionLabel('bidder.merge'), subjectLabel('house'), permissionReasons['bidders:merge'], actionLabel('lot.pass_in')]).toEqual([
    'Bieter zusammengeführt',
    'Auktionshaus',
    'Doppelte Bieter zusammenführen',
    'Lot pass in',
  ])
  expect(Object.keys(permissionReasons)).toHaveLength(permissions.length)
})
