import { type ComponentType, Suspense, useState } from 'react'
import { useSignedIn } from '../../../app/session/session-context.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { prefetchDialog } from '../../../ui/Dialog.tsx'
import { lazyDialog } from '../../../ui/lazy-part/lazy-part.tsx'
import { prefetch } from '../../../ui/lazy-part/prefetch.ts'
import { look } from '../../../ui/look.ts'
import rows from '../../../ui/Rows.module.css'
import { Section } from '../../../ui/Section.tsx'
import { securityText } from '../messages.ts'
import styles from './Credentials.module.css'

const text = securityText.credentials
const dialogs = {
  password: { load: () => import('./ChangePassword.tsx'), Form: lazyDialog(() => import('./ChangePassword.tsx')) },
  email: { load: () => import('./ChangeEmail.tsx'), Form: lazyDialog(() => import('./ChangeEmail.tsx')) },
} satisfies Record<string, { load: () => Promise<unknown>; Form: ComponentType<{ onClose: () => void }> }>

/** The user's sign-in address and password. */
export const CredentialsSection = () => {
  const { user } = useSignedIn()
  const [open, setOpen] = useState<keyof typeof dialogs>()
  const Form = open && dialogs[open].Form
  const opens = (which: keyof typeof dialogs) => {
    const warm = () => {
      prefetchDialog()
      prefetch(dialogs[which].load)
    }
    return { onPointerEnter: warm, onFocus: warm, onClick: () => setOpen(which) }
  }
  return (
    <Section title={text.title} help={text.help}>
      <div className={styles.list}>
        <div className={classes(look('row', 'gapM', 'padRowS', 'firstFlush', 'lineBelow', 'tall56'), rows.row)}>
          <div className={classes(look('grow'), rows.what)}>
            <b>{text.email}</b>
            <p className={look('muted', 'breaks')}>{user.email}</p>
          </div>
          <Button {...opens('email')}>{text.changeEmail}</Button>
        </div>
        <div className={classes(look('row', 'gapM', 'padRowS', 'firstFlush', 'lineBelow', 'tall56'), rows.row)}>
          <div className={classes(look('grow'), rows.what)}>
            <b>{text.password}</b>
            <p className={look('muted', 'breaks')}>{text.passwordValue}</p>
          </div>
          <Button {...opens('password')}>{text.changePassword}</Button>
        </div>
      </div>
      {Form && (
        <Suspense>
          <Form onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Section>
  )
}
