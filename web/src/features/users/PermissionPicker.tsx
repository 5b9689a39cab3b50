import { permissions as all, isAdjustable, type Permission } from '@auctionwiz/contracts/permissions'
import { permissionReasons } from '../../messages/permission-messages.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { classes } from '../../ui/class-names.ts'
import { look } from '../../ui/look.ts'
import { inviteText as text } from './messages.ts'
import styles from './PermissionPicker.module.css'

export interface PermissionPickerProps {
  /** The permissions of the role. */
  ofRole: readonly Permission[]
  /** The selected permissions. */
  value: readonly Permission[]
  onChange: (permissions: Permission[]) => void
  /** Whether the user may grant a permission: nobody grants what they lack. */
  mayGive: (permission: Permission) => boolean
}

const areas = [...new Set(all.map((permission) => permission.split(':')[0] ?? ''))]

/** Individual permissions beyond or below the role; collapsed by default. */
export const PermissionPicker = ({ ofRole, value, onChange, mayGive }: PermissionPickerProps) => {
  const different = all.filter((permission) => value.includes(permission) !== ofRole.includes(permission)).length
  return (
    <details>
      <summary className={classes(look('pointer', 'tall24'), styles.summary)}>
        {different === 0 ? text.permissionsAsRole({ count: value.length }) : text.permissionsDiffer({ count: value.length, different })}
      </summary>
      {areas.map((area) => (
        <fieldset key={area} className={look('grid', 'cards208', 'padRowS', 'lineBelow')}>
          <legend className={classes(look('wholeRow', 'flush', 'floatLeft', 'strong'), styles.legend)}>{area}</legend>
          {all
            .filter((permission) => permission.startsWith(`${area}:`))
            .map((permission) => (
              <span
                className={look('flex')}
                key={permission}
                title={isAdjustable(permission) ? permissionReasons[permission] : text.withAdmin}
              >
                <Checkbox
                  checked={value.includes(permission)}
                  disabled={!isAdjustable(permission) || !mayGive(permission)}
                  onChange={({ target }) => onChange(all.filter((each) => (each === permission ? target.checked : value.includes(each))))}
                >
                  {permission}
                </Checkbox>
              </span>
            ))}
        </fieldset>
      ))}
    </details>
  )
}
