import { deleteGroup, type HouseGroup, listGroups } from '@auctionwiz/contracts/houses'
import { fill } from '../../../messages/index.ts'
import { DeleteDialog } from '../DeleteDialog.tsx'
import { useDeletion } from '../use-deletion.ts'
import { groupsText as text } from './messages.ts'

/** Dissolves a group; its houses stay. */
export const DeleteGroup = ({ group, onClose }: { group: HouseGroup; onClose: () => void }) => {
  const { change, busy, error } = useDeletion(deleteGroup, {
    refreshes: [listGroups],
    words: text,
    onClose,
  })
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
