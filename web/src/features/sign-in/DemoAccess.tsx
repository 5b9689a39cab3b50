import { useConfig } from '../../app/session/session-context.ts'
import { text } from '../../messages/index.ts'
import { Button } from '../../ui/Button.tsx'
import { look } from '../../ui/look.ts'
import { Switch } from '../../ui/Switch.tsx'

interface DemoAccessProps {
  on: boolean
  onChange: (on: boolean) => void
  /** Whether to say, while demo mode is off, that this is production mode. */
  hint: boolean
  busy: boolean
  onQuick: () => void
}

/** The section that offers the demonstration. */
export const DemoAccess = ({ on, onChange, hint, busy, onQuick }: DemoAccessProps) => {
  const { services } = useConfig()
  return (
    <div className={look('aboveS', 'padTopXL', 'lineAbove')}>
      <div className={look('row', 'between', 'gapL', 'tall36')}>
        <Switch checked={on} disabled={busy} onChange={(event) => onChange(event.target.checked)}>
          {text.signIn.demoMode}
        </Switch>
        <Button look="link" disabled={busy} onClick={onQuick}>
          {text.signIn.quickDemo}
        </Button>
      </div>
      {(on || hint) && (
        <p className={look('note', 'aboveS')} role="status">
          {on ? text.signIn.demoNotice : text.signIn.productionHint({ address: services.auth })}
        </p>
      )}
    </div>
  )
}
