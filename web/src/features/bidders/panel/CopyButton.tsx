import { Copy16Regular } from '@fluentui/react-icons/headless/svg/copy'
import { Button } from '../../../ui/Button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { toast } from '../../../ui/Toasts.tsx'
import { profileText } from './messages.ts'
import styles from './Profile.module.css'

/** Copies a value of the profile. */
export const CopyButton = ({ label, value }: { label: string; value: string }) => {
  const copy = async () => {
    const done = await copyText(value)
    toast(done ? { text: profileText.copied({ label }) } : { tone: 'problem', text: profileText.notCopied })
  }
  return (
    <Button
      look="subtle"
      small
      className={styles.copy}
      icon={<Copy16Regular />}
      aria-label={profileText.copy({ label })}
      onClick={() => void copy()}
    />
  )
}
