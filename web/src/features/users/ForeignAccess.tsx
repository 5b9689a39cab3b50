import type { HouseRole } from '@auctionwiz/contracts/roles'
import { Button } from '../../components/Button.tsx'
import { ForeignBox, ForeignItem, ForeignList } from '../../components/ForeignBox.tsx'
import { fill } from '../../messages/index.ts'
import type { ForeignRole } from './house-access.ts'
import { panelText as text, usersText } from './messages.ts'

export interface ForeignAccessProps {
  changes: readonly ForeignRole[]
  names: ReadonlyMap<string, string>
  onTake: (auctionHouseId: string, role: HouseRole | undefined) => void
}

/** What another user saved while the access was open. If both changed a house, one press uses their version. */
export const ForeignAccess = ({ changes, names, onTake }: ForeignAccessProps) => (
  <ForeignBox title={text.staleTitle}>
    <p>{text.staleOnly}</p>
    <ForeignList>
      {changes.map(({ auctionHouseId, mine, theirs, conflict }) => (
        <ForeignItem
          key={auctionHouseId}
          take={
            conflict && (
              <Button look="link" small onClick={() => onTake(auctionHouseId, theirs)}>
                {text.takeTheirs}
              </Button>
            )
          }
        >
          {fill(conflict ? text.staleConflict : text.staleTheirs, {
            house: names.get(auctionHouseId) ?? auctionHouseId,
            theirs: usersText.roles[theirs ?? 'none'],
            mine: usersText.roles[mine ?? 'none'],
          })}
        </ForeignItem>
      ))}
    </ForeignList>
  </ForeignBox>
)
