import type { ConsentChannel } from '@auctionwiz/contracts/staff-entries'
import { useId } from 'react'
import { look } from '../../ui/look.ts'
import { Radio } from '../../ui/Radio.tsx'
import { assessmentText as text } from './messages.ts'

interface ChannelChoiceProps {
  channel: ConsentChannel
  /** Whether text messages can be sent. */
  texts: boolean
  onChange: (channel: ConsentChannel) => void
}

/** By email or by text message. Where no sender of texts is set up it says so. */
export const ChannelChoice = ({ channel, texts, onChange }: ChannelChoiceProps) => {
  const id = useId()
  return (
    <fieldset className={look('stack', 'gapXS')}>
      <legend className={look('belowXS')}>{text.channel}</legend>
      <div className={look('row', 'wrap', 'gapL')}>
        <Radio name={id} checked={channel === 'email'} onChange={() => onChange('email')}>
          {text.channels.email}
        </Radio>
        <Radio
          name={id}
          checked={channel === 'text'}
          disabled={!texts}
          {...(!texts && { 'aria-describedby': `${id}-off` })}
          onChange={() => onChange('text')}
        >
          {text.channels.text}
        </Radio>
      </div>
      <p id={`${id}-off`} className={look('note')}>
        {texts ? text.textsHint : text.untextable.off}
      </p>
    </fieldset>
  )
}
