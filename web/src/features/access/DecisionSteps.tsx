import { permissionsOf } from '@auctionwiz/contracts/permissions'
import { Checkmark16Regular } from '@fluentui/react-icons/headless/svg/checkmark'
import { Dismiss16Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { useFormat } from '../../app/format.ts'
import { useSignedIn } from '../../app/session/session-context.ts'
import { permissionReasons } from '../../messages/permission-messages.ts'
import { classes } from '../../ui/class-names.ts'
import { look } from '../../ui/look.ts'
import { usersText } from '../users/messages.ts'
import { AdjustButtons } from './AdjustButtons.tsx'
import type { DecisionAsideProps } from './DecisionAside.tsx'
import { explainAccess } from './explain-access.ts'
import { decisionText as text } from './messages.ts'

/** The rules in order, with the deciding one marked, and the possible actions. */
export const DecisionSteps = ({ column, permission, people, onChanged }: Omit<DecisionAsideProps, 'onClose'>) => {
  const format = useFormat()
  const { account } = useSignedIn()
  const { user, auctionHouseId } = column
  const decision = explainAccess(user, auctionHouseId, permission)
  const { allowed, source, role, adjustment } = decision
  const house = account.auctionHouses.find(({ id }) => id === auctionHouseId)?.name ?? ''
  const given = adjustment && {
    by: people.find(({ id }) => id === adjustment.by)?.name ?? text.somebody,
    date: format.date(adjustment.at),
  }
  const ofRole = role && { role: usersText.roles[role], count: permissionsOf(role).length, permission }
  const held = role !== undefined && permissionsOf(role).includes(permission)
  const steps = [
    { rule: 'owner', name: text.owner, help: source === 'owner' ? text.ownerYes : text.ownerNo },
    { rule: 'deny', name: text.deny, help: given && source === 'deny' ? text.denyYes(given) : text.denyNo({ house }) },
    { rule: 'grant', name: text.grant, help: given && source === 'grant' ? text.grantYes(given) : text.grantNo({ house }) },
    { rule: 'role', name: text.role, help: ofRole ? (held ? text.roleYes : text.roleNo)(ofRole) : text.roleNone({ house }) },
  ]
  const deciding = source === 'none' ? 'role' : source
  return (
    <div>
      <p className={look('row', 'gapS', 'aboveS', 'strong', allowed ? 'good' : 'problem')}>
        {allowed ? <Checkmark16Regular /> : <Dismiss16Regular />}
        {allowed ? text.allowed : text.refused}
      </p>
      <p className={look('aboveXS', 'soft')}>{permissionReasons[permission]}</p>
      <h3 className={look('padTopL', 'lineAbove', 'aboveL', 'belowM')}>{text.title}</h3>
      <ol>
        {steps.slice(0, source === 'owner' ? 1 : undefined).map(({ rule, name, help }, index) => (
          <li key={rule} className={look('flex', 'gapM', 'padBottomL')} aria-current={rule === deciding || undefined}>
            <span
              className={classes(
                look('grid', 'middle', 'fixed', 'small', 'edged', 'round', 'wide20', 'high20'),
                rule === deciding && look('onBrand'),
              )}
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <span>
              <span className={classes(rule === deciding && look('strong'))}>{name}</span>
              <span className={look('caption', 'block', 'soft')}>{help}</span>
            </span>
          </li>
        ))}
      </ol>
      <AdjustButtons
        key={`${column.key}/${permission}`}
        column={column}
        permission={permission}
        house={house}
        decision={decision}
        onChanged={onChanged}
      />
    </div>
  )
}
