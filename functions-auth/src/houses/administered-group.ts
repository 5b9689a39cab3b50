import type { AccountContext } from '@auctionwiz/platform/core/context'
import { notFound } from '@auctionwiz/platform/core/failure'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Versioned } from '@auctionwiz/platform/core/store'
import { groupOf, type HouseGroupDocument, houseGroupRecord } from '@auctionwiz/records/house-groups'
import { requireAdministered } from '../security/administers.ts'

/** A group all of whose houses that the caller sees are administered by them; one of which they see none is not found. */
export const administeredGroup = async (id: string, { account, claims }: AccountContext): Promise<Versioned<HouseGroupDocument>> => {
  const stored = await readerOf(houseGroupRecord, account).read(id)
  const seen = groupOf(stored.document, claims.houses).auctionHouseIds
  if (seen.length === 0 && stored.document.auctionHouseIds.length > 0) throw notFound('Group')
  requireAdministered(claims, seen, 'administration of this house')
  return stored
}
