import { type MfaType, mfaTypes } from '@auctionwiz/contracts/mfa-types'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { look } from '../../../ui/look.ts'
import { RecordField } from '../../../ui/record-form/RecordField.tsx'
import { Section } from '../../../ui/Section.tsx'
import { securityText } from '../messages.ts'
import { PolicyForm } from './PolicyForm.tsx'
import { policyFields, toggled } from './policy-form.ts'

const text = securityText.policy
const roles = ['owner', 'admin', 'staff', 'viewer'] as const

/** Who must use a second factor, from when, and which methods the account accepts. */
const MfaPolicyTab = () => (
  <PolicyForm>
    {(form) => {
      const { required, requiredForRoles, excludedTypes } = form.values
      return (
        <>
          <Section title={text.who} help={text.whoHelp}>
            <div className={look('stack', 'top', 'gapL')}>
              <RecordField {...policyFields(form)} field="required" toggle />
              <fieldset id="policy-requiredForRoles" className={look('stack', 'top', 'gapS')} disabled={required}>
                <legend className={look('belowS', 'soft')}>{required ? text.everybody : text.forRoles}</legend>
                {roles.map((role) => (
                  <Checkbox
                    key={role}
                    checked={required || requiredForRoles.includes(role)}
                    onChange={({ target }) => form.type({ requiredForRoles: toggled(roles, requiredForRoles, role, target.checked) })}
                  >
                    {text.roles[role]}
                  </Checkbox>
                ))}
              </fieldset>
            </div>
          </Section>
          <Section title={text.grace} help={text.graceHelp}>
            <RecordField {...policyFields(form)} field="gracePeriodDays" hint={text.graceHint} unit={text.daysUnit} />
          </Section>
          <Section title={text.codes} help={text.codesHelp}>
            <RecordField {...policyFields(form)} field="enforceBackupCodes" toggle />
          </Section>
          <Section title={text.accepted} help={text.acceptedHelp}>
            <fieldset id="policy-excludedTypes" className={look('stack', 'top', 'gapS')}>
              <legend className="visually-hidden">{text.accepted}</legend>
              {mfaTypes.map((type: MfaType) => {
                const on = !excludedTypes.includes(type)
                const last = on && excludedTypes.length === mfaTypes.length - 1
                return (
                  <Checkbox
                    key={type}
                    checked={on}
                    disabled={last}
                    title={last ? text.oneKind : undefined}
                    onChange={({ target }) => form.type({ excludedTypes: toggled(mfaTypes, excludedTypes, type, !target.checked) })}
                  >
                    <span>
                      {securityText.wizard.kinds[type]}
                      {type !== 'authenticator' && <span className={look('muted')}> {text.weak}</span>}
                      {last && <span className={look('muted')}> {text.oneKind}</span>}
                    </span>
                  </Checkbox>
                )
              })}
              <p className={look('muted')}>{text.passkeys}</p>
            </fieldset>
          </Section>
        </>
      )
    }}
  </PolicyForm>
)

export default MfaPolicyTab
