import { Eye20Regular } from '@fluentui/react-icons/headless/svg/eye'
import { useNavigate } from 'react-router'
import { localFormat } from '../../app/format.ts'
import { useSignedIn } from '../../app/session/session-context.ts'
import { endViewing } from '../../app/session/viewing.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/class-names.ts'
import { look } from '../../ui/look.ts'
import { viewingText as text } from './messages.ts'
import styles from './ViewingBanner.module.css'

/** The banner that says whose view is shown and until when, with a button that ends it. */
const ViewingBanner = () => {
  const { user, viewing } = useSignedIn()
  const navigate = useNavigate()
  if (!viewing) return null
  const time = localFormat().time(viewing.until)
  const stop = () => {
    endViewing()
    void navigate(`/security/access/${user.id}`)
  }
  return (
    <aside className={classes(look('row', 'gapM', 'padSidesXXL', 'text', 'tintMedium', 'tall40'), styles.banner)} aria-label={text.label}>
      <Eye20Regular className={look('medium')} />
      <span className={look('grow')}>{text.banner({ name: user.name, time })}</span>
      <Button small onClick={stop}>
        {text.stop}
      </Button>
    </aside>
  )
}

export default ViewingBanner
