import { ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download'
import { Copy20Regular } from '@fluentui/react-icons/headless/svg/copy'
import { useEffect, useState } from 'react'
import { useSignedIn } from '../../../app/session/session-context.ts'
import { text as common } from '../../../messages/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { look } from '../../../ui/look.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { toast } from '../../../ui/Toasts.tsx'
import { securityText } from '../messages.ts'

const text = securityText.backupCodes

/** New backup codes, shown only once, with buttons to save them. */
export const CodeList = ({ codes }: { codes: readonly string[] }) => {
  const { user } = useSignedIn()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    if (await copyText(codes.join('\n'))) setCopied(true)
    else toast({ tone: 'problem', text: text.copyFailed })
  }
  const download = () => saveFile(new Blob([codesFile(codes, user.email)], { type: 'text/plain;charset=utf-8' }), codesFileName)
  return (
    <div className={look('stack', 'gapL')}>
      <p>{text.shownOnce}</p>
      <ol className={look('grid', 'twoColumns', 'gapLines', 'padL', 'framed', 'rounded', 'raised')} aria-label={text.title}>
        {codes.map((code) => (
          <li key={code} className={look('oneLine', 'code')}>
            {code}
          </li>
        ))}
      </ol>
      <div className={look('flex', 'wrap', 'gapS')}>
        <Button icon={<ArrowDownload20Regular />} onClick={download}>
          {text.download}
        </Button>
        <Button icon={<Copy20Regular />} onClick={() => void copy()}>
          {copied ? common.common.copied : text.copy}
        </Button>
        <span className="visually-hidden" role="status">
          {copied && common.common.copied}
        </span>
      </div>
    </div>
  )
}

const codesFileName = 'auctionwiz-backup-codes.txt'

/** Backup codes as a text file: the owner, instructions, and one code per line. */
const codesFile = (codes: readonly string[], email: string): string =>
  [securityText.backupCodes.fileHead({ email }), securityText.backupCodes.fileHelp, '', ...codes, ''].join('\r\n')
