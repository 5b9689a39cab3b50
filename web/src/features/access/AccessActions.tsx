import type { AccountUser } from '@auctionwiz/contracts/users'
import { Eye20Regular } from '@fluentui/react-icons/headless/svg/eye'
import { useSignedIn } from '../../app/session/session-context.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { ScreenActions } from '../../ui/ScreenPlaces.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { usersText } from '../users/messages.ts'
import { usersPath } from '../users/use-users-address.ts'
import { useViewAs } from '../users/use-view-as.ts'
import { accessText as text } from './messages.ts'

/** The buttons to view the account as the person and to change their roles. */
export const AccessActions = ({ person }: { person: AccountUser }) => {
  const { user } = useSignedIn()
  const viewAs = useViewAs()
  const phone = !useWide(641)
  const reason =
    person.id === user.id
      ? usersText.notYourself
      : person.accountRole === 'owner'
        ? usersText.ownerProtected
        : person.status === 'suspended'
          ? usersText.suspendedNow
          : undefined
  return (
    <ScreenActions>
      <Button icon={<Eye20Regular />} reason={reason} aria-label={phone ? text.viewAs : undefined} onClick={() => void viewAs(person)}>
        {phone ? undefined : text.viewAs}
      </Button>
      {!phone && (
        <ButtonLink look="primary" to={`${usersPath}/${person.id}`}>
          {text.edit}
        </ButtonLink>
      )}
    </ScreenActions>
  )
}
