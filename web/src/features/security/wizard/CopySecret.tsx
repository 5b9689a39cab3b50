import { useEffect, useState } from 'react'
import { text as common } from '../../../messages/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { look } from '../../../ui/look.ts'
import { securityText } from '../messages.ts'

/** An authenticator's secret in groups of four, for typing or copying. */
export const CopySecret = ({ secret }: { secret: string }) => {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <>
      <code className={look('breaks', 'code')}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      <Button look="link" onClick={() => void copyText(secret).then(setCopied)}>
        {copied ? common.common.copied : securityText.wizard.copySecret}
      </Button>
      <span className="visually-hidden" role="status">
        {copied && common.common.copied}
      </span>
    </>
  )
}
