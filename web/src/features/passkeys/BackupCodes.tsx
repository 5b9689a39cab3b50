import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { copyText } from '../../components/copy-text.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { saveFile } from '../../components/save-file.ts'
import { passkeyText } from './messages.ts'
import styles from './Passkeys.module.css'

const text = passkeyText.codes

/** The codes that came with the first second factor, to be kept before the dialog is closed. */
export const BackupCodes = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => {
  const [copied, setCopied] = useState(false)
  const download = () => saveFile(new Blob([`${text.fileHead}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }), text.fileName)
  return (
    <Dialog
      title={text.title}
      kind="alert"
      width={420}
      onClose={onClose}
      cancelLabel={text.done}
      actions={
        <>
          <Button onClick={() => void copyText(codes.join('\n')).then(setCopied)}>{copied ? text.copied : text.copy}</Button>
          <Button look="primary" onClick={download}>
            {text.download}
          </Button>
        </>
      }
    >
      <p>{text.help}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </Dialog>
  )
}
