import type { BidderView } from '@auctionwiz/contracts/bidder-views'
import { Star16Filled } from '@fluentui/react-icons/headless/svg/star'
import { usePermissionReason } from '../../../app/permissions.ts'
import { useSignedIn } from '../../../app/session/session-context.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { look } from '../../../ui/look.ts'
import { MenuButton } from '../../../ui/MenuButton.tsx'
import { viewText } from './messages.ts'
import type { ViewChanges } from './use-view-changes.ts'
import styles from './View.module.css'

interface SavedViewProps {
  view: BidderView
  isDefault: boolean
  changes: ViewChanges
  onOpen: (view: BidderView) => void
}

/** One saved view: its name opens it; its menu changes it. */
export const SavedView = ({ view, isDefault, changes, onOpen }: SavedViewProps) => {
  const { user } = useSignedIn()
  const mayNotShare = usePermissionReason('bidders:edit')
  const { name, shared, ownerName } = view
  const mine = view.ownerId === user.id
  const mayNot = shared ? mayNotShare : undefined
  return (
    <li className={classes(look('row', 'gapXS'), styles.view)}>
      <Button look="subtle" className={styles.open ?? ''} onClick={() => onOpen(view)}>
        <span className={look('cut', 'upToFull', 'strong')}>{name}</span>
        <span className={look('note', 'plain')}>
          {!shared ? viewText.own : mine ? viewText.sharedByYou : viewText.shared({ name: ownerName })}
        </span>
      </Button>
      {isDefault && <Star16Filled className={look('fixed', 'brand')} role="img" aria-hidden={false} aria-label={viewText.isDefault} />}
      <MenuButton
        label={viewText.actions({ name })}
        groups={[
          [
            {
              id: 'default',
              label: isDefault ? viewText.noDefault : viewText.makeDefault({ name }),
              onSelect: () => void changes.setDefault(isDefault ? undefined : view),
            },
            { id: 'update', label: viewText.update, reason: mayNot, onSelect: () => void changes.update(view) },
            ...(mine
              ? [
                  {
                    id: 'share',
                    label: shared ? viewText.unshare : viewText.share,
                    reason: mayNotShare,
                    onSelect: () => void changes.share(view, !shared),
                  },
                ]
              : []),
          ],
          [{ id: 'remove', label: viewText.remove, danger: true, reason: mayNot, onSelect: () => void changes.remove(view) }],
        ]}
      />
    </li>
  )
}
