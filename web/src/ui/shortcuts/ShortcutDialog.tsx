import { useState } from 'react'
import { text } from '../../messages/index.ts'
import { classes } from '../class-names.ts'
import { Dialog } from '../Dialog.tsx'
import { look } from '../look.ts'
import { shortcutText } from '../messages.ts'
import styles from './Shortcuts.module.css'
import { activeShortcuts, shownKey } from './shortcuts.ts'

/** The keys that work on the screen behind the dialog. */
const ShortcutDialog = ({ onClose }: { onClose: () => void }) => {
  const [shortcuts] = useState(activeShortcuts)
  return (
    <Dialog title={shortcutText.title} width={480} onClose={onClose} cancelLabel={text.common.close}>
      <dl className={classes(look('grid'), styles.keys)}>
        {shortcuts.map(({ key, label }) => (
          <div key={key} className={classes(look('grid', 'center'), styles.line)}>
            <dt>
              {key.split(' ').map((one) => (
                <kbd key={one} className={classes(look('small', 'edged', 'rounded', 'text'), styles.key)}>
                  {shownKey(one)}
                </kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

export default ShortcutDialog
