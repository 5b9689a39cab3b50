import { listAccounts, readCurrentUser } from '@auctionwiz/contracts/accounts'
import { deleteHouse, listGroups, listHouses } from '@auctionwiz/contracts/houses'
import type { AuctionHouse } from '@auctionwiz/contracts/identity'
import { DeleteRecord } from '../DeleteRecord.tsx'
import { housesText } from './messages.ts'

const refreshes = [listHouses, listGroups, listAccounts, readCurrentUser]

/** Deletes an auction house that holds nothing; the service says what one still holds. */
export const DeleteHouse = ({ house: { id, name }, onClose }: { house: AuctionHouse; onClose: () => void }) => (
  <DeleteRecord
    endpoint={deleteHouse}
    input={{ params: { id } }}
    name={name}
    refreshes={refreshes}
    words={housesText.houses}
    onClose={onClose}
  />
)
