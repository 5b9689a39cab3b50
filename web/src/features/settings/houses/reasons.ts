import { useOwnerNamed } from '../../../app/granters.ts'
import { useSignedIn } from '../../../app/session/session-context.ts'
import { roleIn } from '../../../app/session/session-state.ts'
import { sharedTexts } from '../../../messages/shared-messages.ts'
import { housesText as text } from './messages.ts'

/** Why the user may not change a house, in the service's words; undefined when they may. */
export const useHouseReason = (auctionHouseId: string): string | undefined => {
  const state = useSignedIn()
  const grantedBy = useOwnerNamed()
  const role = roleIn(state, auctionHouseId)
  if (role === 'owner' || role === 'admin') return undefined
  return sharedTexts.forbidden({ permission: text.needed, grantedBy })
}

/** Why the user may not add houses or groups: only administrators of a house may. */
export const useAdministratorReason = (): string | undefined => {
  const { access } = useSignedIn()
  const grantedBy = useOwnerNamed()
  if (access.accountRole === 'owner' || access.houses.some(({ role }) => role === 'admin')) return undefined
  return sharedTexts.forbidden({ permission: text.neededSomewhere, grantedBy })
}
