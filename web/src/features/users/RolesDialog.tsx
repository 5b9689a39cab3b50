import { houseRoles, permissions, permissionsOf } from '@auctionwiz/contracts/permissions'
import { Checkmark16Regular } from '@fluentui/react-icons/headless/svg/checkmark'
import { text as shared } from '../../messages/index.ts'
import { permissionReasons } from '../../messages/permission-messages.ts'
import { classes } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { look } from '../../ui/look.ts'
import { rolesText as text, usersText } from './messages.ts'
import styles from './RolesDialog.module.css'

const cell = ['wide64', 'flush', 'centered', 'inMiddle'] as const

/** Every permission with its reason and the roles that hold it. */
const RolesDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={text.dialogTitle} width={760} onClose={onClose} cancelLabel={shared.common.close}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keys. */}
    <section tabIndex={0} aria-label={text.dialogTitle} className={classes(look('scrolls'), styles.scroll)}>
      <table className={classes(look('table', 'evenColumns'), styles.table)}>
        <thead>
          <tr>
            <th scope="col" className={look('sticks', 'ground')}>
              {text.permission}
            </th>
            {houseRoles.map((role) => (
              <th key={role} scope="col" className={look('sticks', 'ground', ...cell)}>
                {usersText.roles[role]} {permissionsOf(role).length}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {permissions.map((permission) => (
            <tr key={permission}>
              <th scope="row" className={look('breaks')}>
                {permission}
                <span className={look('note', 'block')}>{permissionReasons[permission]}</span>
              </th>
              {houseRoles.map((role) => {
                const held = permissionsOf(role).includes(permission)
                return (
                  <td key={role} className={look(...cell)}>
                    {held ? <Checkmark16Regular className={look('inlineBlock', 'inMiddle', 'good')} /> : <span aria-hidden="true">–</span>}
                    <span className="visually-hidden">{held ? text.held : text.notHeld}</span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </Dialog>
)

export default RolesDialog
