import { type AuctionSummary, listAuctions, setAutoInviteThreshold } from '@auctionwiz/contracts/auctions'
import { useState } from 'react'
import { useMutation } from '../../app/calls/use-mutation.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { Field } from '../../ui/Field.tsx'
import { look } from '../../ui/look.ts'
import { SegmentedSwitch } from '../../ui/SegmentedSwitch.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { invitationText } from './messages.ts'

const defaults = { nationalScore: 80, localScore: 80, useNationalScore: false }

/** The auction's own threshold, or none: then the house's threshold applies. */
const AuctionThreshold = ({ auction, onClose }: { auction: AuctionSummary; onClose: () => void }) => {
  const [own, setOwn] = useState(auction.autoInviteThreshold !== undefined)
  const [threshold, setThreshold] = useState(auction.autoInviteThreshold ?? defaults)
  const { change, busy, error } = useMutation(setAutoInviteThreshold, { refreshes: [listAuctions] })
  const score = threshold.useNationalScore ? 'nationalScore' : 'localScore'

  const submit = async () => {
    const body = { version: auction.version, ...(own && { threshold }) }
    if (busy || !(await change({ params: { id: auction.id }, body }))) return
    toast({ text: invitationText.thresholdSaved })
    onClose()
  }

  return (
    <Dialog
      title={invitationText.thresholdTitle({ title: auction.title })}
      width={480}
      onClose={onClose}
      dirty={own !== (auction.autoInviteThreshold !== undefined) || threshold !== (auction.autoInviteThreshold ?? defaults)}
      onSubmit={() => void submit()}
      note={error !== undefined && <span role="alert">{errorMessage(error)}</span>}
      actions={
        <Button type="submit" look="primary" busy={busy}>
          {invitationText.save}
        </Button>
      }
    >
      <div className={look('stack', 'gapL')}>
        <p>{invitationText.thresholdText}</p>
        <Switch checked={own} onChange={({ target }) => setOwn(target.checked)}>
          {invitationText.ownThreshold}
        </Switch>
        {own && (
          <>
            <SegmentedSwitch
              label={invitationText.scoreUsed}
              options={(['local', 'national'] as const).map((value) => ({ value, label: invitationText[value] }))}
              value={threshold.useNationalScore ? 'national' : 'local'}
              onChange={(value) => setThreshold({ ...threshold, useNationalScore: value === 'national' })}
            />
            <Field label={invitationText.atLeast}>
              <TextInput
                type="number"
                min={0}
                max={100}
                value={String(threshold[score])}
                onChange={({ target }) =>
                  setThreshold({ ...threshold, [score]: Math.min(100, Math.max(0, Math.round(Number(target.value) || 0))) })
                }
              />
            </Field>
          </>
        )}
      </div>
    </Dialog>
  )
}

export default AuctionThreshold
