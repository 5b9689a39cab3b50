import { useState } from 'react'
import { text } from '../../messages/index.ts'
import { columns } from '../columns.ts'
import { Dialog } from '../Dialog.tsx'
import { look } from '../look.ts'
import { shortcutText } from '../messages.ts'
import { activeShortcuts, shownKey } from './shortcuts.ts'

/** The keys that work on the screen behind the dialog. */
const ShortcutDialog = ({ onClose }: { onClose: () => void }) => {
  const [shortcuts] = useState(activeShortcuts)
  return (
    <Dialog title={shortcutText.title} width={480} onClose={onClose} cancelLabel={text.common.close}>
      <dl className={look('grid', 'gapS')}>
        {shortcuts.map(({ key, label }) => (
          <div key={key} className={look('grid', 'center', 'columns')} style={columns('1fr 2fr')}>
            <dt className={look('flex', 'gapXS')}>
              {key.split(' ').map((one) => (
                <kbd key={one} className={look('small', 'edged', 'rounded', 'text', 'padSidesSNudge')}>
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
