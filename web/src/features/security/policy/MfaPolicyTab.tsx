import { type MfaType, mfaTypes } from '@auctionwiz/contracts/mfa-types'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { look } from '../../../ui/look.ts'
import { Section } from '../../../ui/Section.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { securityText } from '../messages.ts'
import { NumberField } from './NumberField.tsx'
import styles from './Policy.module.css'
import { PolicyForm } from './PolicyForm.tsx'
import { type PolicyFields, toggled } from './policy-draft.ts'
import { usePolicy } from './use-policy.ts'

const text = securityText.policy
const roles = ['owner', 'admin', 'staff', 'viewer'] as const

/** Who must use a second factor, from when, and which methods the account accepts. */
const MfaPolicyTab = () => {
  const editor = usePolicy()
  const { change } = editor
  return (
    <PolicyForm editor={editor}>
      {({ required, requiredForRoles, gracePeriodDays, enforceBackupCodes, excludedTypes }: PolicyFields) => (
        <>
          <Section title={text.who} help={text.whoHelp}>
            <div className={styles.controls}>
              <Switch checked={required} onChange={({ target }) => change({ required: target.checked })}>
                {text.required}
              </Switch>
              <fieldset className={styles.group} disabled={required}>
                <legend>{required ? text.everybody : text.forRoles}</legend>
                {roles.map((role) => (
                  <Checkbox
                    key={role}
                    checked={required || requiredForRoles.includes(role)}
                    onChange={({ target }) => change({ requiredForRoles: toggled(roles, requiredForRoles, role, target.checked) })}
                  >
                    {text.roles[role]}
                  </Checkbox>
                ))}
              </fieldset>
            </div>
          </Section>
          <Section title={text.grace} help={text.graceHelp}>
            <NumberField
              label={text.graceDays}
              hint={text.graceHint}
              value={gracePeriodDays}
              from={0}
              to={365}
              unit={text.daysUnit}
              onChange={(days) => change({ gracePeriodDays: days })}
            />
          </Section>
          <Section title={text.codes} help={text.codesHelp}>
            <Switch checked={enforceBackupCodes} onChange={({ target }) => change({ enforceBackupCodes: target.checked })}>
              {text.enforceCodes}
            </Switch>
          </Section>
          <Section title={text.accepted} help={text.acceptedHelp}>
            <fieldset className={styles.group}>
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
                    onChange={({ target }) => change({ excludedTypes: toggled(mfaTypes, excludedTypes, type, !target.checked) })}
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
      )}
    </PolicyForm>
  )
}

export default MfaPolicyTab
