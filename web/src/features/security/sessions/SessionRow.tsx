import { listSecurityEvents } from '@auctionwiz/contracts/audit'
import { listMySessions, revokeSession, type Session } from '@auctionwiz/contracts/sessions'
import { Desktop20Regular } from '@fluentui/react-icons/headless/svg/desktop'
import { Phone20Regular } from '@fluentui/react-icons/headless/svg/phone'
import { useState } from 'react'
import { useCall, useQuery } from '../../../app/calls/use-call.ts'
import { useRefresh, useStore } from '../../../app/calls/use-mutation.ts'
import { useFormat } from '../../../app/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { ConfirmDialog, prefetchDialog } from '../../../ui/Dialog.tsx'
import { look } from '../../../ui/look.ts'
import rows from '../../../ui/Rows.module.css'
import { toast } from '../../../ui/Toasts.tsx'
import { useAction } from '../../confirm/use-action.ts'
import { securityText } from '../messages.ts'

const text = securityText.sessions

/** One session of the user. The current one has no End button: Logout ends it. */
export const SessionRow = ({ session }: { session: Session }) => {
  const { device, address, place, lastActiveAt, current } = session
  const format = useFormat()
  const [asking, setAsking] = useState(false)
  return (
    <li className={classes(look('row', 'gapM', 'padRowS', 'firstFlush', 'lineBelow', 'tall56'), rows.row)}>
      {/iPhone|Android/.test(device) ? <Phone20Regular /> : <Desktop20Regular />}
      <div className={classes(look('grow'), rows.what)}>
        <p>
          <span className={classes(look('strong'), rows.name)}>{device}</span>{' '}
          {current && (
            <span className={classes(look('padTag', 'caption', 'oneLine', 'rounded', 'selected'), rows.mark)}>{text.current}</span>
          )}
        </p>
        <p className={look('flex', 'wrap', 'gapPairs', 'note', 'breaks')}>
          <span>{place === address ? address : text.place({ place, address })}</span>
          <time dateTime={lastActiveAt} title={format.stamp(lastActiveAt)}>
            {text.active({ when: format.dateTime(lastActiveAt) })}
          </time>
        </p>
      </div>
      {!current && (
        <Button aria-label={text.endOf({ device })} onPointerEnter={prefetchDialog} onClick={() => setAsking(true)}>
          {text.end}
        </Button>
      )}
      {asking && <EndSession session={session} onClose={() => setAsking(false)} />}
    </li>
  )
}

const EndSession = ({ session: { id, device, lastActiveAt }, onClose }: { session: Session; onClose: () => void }) => {
  const call = useCall()
  const store = useStore()
  const refresh = useRefresh()
  const { data } = useQuery(listMySessions, {})
  const format = useFormat()
  const { busy, run } = useAction()
  const end = async () => {
    const done = await run(() => call(revokeSession, { params: { id }, body: {} }), text.endFailed)
    onClose()
    // Removed before the dialog closes, so that the focus does not return to its button.
    if (done && data) store(listMySessions, {}, { sessions: data.sessions.filter((other) => other.id !== id) })
    refresh([listMySessions, listSecurityEvents])
    if (done) toast({ text: text.ended({ device }) })
  }
  return (
    <ConfirmDialog
      title={text.endTitle({ device })}
      confirmLabel={busy ? text.ending : text.end}
      busy={busy}
      onConfirm={() => void end()}
      onClose={onClose}
    >
      {text.endHelp({ when: format.dateTime(lastActiveAt) })}
    </ConfirmDialog>
  )
}
