import type { MfaMethod } from '@auctionwiz/contracts/mfa'
import { Delete20Regular } from '@fluentui/react-icons/headless/svg/delete'
import { Rename20Regular } from '@fluentui/react-icons/headless/svg/rename'
import { Star20Regular } from '@fluentui/react-icons/headless/svg/star'
import { useState } from 'react'
import { useFormat } from '../../../app/format.ts'
import { classes } from '../../../ui/class-names.ts'
import { ConfirmDialog } from '../../../ui/Dialog.tsx'
import { look } from '../../../ui/look.ts'
import { MenuButton } from '../../../ui/MenuButton.tsx'
import rows from '../../../ui/Rows.module.css'
import { Switch } from '../../../ui/Switch.tsx'
import { securityText } from '../messages.ts'
import { destinationOf, isLastEnabled, methodIcons } from '../method-kinds.tsx'
import { RenameMethod } from './RenameMethod.tsx'
import { useMethod } from './use-method.ts'

const text = securityText.methods
type Asking = 'remove' | 'turnOff' | 'rename'

/** One method: its name, kind, status and actions. */
export const MethodRow = ({ method, methods }: { method: MfaMethod; methods: readonly MfaMethod[] }) => {
  const { name, type, enabled, primary, weak, createdAt, lastUsedAt } = method
  const format = useFormat()
  const { busy, change, remove } = useMethod(method)
  const [asking, setAsking] = useState<Asking>()
  const last = isLastEnabled(methods, method)
  const done = () => setAsking(undefined)
  const where = destinationOf(method)
  return (
    <li className={classes(look('row', 'gapM', 'padRowS', 'firstFlush', 'lineBelow', 'tall56'), rows.row)}>
      {methodIcons[type]}
      <div className={classes(look('grow'), rows.what)}>
        <p className={look('row', 'wrap', 'breaks', 'gapColumnsS')}>
          <b>{name}</b>
          {primary && (
            <span className={classes(look('padTag', 'caption', 'oneLine', 'rounded', 'selected'), rows.mark)}>{text.primary}</span>
          )}
          {weak && (
            <span
              className={classes(look('padTag', 'caption', 'oneLine', 'rounded', 'tintMedium', 'warning'), rows.mark)}
              title={text.weakHelp}
            >
              {text.weak}
            </span>
          )}
        </p>
        <p className={look('flex', 'wrap', 'gapPairs', 'note', 'breaks')}>
          {where && <span>{where}</span>}
          <span title={format.stamp(lastUsedAt ?? createdAt)}>
            {lastUsedAt ? text.lastUsed({ date: format.date(lastUsedAt) }) : text.added({ date: format.date(createdAt) })}
          </span>
        </p>
      </div>
      <Switch
        checked={enabled}
        disabled={busy}
        onChange={({ target }) => (last && !target.checked ? setAsking('turnOff') : void change({ enabled: target.checked }))}
      >
        <span className="visually-hidden">{text.enabledOf({ name })}</span>
        <span aria-hidden="true">{enabled ? text.enabled : text.disabled}</span>
      </Switch>
      <MenuButton
        label={text.actionsFor({ name })}
        groups={[
          [
            {
              id: 'primary',
              label: text.makePrimary,
              icon: <Star20Regular />,
              reason: primary ? text.isPrimary : enabled ? undefined : text.primaryNeedsOn,
              onSelect: () => void change({ primary: true }),
            },
            { id: 'rename', label: text.rename, icon: <Rename20Regular />, onSelect: () => setAsking('rename') },
          ],
          [{ id: 'remove', label: text.remove, icon: <Delete20Regular />, danger: true, onSelect: () => setAsking('remove') }],
        ]}
      />
      {asking === 'rename' && <RenameMethod method={method} onClose={done} />}
      {(asking === 'remove' || asking === 'turnOff') && (
        <ConfirmDialog
          title={(asking === 'remove' ? text.removeTitle : text.turnOffTitle)({ name })}
          confirmLabel={asking === 'remove' ? text.remove : text.turnOff}
          busy={busy}
          onConfirm={() => void (asking === 'remove' ? remove() : change({ enabled: false })).then(done)}
          onClose={done}
        >
          <p>{last ? (asking === 'remove' ? text.removeLast : text.turnOffLast) : text.removeHelp({ name })}</p>
        </ConfirmDialog>
      )}
    </li>
  )
}
