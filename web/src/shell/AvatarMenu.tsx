import { useSignedIn } from '../app/session/session-context.ts'
import { lazyPart } from '../ui/lazy-part/lazy-part.tsx'
import { look } from '../ui/look.ts'
import styles from './AvatarMenu.module.css'
import { shellText } from './messages.ts'
import { Popover } from './Popover.tsx'

export const loadProfile = () => import('./ProfileMenu.tsx')
const ProfileMenu = lazyPart(loadProfile)

/** The user's initials, which open their menu. */
export const AvatarMenu = () => {
  const { user } = useSignedIn()
  return (
    <Popover
      label={shellText.profile}
      side="right"
      faceClass={styles.face}
      face={
        <span className={look('grid', 'middle', 'caption', 'strong', 'soft', 'chosen', 'round', 'wide28', 'high28')}>
          <span aria-hidden="true">{initialsOf(user)}</span>
          <span className="visually-hidden">{shellText.profile}</span>
        </span>
      }
    >
      {(close) => <ProfileMenu onChoose={close} />}
    </Popover>
  )
}

const initialsOf = ({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }): string =>
  (`${firstName.charAt(0)}${lastName.charAt(0)}` || email.charAt(0)).toUpperCase()
