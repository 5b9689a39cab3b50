import type { Invitation } from '@auctionwiz/contracts/bidder-invitations'
import { type KeyboardEvent, useRef, useState } from 'react'
import { usePermissionReason } from '../../app/permissions.ts'
import { InvitationRow } from './InvitationRow.tsx'
import styles from './Invitations.module.css'
import { invitationText } from './messages.ts'
import { useDecide, type Verdict } from './use-decide.ts'

interface InvitationListProps {
  rows: readonly Invitation[]
  reload: () => void
}

const verdicts: Record<string, Verdict> = { a: 'invited', d: 'denied' }

/** Arrow keys move between rows, one key decides and moves to the next row, Enter shows the reasons. */
export const InvitationList = ({ rows, reload }: InvitationListProps) => {
  const mayNot = usePermissionReason('bidders:approve')
  const list = useRef<HTMLUListElement>(null)
  const [openId, setOpen] = useState<string>()
  const { gone, decide, undo } = useDecide(reload)
  const shown = rows.filter(({ id }) => !gone.has(id))

  const focusAt = (index: number) => {
    const items = list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []
    const nearest = items[Math.max(0, Math.min(index, items.length - 1))]
    // After the last decision the focus moves to the content.
    const target = nearest ?? document.getElementById('content')
    target?.focus()
  }

  /** The row below takes the place of the decided one. */
  const decideAndGoOn = (row: Invitation, verdict: Verdict, index: number) => {
    decide(row, verdict)
    requestAnimationFrame(() => focusAt(index))
  }

  const onKeyDown = (event: KeyboardEvent, row: Invitation, index: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return
    const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key]
    const verdict = verdicts[event.key.toLowerCase()]
    if (step !== undefined) focusAt(index + step)
    else if (event.key === 'Enter') setOpen(openId === row.id ? undefined : row.id)
    else if (verdict !== undefined && verdict !== row.state && mayNot === undefined) decideAndGoOn(row, verdict, index)
    else return
    event.preventDefault()
  }

  return (
    <ul ref={list} aria-label={invitationText.listLabel} className={styles.list}>
      {shown.map((row, index) => (
        <InvitationRow
          key={row.id}
          row={row}
          open={openId === row.id}
          mayNot={mayNot}
          onToggle={() => setOpen(openId === row.id ? undefined : row.id)}
          onDecide={(verdict) => decideAndGoOn(row, verdict, index)}
          onUndo={() => undo(row)}
          onKeyDown={(event) => onKeyDown(event, row, index)}
        />
      ))}
    </ul>
  )
}
