import { Copy20Regular } from '@fluentui/react-icons/headless/svg/copy'
import { useState } from 'react'
import { text as common } from '../../../messages/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { look } from '../../../ui/look.ts'
import { Textarea } from '../../../ui/Textarea.tsx'
import type { IssuedKey } from './ApiKeys.tsx'
import { apisText } from './messages.ts'

const text = apisText.keys

/** The secret of a key, this once. */
const ApiKeySecret = ({ issued: { key, secret }, onClose }: { issued: IssuedKey; onClose: () => void }) => {
  const [copied, setCopied] = useState<boolean>()
  return (
    <Dialog
      title={text.secretTitle({ name: key.name })}
      kind="alert"
      width={520}
      cancelLabel={text.done}
      onClose={onClose}
      note={<span role="status">{copied === undefined ? '' : copied ? common.common.copied : text.copyFailed}</span>}
      actions={
        <Button look="primary" icon={<Copy20Regular />} onClick={() => void copyText(secret).then(setCopied)}>
          {text.copy}
        </Button>
      }
    >
      <div className={look('stack', 'gapL')}>
        <p>{text.secretHelp}</p>
        <Field label={text.secret}>
          <Textarea readOnly rows={3} value={secret} className={look('code')} onFocus={({ target }) => target.select()} />
        </Field>
      </div>
    </Dialog>
  )
}

export default ApiKeySecret
