import { type HouseRole, houseRoles } from '@auctionwiz/contracts/roles'
import { Delete20Regular } from '@fluentui/react-icons/headless/svg/delete'
import { text as common } from '../../messages/index.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/class-names.ts'
import { Field } from '../../ui/Field.tsx'
import { look } from '../../ui/look.ts'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { HouseChoice } from './HouseChoice.tsx'
import { organizationText } from './messages.ts'
import styles from './Organization.module.css'
import { type MappingRow, rowProblems } from './rules-form.ts'

const text = organizationText.mappings

interface MappingFieldsProps {
  row: MappingRow
  /** Whether to show missing fields. */
  checked: boolean
  onChange: (row: MappingRow) => void
  onRemove: () => void
}

/** The role that one group or app role gets here. */
export const MappingFields = ({ row, checked, onChange, onRemove }: MappingFieldsProps) => {
  const { claim, role, auctionHouseIds } = row
  const problems = checked ? rowProblems(row) : {}
  return (
    <li className={classes(look('grid', 'gapLines', 'belowL', 'padBottomL', 'lineBelow', 'top'), styles.mapping)}>
      <Field label={text.claim} error={problems.claim}>
        <TextInput maxLength={200} spellCheck={false} value={claim} onChange={({ target }) => onChange({ ...row, claim: target.value })} />
      </Field>
      <Field label={text.role}>
        <Select value={role} onChange={({ target }) => onChange({ ...row, role: target.value as HouseRole })}>
          {houseRoles.map((each) => (
            <option key={each} value={each}>
              {common.roles[each]}
            </option>
          ))}
        </Select>
      </Field>
      <HouseChoice
        label={text.houses}
        chosen={auctionHouseIds}
        error={problems.houses}
        onChange={(chosen) => onChange({ ...row, auctionHouseIds: chosen })}
      />
      <Button
        look="subtle"
        icon={<Delete20Regular />}
        aria-label={claim.trim() ? text.remove({ claim }) : text.removeNew}
        onClick={onRemove}
      />
    </li>
  )
}
