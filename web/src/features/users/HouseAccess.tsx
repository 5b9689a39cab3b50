import { type HouseRole, houseRoles } from '@auctionwiz/contracts/roles'
import type { AccountUser } from '@auctionwiz/contracts/users'
import { useSignedIn } from '../../app/session/session-context.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { LeaveQuestion } from '../../ui/LeaveQuestion.tsx'
import { look } from '../../ui/look.ts'
import { Select } from '../../ui/Select.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { withRole } from './house-access.ts'
import { panelText as text, usersText } from './messages.ts'
import { administered, houseNames } from './people.ts'
import { RemoteAccess } from './RemoteAccess.tsx'
import { useHouseAccess } from './use-house-access.ts'

/** A user's role in every house, editable where the current user administers the house; saved for all houses together. */
export const HouseAccess = ({ user }: { user: AccountUser }) => {
  const who = useSignedIn()
  const { roles, choose, dirty, foreign, problem, busy, save, revert } = useHouseAccess(user)
  const names = houseNames(who)
  const own = new Set(administered(who).map(({ id }) => id))
  const mayAdmin = who.access.accountRole === 'owner'
  const hidden = user.houses.filter(({ auctionHouseId }) => !names.has(auctionHouseId)).length
  const mine = user.id === who.user.id
  if (user.accountRole === 'owner') return <p>{text.ownerEverywhere}</p>
  const submit = async () => {
    if (await save()) toast({ text: text.saved({ name: user.name }) })
  }
  return (
    <>
      <LeaveQuestion dirty={dirty} onDiscard={revert} />
      {foreign && <RemoteAccess changes={foreign} names={names} onTake={(id, role) => choose(withRole(roles, id, role))} />}
      <ul className={look('belowL')}>
        {[...names].map(([id, name]) => {
          const held = roles[id]
          const different = user.houses.find(({ auctionHouseId }) => auctionHouseId === id)?.adjustments?.length ?? 0
          return (
            <li key={id} className={look('row', 'gapL', 'lineBelow', 'tall48')}>
              <span className={look('grow')}>
                {name}
                {different > 0 && (
                  <AppLink to={`/security/access/${user.id}`} className={look('block', 'caption', 'link')}>
                    {text.adjusted({ count: different })}
                  </AppLink>
                )}
              </span>
              <Select
                aria-label={name}
                className={look('fixed', 'wide136')}
                disabled={mine || hidden > 0 || !own.has(id) || (held === 'admin' && !mayAdmin)}
                value={held ?? ''}
                onChange={({ target }) => choose(withRole(roles, id, roleNamed(target.value)))}
              >
                <option value="">{text.noAccess}</option>
                {houseRoles.map((role) => (
                  <option key={role} value={role} disabled={role === 'admin' && !mayAdmin}>
                    {usersText.roles[role]}
                  </option>
                ))}
              </Select>
            </li>
          )
        })}
      </ul>
      {hidden > 0 && <p className={look('belowL', 'small', 'muted')}>{text.elsewhere({ count: hidden })}</p>}
      {mine && <p className={look('belowL', 'small', 'muted')}>{usersText.notYourself}</p>}
      {problem && (
        <p role="alert" className={look('belowL', 'problem')}>
          {problem}
        </p>
      )}
      {dirty && (
        <Button look="primary" busy={busy} onClick={() => void submit()}>
          {busy ? text.saving : text.save}
        </Button>
      )}
    </>
  )
}

const roleNamed = (value: string): HouseRole | undefined => houseRoles.find((role) => role === value)
