import { saveBidderConsent } from '@auctionwiz/contracts/bidder-consents'
import { type Bidder, readBidder } from '@auctionwiz/contracts/bidders'
import { type ConsentChannel, type ConsentSource, consentChannels, consentSources } from '@auctionwiz/contracts/staff-entries'
import { useState } from 'react'
import { useMutation } from '../../../app/calls/use-mutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { Field } from '../../../ui/Field.tsx'
import { look } from '../../../ui/look.ts'
import { Radio } from '../../../ui/Radio.tsx'
import { Select } from '../../../ui/Select.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import { consentText as text } from './consent-messages.ts'

/** Records what a bidder said about emails or texts, and how. */
const ChangeConsent = ({ bidder, onClose }: { bidder: Bidder; onClose: () => void }) => {
  const [channel, setChannel] = useState<ConsentChannel>('email')
  const [typed, setTyped] = useState<boolean>()
  const [source, setSource] = useState<ConsentSource>('phone')
  const given = typed ?? bidder.consents?.[channel]?.given ?? true
  const params = { id: bidder.id }
  const { change, busy, error } = useMutation(saveBidderConsent, {
    onDone: (saved, store) => store(readBidder, { params }, saved),
  })
  const submit = async () => {
    if (busy || !(await change({ params, body: { channel, given, source } }))) return
    toast({ text: text.saved })
    onClose()
  }
  return (
    <Dialog
      title={text.changeOf({ name: bidder.name })}
      width={440}
      onClose={onClose}
      dirty={typed !== undefined}
      onSubmit={() => void submit()}
      note={error !== undefined && <span role="alert">{text.failed({ problem: errorMessage(error) })}</span>}
      actions={
        <Button type="submit" look="primary" busy={busy}>
          {text.save}
        </Button>
      }
    >
      <div className={look('stack', 'gapL')}>
        <Field label={text.title}>
          <Select
            value={channel}
            onChange={({ target }) => {
              setChannel(consentChannels.find((one) => one === target.value) ?? 'email')
              setTyped(undefined)
            }}
          >
            {consentChannels.map((one) => (
              <option key={one} value={one}>
                {text[one]}
              </option>
            ))}
          </Select>
        </Field>
        <fieldset className={look('stack', 'gapXS')}>
          <legend className={look('belowXS')}>{text.answer({ name: bidder.name })}</legend>
          <Radio name="consent" checked={given} onChange={() => setTyped(true)}>
            {text.yes}
          </Radio>
          <Radio name="consent" checked={!given} onChange={() => setTyped(false)}>
            {text.no}
          </Radio>
        </fieldset>
        <Field label={text.how}>
          <Select value={source} onChange={({ target }) => setSource(consentSources.find((one) => one === target.value) ?? 'phone')}>
            {consentSources.map((one) => (
              <option key={one} value={one}>
                {text.sources[one]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </Dialog>
  )
}

export default ChangeConsent
