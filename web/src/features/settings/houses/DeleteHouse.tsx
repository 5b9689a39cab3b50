import { listAccounts, readCurrentUser } from '@auctionwiz/contracts/accounts'
import { deleteHouse, listGroups, listHouses } from '@auctionwiz/contracts/houses'
import type { AuctionHouse } from '@auctionwiz/contracts/identity'
import { useQuery } from '../../../app/calls/use-call.ts'
import { listed } from '../../../app/format.ts'
import { fill } from '../../../messages/index.ts'
import { DeleteRecord } from '../DeleteRecord.tsx'
import { housesText } from './messages.ts'

const text = housesText.houses
const refreshes = [listHouses, listGroups, listAccounts, readCurrentUser]

/** Deletes an empty auction house, and the groups that have no other house; the service names what a house still contains. */
export const DeleteHouse = ({ house: { id, name }, onClose }: { house: AuctionHouse; onClose: () => void }) => {
  const { data } = useQuery(listGroups, {})
  const emptied = data?.groups.filter(({ auctionHouseIds }) => auctionHouseIds.length === 1 && auctionHouseIds[0] === id) ?? []
  return (
    <DeleteRecord
      endpoint={deleteHouse}
      input={{ params: { id } }}
      name={name}
      refreshes={refreshes}
      follows={naming(
        emptied.map((group) => group.name),
        text.deletesGroup,
        text.deletesGroups,
      )}
      doneWords={({ deletedGroups }) => naming(deletedGroups, text.deletedWith, text.deletedWithMany)}
      words={text}
      onClose={onClose}
    />
  )
}

const naming = (groups: readonly string[], one: string, many: string): string | undefined =>
  groups.length === 0 ? undefined : fill(groups.length === 1 ? one : many, { groups: listed(groups) })
