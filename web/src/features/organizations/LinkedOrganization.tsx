import { type Organization, readOrganization, unlinkOrganization } from '@auctionwiz/contracts/organizations'
import { useState } from 'react'
import { useCall } from '../../app/calls/use-call.ts'
import { useStore } from '../../app/calls/use-mutation.ts'
import { useFormat } from '../../app/format.ts'
import { Button } from '../../ui/Button.tsx'
import { columns } from '../../ui/columns.ts'
import { ConfirmDialog, prefetchDialog } from '../../ui/Dialog.tsx'
import { look } from '../../ui/look.ts'
import { Section } from '../../ui/Section.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { useConfirmed } from '../confirm/confirm-identity.ts'
import { useAction } from '../confirm/use-action.ts'
import { organizationText } from './messages.ts'

const text = organizationText.linked

/** The linked organization, and a button to unlink it. */
export const LinkedOrganization = ({ organization: { tenantId, domain, linkedAt } }: { organization: Organization }) => {
  const format = useFormat()
  const [asking, setAsking] = useState(false)
  return (
    <Section title={text.title} help={text.help}>
      <dl className={look('grid', 'belowL', 'gapColumnsXXL', 'gapRowsS', 'columns')} style={columns('max-content 1fr')}>
        <dt>{text.tenant}</dt>
        <dd>{tenantId}</dd>
        <dt>{text.domain}</dt>
        <dd>{domain}</dd>
        <dt>{text.since}</dt>
        <dd>
          <time dateTime={linkedAt} title={format.stamp(linkedAt)}>
            {format.date(linkedAt)}
          </time>
        </dd>
      </dl>
      <Button onPointerEnter={prefetchDialog} onClick={() => setAsking(true)}>
        {text.remove}
      </Button>
      {asking && <RemoveLink onClose={() => setAsking(false)} />}
    </Section>
  )
}

const RemoveLink = ({ onClose }: { onClose: () => void }) => {
  const call = useCall()
  const store = useStore()
  const confirmed = useConfirmed()
  const { busy, run } = useAction()
  const remove = async () => {
    await run(async () => {
      await confirmed(() => call(unlinkOrganization, {}))
      toast({ text: text.removed })
      store(readOrganization, {}, {})
    }, text.removeFailed)
    onClose()
  }
  return (
    <ConfirmDialog
      title={text.removeTitle}
      confirmLabel={busy ? text.removing : text.remove}
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {text.removeHelp}
    </ConfirmDialog>
  )
}
