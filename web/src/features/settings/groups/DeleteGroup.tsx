import { deleteGroup, type HouseGroup, listGroups } from '@auctionwiz/contracts/houses'
import { DeleteRecord } from '../DeleteRecord.tsx'
import { groupsText as text } from './messages.ts'

/** Dissolves a group; its houses stay. */
export const DeleteGroup = ({ group: { id, name }, onClose }: { group: HouseGroup; onClose: () => void }) => (
  <DeleteRecord endpoint={deleteGroup} input={{ params: { id } }} name={name} refreshes={[listGroups]} words={text} onClose={onClose} />
)
