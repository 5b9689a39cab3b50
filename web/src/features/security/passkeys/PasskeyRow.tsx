import type { Passkey } from '@auctionwiz/contracts/passkeys'
import { Key20Regular } from '@fluentui/react-icons/headless/svg/key'
import { useState } from 'react'
import { useFormat } from '../../../app/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { prefetchDialog } from '../../../ui/Dialog.tsx'
import { look } from '../../../ui/look.ts'
import rows from '../../../ui/Rows.module.css'
import { passkeyText as text } from '../../passkeys/messages.ts'
import { RemovePasskey } from './RemovePasskey.tsx'
import { RenamePasskey } from './RenamePasskey.tsx'

/** One passkey with its actions. */
export const PasskeyRow = ({ passkey }: { passkey: Passkey }) => {
  const { name, synced, createdAt, lastUsedAt } = passkey
  const format = useFormat()
  const [open, setOpen] = useState<'rename' | 'remove'>()
  const close = () => setOpen(undefined)
  return (
    <li className={classes(look('row', 'gapM', 'padRowS', 'firstFlush', 'lineBelow', 'wrap', 'tall56'), rows.row, rows.wraps)}>
      <Key20Regular />
      <div className={classes(look('grow'), rows.what)}>
        <p>
          <span className={classes(look('strong'), rows.name)}>{name}</span>{' '}
          {synced && <span className={classes(look('padTag', 'caption', 'oneLine', 'rounded', 'selected'), rows.mark)}>{text.synced}</span>}
        </p>
        <p className={look('flex', 'wrap', 'gapPairs', 'note', 'breaks')}>
          <time dateTime={createdAt} title={format.stamp(createdAt)}>
            {text.created({ date: format.date(createdAt) })}
          </time>
          <span>{lastUsedAt ? text.used({ date: format.dateTime(lastUsedAt) }) : text.neverUsed}</span>
        </p>
      </div>
      <div className={look('flex', 'gapS')}>
        <Button look="subtle" aria-label={text.renameOf({ name })} onPointerEnter={prefetchDialog} onClick={() => setOpen('rename')}>
          {text.rename}
        </Button>
        <Button aria-label={text.removeOf({ name })} onPointerEnter={prefetchDialog} onClick={() => setOpen('remove')}>
          {text.remove}
        </Button>
      </div>
      {open === 'rename' && <RenamePasskey passkey={passkey} onClose={close} />}
      {open === 'remove' && <RemovePasskey passkey={passkey} onClose={close} />}
    </li>
  )
}
