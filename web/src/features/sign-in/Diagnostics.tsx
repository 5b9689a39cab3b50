import { Copy20Regular } from '@fluentui/react-icons/headless/svg/copy'
import { useState } from 'react'
import type { SupportInfo } from '../../app/session/session-state.ts'
import { text } from '../../messages/index.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/class-names.ts'
import { copyText } from '../../ui/copy-text.ts'
import { look } from '../../ui/look.ts'
import styles from './SupportScreen.module.css'
import { supportText } from './support-messages.ts'

const fields = ['errorType', 'errorDetails', 'userId', 'userEmail', 'accountId'] as const

/** The diagnostics for support, with a copy button. */
export const Diagnostics = ({ info }: { info: SupportInfo }) => {
  const [copied, setCopied] = useState<boolean>()
  const lines = fields.map((field) => `${field}: ${info[field] || supportText.unknown}`)
  return (
    <section aria-labelledby="diagnostics">
      <h2 id="diagnostics" className={look('heading', 'aboveXXL')}>
        {supportText.diagnostics}
      </h2>
      <p>{supportText.diagnosticsHelp}</p>
      <pre className={classes(look('padS', 'caption', 'code', 'breaks', 'rounded', 'sunken'), styles.lines)}>{lines.join('\n')}</pre>
      <div className={look('row', 'gapM')}>
        <Button icon={<Copy20Regular />} onClick={() => void copyText(lines.join('\n')).then(setCopied)}>
          {copied ? text.common.copied : supportText.copy}
        </Button>
        <span role="status">{copied === false && supportText.copyFailed}</span>
      </div>
    </section>
  )
}
