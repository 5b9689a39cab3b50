import { errorText } from '@auctionwiz/contracts/errors'
import type { HouseGroup } from '@auctionwiz/contracts/houses'
import { useSignedIn } from '../../../app/session/session-context.ts'
import { roleIn } from '../../../app/session/session-state.ts'
import { housesText } from '../houses/messages.ts'

/** Why the user may not change a group: it takes the administration of all its houses. Undefined when they may. */
export const useGroupReason = ({ auctionHouseIds }: Pick<HouseGroup, 'auctionHouseIds'>): string | undefined => {
  const state = useSignedIn()
  const administered = (id: string) => ['owner', 'admin'].includes(roleIn(state, id) ?? '')
  if (auctionHouseIds.every(administered)) return undefined
  return errorText('forbidden', { permission: housesText.needed, grantedBy: housesText.grantedBy })
}
