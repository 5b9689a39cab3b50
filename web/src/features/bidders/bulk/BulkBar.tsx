import { bidderStatuses } from '@auctionwiz/contracts/bidders'
import { type BulkAction, bulkIdLimit } from '@auctionwiz/contracts/bulk'
import { CalendarAdd20Regular } from '@fluentui/react-icons/headless/svg/calendar-add'
import { CheckmarkCircle20Regular } from '@fluentui/react-icons/headless/svg/checkmark-circle'
import { Delete20Regular } from '@fluentui/react-icons/headless/svg/delete'
import { Merge20Regular } from '@fluentui/react-icons/headless/svg/merge'
import { Tag20Regular } from '@fluentui/react-icons/headless/svg/tag'
import { Suspense, useState } from 'react'
import { useFormat } from '../../../app/format.ts'
import { usePermissionReason } from '../../../app/permissions.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog, prefetchDialog } from '../../../ui/Dialog.tsx'
import { BulkBar as SelectedBar } from '../../../ui/data-table/BulkBar.tsx'
import type { SelectionAccess } from '../../../ui/data-table/use-selection.ts'
import { lazyDialog } from '../../../ui/lazy-part/lazy-part.tsx'
import { MenuButton } from '../../../ui/MenuButton.tsx'
import { useBidders } from '../bidders-context.ts'
import { type BidderListState, filterQuery } from '../list-state.ts'
import { counted } from './bulk-sentence.ts'
import { ExportButton } from './ExportButton.tsx'
import { bulkText } from './messages.ts'
import { useBulkChange } from './use-bulk-change.ts'

const InviteBidders = lazyDialog(() => import('../../invitations/InviteBidders.tsx'))
const MergePicked = lazyDialog(() => import('../../duplicates/MergePicked.tsx'))
const TagsDialog = lazyDialog(() => import('./TagsDialog.tsx'))

export interface BulkBarProps {
  access: SelectionAccess
  state: BidderListState
  /** The formatted number of matches. */
  total: string
  /** More match than are selected. */
  more: boolean
}

/** The footer while rows are selected: how many, and the bulk actions. */
const BulkBar = ({ access, state, total, more }: BulkBarProps) => {
  const { selection, clear } = access
  const format = useFormat()
  const [dialog, setDialog] = useState<'invite' | 'tags' | 'merge' | 'delete'>()
  const { change, busy } = useBulkChange()
  const { rows } = useBidders()
  const mayNotInvite = usePermissionReason('bidders:invite')
  const mayNotEdit = usePermissionReason('bidders:edit')
  const mayNotApprove = usePermissionReason('bidders:approve')
  const mayNotSuspend = usePermissionReason('bidders:suspend')
  const mayNotMerge = usePermissionReason('bidders:merge')
  const mayNotDelete = usePermissionReason('bidders:delete')
  const count = selection.all ? total : format.number(selection.ids.size)
  const tooMany = !selection.all && selection.ids.size > bulkIdLimit ? bulkText.tooMany({ limit: format.number(bulkIdLimit) }) : undefined
  const [first, second, ...others] = selection.all ? [] : selection.ids
  const pair: [string, string] | undefined = first && second && others.length === 0 ? [first, second] : undefined
  const send = async (action: BulkAction) => {
    setDialog(undefined)
    if (await change(action, selection, state, count)) clear()
  }
  // Leaving Pending needs one permission, entering or leaving Suspended another: the service checks each bidder.
  const mayNotSet = (status: (typeof bidderStatuses)[number]) =>
    tooMany ?? (status === 'Suspended' ? mayNotSuspend : mayNotEdit && mayNotApprove && mayNotSuspend)
  return (
    <>
      <SelectedBar access={access} total={total} more={more}>
        <Button
          look="subtle"
          icon={<CalendarAdd20Regular />}
          reason={mayNotInvite ?? tooMany}
          onPointerEnter={prefetchDialog}
          onClick={() => setDialog('invite')}
        >
          {bulkText.invite}
        </Button>
        <MenuButton
          label={bulkText.status}
          icon={<CheckmarkCircle20Regular />}
          groups={[
            bidderStatuses.map((status) => ({
              id: status,
              label: bulkText.setTo[status],
              reason: mayNotSet(status),
              onSelect: () => void send({ kind: 'status', status }),
            })),
          ]}
        >
          {bulkText.status}
        </MenuButton>
        <Button look="subtle" icon={<Tag20Regular />} reason={tooMany ?? mayNotEdit} busy={busy} onClick={() => setDialog('tags')}>
          {bulkText.tags}
        </Button>
        <Button
          look="subtle"
          icon={<Merge20Regular />}
          reason={mayNotMerge ?? (pair ? undefined : bulkText.mergeTwo)}
          onPointerEnter={prefetchDialog}
          onClick={() => setDialog('merge')}
        >
          {bulkText.merge}
        </Button>
        <ExportButton state={state} selection={selection} reason={tooMany} />
        <Button
          look="subtle"
          icon={<Delete20Regular />}
          reason={tooMany ?? mayNotDelete}
          busy={busy}
          onPointerEnter={prefetchDialog}
          onClick={() => setDialog('delete')}
        >
          {bulkText.delete}
        </Button>
      </SelectedBar>
      {dialog === 'invite' && (
        <Suspense fallback={null}>
          <InviteBidders
            bidders={rows.filter(({ id }) => selection.ids.has(id))}
            all={selection.all ? { query: filterQuery(state), count } : undefined}
            onClose={() => setDialog(undefined)}
          />
        </Suspense>
      )}
      {dialog === 'tags' && (
        <Suspense fallback={null}>
          <TagsDialog count={count} onClose={() => setDialog(undefined)} onSend={(action) => void send(action)} />
        </Suspense>
      )}
      {dialog === 'merge' && pair && (
        <Suspense fallback={null}>
          <MergePicked bidderIds={pair} onClose={() => setDialog(undefined)} onMerged={clear} />
        </Suspense>
      )}
      {dialog === 'delete' && (
        <ConfirmDialog
          title={bulkText.deleteTitle(counted(count))}
          confirmLabel={bulkText.deleteConfirm(counted(count))}
          onClose={() => setDialog(undefined)}
          onConfirm={() => void send({ kind: 'delete' })}
        >
          {bulkText.deleteText(counted(count))}
        </ConfirmDialog>
      )}
    </>
  )
}

export default BulkBar
