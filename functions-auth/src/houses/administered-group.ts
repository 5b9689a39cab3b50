import type { AccountContext } from '@auctionwiz/platform/core/context'
import { notFound } from '@auctionwiz/platform/core/failure'
import type { Versioned } from '@auctionwiz/platform/core/store'
import { requireAdministered } from '../accounts/administers.ts'
import { type GroupDocument, presentGroup } from './group-document.ts'

/** A group all of whose houses that the caller sees are administered by them; one of which they see none is not found. */
export const administeredGroup = async (id: string, { account, claims }: AccountContext): Promise<Versioned<GroupDocument>> => {
  const stored = await account.read<GroupDocument>(id)
  if (stored?.document.type !== 'group') throw notFound('Group')
  const seen = presentGroup(stored.document, claims).auctionHouseIds
  if (seen.length === 0 && stored.document.auctionHouseIds.length > 0) throw notFound('Group')
  requireAdministered(claims, seen, 'administration of this house')
  return stored
}
