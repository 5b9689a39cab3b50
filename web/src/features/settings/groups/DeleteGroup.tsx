import { deleteGroup, type HouseGroup, listGroups } from '@auctionwiz/contracts/houses'
import { useEffect } from 'react'
import { useChange } from '../../../app/calls/use-change.ts'
import { toast } from '../../../components/Toasts.tsx'
import { fill } from '../../../messages/index.ts'
import { DeleteDialog } from '../DeleteDialog.tsx'
import { groupsText as text } from './messages.ts'

/** Dissolves a group; its houses stay. */
export const DeleteGroup = ({ group, onClose }: { group: HouseGroup; onClose: () => void }) => {
  const { change, busy, error } = useChange(deleteGroup, {
    refreshes: [listGroups],
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
      title={fill(text.deleteTitle, { name: group.name })}
      body={text.deleteBody}
      label={text.deleteLabel}
      busyLabel={text.deleting}
      busy={busy}
      error={error}
      onConfirm={() => void change({ params: { id: group.id } })}
      onClose={onClose}
    />
  )
}
