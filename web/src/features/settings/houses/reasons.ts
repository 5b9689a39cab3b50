import { sharedTexts } from '@auctionwiz/contracts/shared-texts'
import { useSignedIn } from '../../../app/session/session-context.ts'
import { roleIn } from '../../../app/session/session-state.ts'
import { text as common, fill } from '../../../messages/index.ts'
import { housesText as text } from './messages.ts'

/** Why the user may not change a house, as the service would say; undefined when they may. */
export const useHouseReason = (auctionHouseId: string): string | undefined => {
  const state = useSignedIn()
  const role = roleIn(state, auctionHouseId)
  if (role === 'owner' || role === 'admin') return undefined
  const house = state.account.auctionHouses.find(({ id }) => id === auctionHouseId)?.name ?? ''
  return fill(sharedTexts.forbidden, { permission: text.needed, grantedBy: fill(common.permission.grantedBy, { house }) })
}

/** Why the user may not add houses or groups: only those who administer a house may. */
export const useAdministratorReason = (): string | undefined => {
  const { access } = useSignedIn()
  if (access.accountRole === 'owner' || access.houses.some(({ role }) => role === 'admin')) return undefined
  return fill(sharedTexts.forbidden, { permission: text.neededSomewhere, grantedBy: text.grantedBy })
}

/** Why the user may not do what only the owner may. */
export const useOwnerReason = (): string | undefined => (useSignedIn().access.accountRole === 'owner' ? undefined : sharedTexts.ownerOnly)
