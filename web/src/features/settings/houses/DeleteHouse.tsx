import { listAccounts, readCurrentUser } from '@auctionwiz/contracts/accounts'
import { deleteHouse, listGroups, listHouses } from '@auctionwiz/contracts/houses'
import type { AuctionHouse } from '@auctionwiz/contracts/identity'
import { useQuery } from '../../../app/calls/use-call.ts'
import { listed } from '../../../app/format.ts'
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
        text.deletesGroups,
      )}
      doneWords={({ deletedGroups }) => naming(deletedGroups, text.deletedWith)}
      words={text}
      onClose={onClose}
    />
  )
}

const naming = (groups: readonly string[], words: typeof text.deletedWith): string | undefined =>
  groups.length === 0 ? undefined : words({ count: groups.length, groups: listed(groups) })
