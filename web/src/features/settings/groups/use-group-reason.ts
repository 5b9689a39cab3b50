import type { HouseGroup } from '@auctionwiz/contracts/houses'
import { useOwnerNamed } from '../../../app/granters.ts'
import { useSignedIn } from '../../../app/session/session-context.ts'
import { roleIn } from '../../../app/session/session-state.ts'
import { sharedTexts } from '../../../messages/shared-messages.ts'
import { housesText } from '../houses/messages.ts'

/** Why the user may not change a group: they must administer all its houses. Undefined when they may. */
export const useGroupReason = ({ auctionHouseIds }: Pick<HouseGroup, 'auctionHouseIds'>): string | undefined => {
  const state = useSignedIn()
  const grantedBy = useOwnerNamed()
  const administered = (id: string) => ['owner', 'admin'].includes(roleIn(state, id) ?? '')
  if (auctionHouseIds.every(administered)) return undefined
  return sharedTexts.forbidden({ permission: housesText.needed, grantedBy })
}
