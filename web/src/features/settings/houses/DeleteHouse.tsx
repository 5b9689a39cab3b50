import { listAccounts, readCurrentUser } from '@auctionwiz/contracts/accounts'
import { deleteHouse, listGroups, listHouses } from '@auctionwiz/contracts/houses'
import type { AuctionHouse } from '@auctionwiz/contracts/identity'
import { useEffect } from 'react'
import { useChange } from '../../../app/calls/use-change.ts'
import { toast } from '../../../components/Toasts.tsx'
import { fill } from '../../../messages/index.ts'
import { DeleteDialog } from '../DeleteDialog.tsx'
import { housesText } from './messages.ts'

const text = housesText.houses

/** Deletes an auction house that holds nothing; the service says what one still holds. */
export const DeleteHouse = ({ house, onClose }: { house: AuctionHouse; onClose: () => void }) => {
  const { change, busy, error } = useChange(deleteHouse, {
    refreshes: [listHouses, listGroups, listAccounts, readCurrentUser],
    onDone: () => {
      toast({ text: text.deleted })
      onClose()
    },
  })
  useEffect(() => {
    if (error !== undefined) toast({ tone: 'problem', text: text.deleteFailed })
  }, [error])
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
