import { classes } from '../class-names.ts'
import { look } from '../look.ts'
import styles from './Shortcuts.module.css'
import { type Shortcut, shownKey } from './shortcuts.ts'

/** What the keys of a list do, in its footer; hidden where there is no keyboard. */
export const KeyHints = ({ hints }: { hints: readonly Pick<Shortcut, 'key' | 'label'>[] }) => (
  <span className={classes(look('flex', 'gapL', 'oneLine'), styles.hints)}>
    {hints.map(({ key, label }) => (
      <span key={key} className={look('inlineRow', 'gapXS')}>
        {key.split(' ').map((one) => (
          <kbd key={one} className={look('small', 'edged', 'rounded', 'padSidesSNudge')}>
            {shownKey(one)}
          </kbd>
        ))}
        {label}
      </span>
    ))}
  </span>
)
