import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { copyText } from '../../components/copy-text.ts'
import { fill, text } from '../../messages/index.ts'
import styles from './SupportScreen.module.css'
import { supportText } from './support-messages.ts'

/** A service that does not allow this origin looks like one that cannot be reached: the origin, to be allowed there. */
export const CrossOriginHelp = () => {
  const [copied, setCopied] = useState(false)
  const { origin } = window.location
  return (
    <aside className={styles.banner}>
      <p>{fill(supportText.crossOrigin, { origin })}</p>
      <Button small onClick={() => void copyText(origin).then(setCopied)}>
        {copied ? text.common.copied : supportText.copyOrigin}
      </Button>
    </aside>
  )
}
