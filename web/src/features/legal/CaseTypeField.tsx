import { caseTypeGroups } from '@auctionwiz/contracts/legal-case-parts'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { legalText } from './messages.ts'

interface CaseTypeFieldProps {
  id: string
  value: string
  error: string | undefined
  onChange: (caseType: string) => void
}

/** The type of a case, in the groups of the contract. */
export const CaseTypeField = ({ id, value, error, onChange }: CaseTypeFieldProps) => (
  <Field id={id} label={legalText.fields.caseType} error={error}>
    <Select aria-required value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{legalText.choose}</option>
      {caseTypeGroups.map(([group, types]) => (
        <optgroup key={group} label={legalText.caseTypeGroups[group]}>
          {types.map((type) => (
            <option key={type} value={type}>
              {legalText.caseTypes[type]}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  </Field>
)
