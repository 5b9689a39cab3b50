import type { DuplicatePair } from '@auctionwiz/contracts/duplicates'
import { Merge20Regular } from '@fluentui/react-icons/headless/svg/merge'
import { paths } from '../../app/paths.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { prefetchDialog } from '../../ui/Dialog.tsx'
import { duplicateText } from './messages.ts'
import type { Merge } from './use-merge.ts'
import type { PairChanges } from './use-pair-changes.ts'

export interface PairActionsProps {
  pair: DuplicatePair
  changes: PairChanges
  merge: Merge
  /** Both records are known. */
  ready: boolean
  onDismiss: () => void
  onResolve: () => void
}

/** What can be done with a match, by its status. */
export const PairActions = ({ pair, changes, merge, ready, onDismiss, onResolve }: PairActionsProps) => {
  const mayNot = usePermissionReason('bidders:merge')
  const { id, status, decision, people } = pair
  if (status === 'pending')
    return (
      <>
        <Button reason={mayNot} busy={changes.busy} shortcut="d" onClick={onDismiss}>
          {duplicateText.dismiss}
        </Button>
        <Button reason={mayNot} disabled={!ready} shortcut="m" onPointerEnter={prefetchDialog} onFocus={prefetchDialog} onClick={onResolve}>
          {duplicateText.resolve}
        </Button>
        <Button
          look="primary"
          icon={<Merge20Regular />}
          reason={mayNot}
          disabled={!ready}
          busy={merge.busy}
          shortcut="Ctrl Enter"
          onClick={merge.run}
        >
          {merge.busy ? duplicateText.mergingBidders : duplicateText.mergeBidders}
        </Button>
      </>
    )
  if (status === 'dismissed')
    return (
      <Button reason={mayNot} busy={changes.busy} onClick={() => void changes.reopen(id)}>
        {duplicateText.reopen}
      </Button>
    )
  const survivor = people.find((person) => person.id === decision?.primaryId) ?? people[0]
  return (
    <>
      <ButtonLink to={`${paths.bidders}/${survivor.id}`}>{duplicateText.openBidder({ name: survivor.bidderId })}</ButtonLink>
      <Button reason={mayNot} busy={changes.busy} onClick={() => void changes.undo(id)}>
        {changes.busy ? duplicateText.undoing : duplicateText.undoMerge}
      </Button>
    </>
  )
}
