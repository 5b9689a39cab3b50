import type { Invitation, listInvitations } from '@auctionwiz/contracts/bidder-invitations'
import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Pages } from '../../app/calls/use-pages.ts'
import { useFormat } from '../../app/format.ts'
import { paths } from '../../app/paths.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { useListLayout } from '../../ui/data-table/use-list-layout.ts'
import { useRows } from '../../ui/data-table/use-rows.ts'
import { DecisionReasons } from './DecisionReasons.tsx'
import { columnsOf, invitationList, nameOf } from './invitation-columns.tsx'
import { invitationText } from './messages.ts'
import { useDecide, type Verdict } from './use-decide.ts'

interface InvitationListProps {
  pages: Pages<AnswerOf<typeof listInvitations>>
  /** Identifies the auction and the decisions shown. */
  listKey: string
  /** All decisions of this kind, once known. */
  total: number | undefined
  empty: ReactNode
}

const invitationsIn = ({ invitations }: AnswerOf<typeof listInvitations>): readonly Invitation[] => invitations
const hrefOf = ({ bidderId }: Invitation): string => `${paths.bidders}/${bidderId}`
const detailsLabel = ({ bidderName: name }: Invitation): string => invitationText.reasonsOf({ name })
const details = (row: Invitation): ReactNode => <DecisionReasons row={row} />

/** The decisions on an auction: A and D decide and move on to the next row, Enter shows the reasons. */
export const InvitationList = ({ pages, listKey, total, empty }: InvitationListProps) => {
  const mayNot = usePermissionReason('bidders:approve')
  const format = useFormat()
  const navigate = useNavigate()
  const layout = useListLayout(invitationList)
  const [openId, setOpen] = useState<string>()
  const { gone, decide, undo } = useDecide(pages.reload)
  const rows = useRows(pages.data, invitationsIn, gone)
  const onDecide = useCallback((row: Invitation, verdict: Verdict) => decide(row, verdict), [decide])
  const columns = useMemo(() => columnsOf(format, { mayNot, onDecide, onUndo: undo }), [format, mayNot, onDecide, undo])
  const key = (letter: string, label: string, verdict: Verdict) => ({
    key: letter,
    label,
    run: (row: Invitation) => verdict !== row.state && decide(row, verdict),
  })
  const keys = [key('a', invitationText.approve, 'invited'), key('d', invitationText.deny, 'denied')]
  return (
    <DataTable
      label={invitationText.listLabel}
      columns={columns}
      layout={layout}
      rows={rows}
      total={{ count: Math.max(total ?? 0, rows.length), atLeast: total === undefined }}
      listKey={listKey}
      source={pages}
      nameOf={nameOf}
      hrefOf={hrefOf}
      openId={openId}
      onOpen={({ id }) => setOpen(openId === id ? undefined : id)}
      onLink={(row) => void navigate(hrefOf(row))}
      expanded={details}
      detailsLabel={detailsLabel}
      rowKeys={mayNot === undefined ? keys : undefined}
      loadFailed={invitationText.loadFailed}
      empty={empty}
    />
  )
}
