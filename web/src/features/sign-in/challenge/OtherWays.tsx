import { Fingerprint20Regular } from '@fluentui/react-icons/headless/svg/fingerprint'
import { Key20Regular } from '@fluentui/react-icons/headless/svg/key'
import { Mail20Regular } from '@fluentui/react-icons/headless/svg/mail'
import { NumberSymbolSquare20Regular } from '@fluentui/react-icons/headless/svg/number-symbol-square'
import { PhoneChat20Regular } from '@fluentui/react-icons/headless/svg/phone-chat'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { look } from '../../../ui/look.ts'
import styles from './Challenge.module.css'
import { challengeText as text } from './messages.ts'
import { labelOf, type Way } from './ways.ts'

const icons = {
  authenticator: <NumberSymbolSquare20Regular />,
  sms: <PhoneChat20Regular />,
  email: <Mail20Regular />,
  passkey: <Fingerprint20Regular />,
  backup: <Key20Regular />,
}

/** The other methods, to switch to. */
export const OtherWays = ({ ways, onChoose }: { ways: readonly Way[]; onChoose: (id: string) => void }) =>
  ways.length > 0 && (
    <div className={classes(look('aboveXXL', 'padTopL', 'lineAbove'), styles.others)}>
      <h2 className={look('note', 'belowXS', 'plain')}>{text.others}</h2>
      <ul>
        {ways.map((way) => (
          <li key={way.id}>
            <Button look="subtle" wide icon={icons[way.kind]} onClick={() => onChoose(way.id)}>
              {labelOf(way)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
