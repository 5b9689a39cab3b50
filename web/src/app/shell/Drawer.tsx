import { Dismiss20Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import type { RefObject } from 'react'
import { fill, text } from '../../messages/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Wordmark } from '../../ui/Wordmark.tsx'
import { AccountBanner } from './AccountBanner.tsx'
import styles from './Drawer.module.css'
import { shellText } from './messages.ts'
import { ViewLinks } from './ViewLinks.tsx'

/** The phone's menu, opened by `showModal` of its ref: navigation, the account, and what the two scores are. */
export const Drawer = ({ ref }: { ref: RefObject<HTMLDialogElement | null> }) => {
  const close = () => ref.current?.close()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing outside is one more way; Escape and the cross do the same.
    <dialog ref={ref} className={styles.drawer} aria-label={shellText.menu} onClick={(event) => event.target === ref.current && close()}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <Wordmark size={20} />
          <Button look="subtle" icon={<Dismiss20Regular />} aria-label={text.common.close} onClick={close} />
        </div>
        <nav aria-label={shellText.navigation} className={styles.views}>
          <ViewLinks onChoose={close} />
        </nav>
        <AccountBanner onChoose={close} />
        <p className={styles.scoring}>
          <span>{shellText.scoringSystem}</span>
          <b>{fill(shellText.scoringVersus, { network: shellText.scoringNetwork, own: shellText.scoringOwn })}</b>
        </p>
      </div>
    </dialog>
  )
}
