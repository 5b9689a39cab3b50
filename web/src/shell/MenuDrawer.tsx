import { Dismiss20Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { text } from '../messages/index.ts'
import { Button } from '../ui/Button.tsx'
import { Drawer } from '../ui/Drawer.tsx'
import { look } from '../ui/look.ts'
import { Wordmark } from '../ui/Wordmark.tsx'
import { AccountBanner } from './AccountBanner.tsx'
import { shellText } from './messages.ts'
import { ViewLinks } from './ViewLinks.tsx'

/** The phone's menu, rendered while it is open: navigation, the account, and what the two scores are. */
const MenuDrawer = ({ onClose }: { onClose: () => void }) => (
  <Drawer label={shellText.menu} onClose={onClose}>
    <div className={look('row', 'between', 'padRightS', 'indent', 'high56', 'wordmark')}>
      <Wordmark size={20} />
      <Button look="subtle" icon={<Dismiss20Regular />} aria-label={text.common.close} onClick={onClose} />
    </div>
    <nav aria-label={shellText.navigation} className={look('belowM', 'lineBelow', 'padSidesS', 'padBottomM')}>
      <ViewLinks onChoose={onClose} />
    </nav>
    <AccountBanner onChoose={onClose} />
    <p className={look('stack', 'padL', 'note', 'atFoot')}>
      <span>{shellText.scoringSystem}</span>
      <b className={look('plain', 'soft')}>{shellText.scoringVersus({ network: shellText.scoringNetwork, own: shellText.scoringOwn })}</b>
    </p>
  </Drawer>
)

export default MenuDrawer
