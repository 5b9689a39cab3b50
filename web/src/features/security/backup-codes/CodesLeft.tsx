import type { BackupCodeStatus } from '@auctionwiz/contracts/mfa'
import { securityText } from '../messages.ts'
import styles from './BackupCodes.module.css'

const text = securityText.backupCodes

/** At this many codes or fewer it is time for new ones. */
const low = 2

/** A badge when the backup codes run out. */
export const CodesLeft = ({ status: { generated, remaining } }: { status: BackupCodeStatus }) => {
  if (!generated || remaining > low) return null
  return <span className={remaining === 0 ? styles.none : styles.low}>{remaining === 0 ? text.noneLeft : text.low}</span>
}
