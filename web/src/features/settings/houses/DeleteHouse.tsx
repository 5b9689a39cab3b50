import { listAccounts, readCurrentUser } from '@auctionwiz/contracts/accounts'
import { deleteHouse, listGroups, listHouses } from '@auctionwiz/contracts/houses'
import type { AuctionHouse } from '@auctionwiz/contracts/identity'
import { fill } from '../../../messages/index.ts'
import { DeleteDialog } from '../DeleteDialog.tsx'
import { useDeletion } from '../use-deletion.ts'
import { housesText } from './messages.ts'

const text = housesText.houses

/** Deletes an auction house that holds nothing; the service says what one still holds. */
export const DeleteHouse = ({ house, onClose }: { house: AuctionHouse; onClose: () => void }) => {
  const { change, busy, error } = useDeletion(deleteHouse, {
    refreshes: [listHouses, listGroups, listAccounts, readCurrentUser],
    words: text,
    onClose,
  })
  return (
    <DeleteDialog
      title={fill(text.deleteTitle, { name: house.name })}
      body={text.deleteBody}
      label={text.deleteLabel}
      busyLabel={text.deleting}
      busy={busy}
      error={error}
      onConfirm={() => void change({ params: { id: house.id } })}
      onClose={onClose}
    />
  )
}
