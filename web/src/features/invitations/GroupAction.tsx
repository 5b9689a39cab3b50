import type { AuctionSummary } from '@auctionwiz/contracts/auctions'
import type { Invitation, InvitationFilter } from '@auctionwiz/contracts/bidder-invitations'
import { Checkmark20Regular } from '@fluentui/react-icons/headless/svg/checkmark'
import { useFormat } from '../../app/format.ts'
import { Button } from '../../ui/Button.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { invitationText } from './messages.ts'
import type { Decide } from './use-decide.ts'
import type { Summary } from './use-queue.ts'

interface GroupActionProps {
  group: Summary['groups'][number]
  /** The fetched rows of the group. */
  rows: readonly Invitation[]
  auction: AuctionSummary
  filter: Partial<InvitationFilter>
  decide: Decide
  mayNot: string | undefined
}

/** Approves a whole group with one press; Undo in the toast takes it back. */
export const GroupAction = ({ group: { group, count }, rows, auction, filter, decide, mayNot }: GroupActionProps) => {
  const format = useFormat()
  const wide = useWide(641)
  return (
    <Button
      icon={wide && <Checkmark20Regular />}
      reason={mayNot}
      busy={decide.busy}
      onClick={() => void decide.decideMany({ auctionId: auction.id, group, filter, shown: rows }, 'invited')}
    >
      {invitationText.approveAll({ count: format.number(count) })}
    </Button>
  )
}
