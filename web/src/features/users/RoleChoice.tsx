import { type HouseRole, houseRoles, permissionsOf } from '@auctionwiz/contracts/permissions'
import { useId } from 'react'
import { useSignedIn } from '../../app/session/session-context.ts'
import { classes } from '../../ui/class-names.ts'
import { columns } from '../../ui/columns.ts'
import { look } from '../../ui/look.ts'
import { Radio } from '../../ui/Radio.tsx'
import { inviteText as text, usersText } from './messages.ts'

export interface RoleChoiceProps {
  id: string
  value: HouseRole | undefined
  onChange: (role: HouseRole) => void
  error?: string | undefined
}

/** The three roles with their permissions. Only the owner appoints administrators: for others Admin is disabled, with a reason. */
export const RoleChoice = ({ id, value, onChange, error }: RoleChoiceProps) => {
  const name = useId()
  const { access } = useSignedIn()
  const mayAdmin = access.accountRole === 'owner'
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error && `${id}-error`}>
      <legend className={look('belowXS', 'flush')}>{text.labels.role}</legend>
      <div className={look('clips', 'edged', 'rounded')}>
        {houseRoles.map((role) => {
          const off = role === 'admin' && !mayAdmin
          return (
            <label
              key={role}
              className={classes(
                look('grid', 'center', 'gapM', 'tall48', 'padSidesM', 'padRow', 'parted', 'columns'),
                off ? look('muted') : look('pointer'),
                value === role && look('selected'),
              )}
              style={columns('16px 56px 1fr')}
            >
              <Radio name={name} checked={value === role} disabled={off} onChange={() => onChange(role)} />
              <span className={look('strong')}>{usersText.roles[role]}</span>
              <span className={look(off ? 'muted' : 'soft')}>
                {off ? text.adminRoleReason : text.roleHelp[role]({ count: permissionsOf(role).length })}
              </span>
            </label>
          )
        })}
      </div>
      {error && (
        <p id={`${id}-error`} className={look('caption', 'aboveXS', 'problem')}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
