import type { HouseRole } from '@auctionwiz/contracts/roles'
import { Button } from '../../ui/Button.tsx'
import { RemoteBox, RemoteItem, RemoteList } from '../../ui/RemoteBox.tsx'
import type { RemoteRole } from './house-access.ts'
import { panelText as text, usersText } from './messages.ts'

export interface RemoteAccessProps {
  changes: readonly RemoteRole[]
  names: ReadonlyMap<string, string>
  onTake: (auctionHouseId: string, role: HouseRole | undefined) => void
}

/** What another user saved while the access was open. If both changed a house, one press uses their version. */
export const RemoteAccess = ({ changes, names, onTake }: RemoteAccessProps) => (
  <RemoteBox title={text.staleTitle}>
    <p>{text.staleOnly}</p>
    <RemoteList>
      {changes.map(({ auctionHouseId, mine, theirs, conflict }) => (
        <RemoteItem
          key={auctionHouseId}
          take={
            conflict && (
              <Button look="link" small onClick={() => onTake(auctionHouseId, theirs)}>
                {text.takeTheirs}
              </Button>
            )
          }
        >
          {(conflict ? text.staleConflict : text.staleTheirs)({
            house: names.get(auctionHouseId) ?? auctionHouseId,
            theirs: usersText.roles[theirs ?? 'none'],
            mine: usersText.roles[mine ?? 'none'],
          })}
        </RemoteItem>
      ))}
    </RemoteList>
  </RemoteBox>
)
