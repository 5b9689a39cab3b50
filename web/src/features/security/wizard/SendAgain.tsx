import { Button } from '../../../components/Button.tsx'
import { fill } from '../../../messages/index.ts'
import { securityText } from '../messages.ts'
import type { Proof } from './use-proof.ts'
import styles from './Wizard.module.css'

const text = securityText.wizard

/** Has the code sent again, after a while. */
export const SendAgain = ({ again: { wait, told, send } }: Pick<Proof, 'again'>) => (
  <div className={styles.again}>
    <p role="status">{told}</p>
    <Button look="link" disabled={wait > 0} onClick={() => void send()}>
      {wait > 0 ? fill(text.sendAgainIn, { seconds: wait }) : text.sendAgain}
    </Button>
  </div>
)
