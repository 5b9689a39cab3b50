import { look } from '../../../ui/look.ts'
import { RecordField } from '../../../ui/record-form/RecordField.tsx'
import { Section } from '../../../ui/Section.tsx'
import { securityText } from '../messages.ts'
import { PolicyForm } from './PolicyForm.tsx'
import { policyFields } from './policy-form.ts'

const text = securityText.policy

/** The account's password length and session lifetimes. */
const SecuritySettingsTab = () => (
  <PolicyForm>
    {(form) => (
      <>
        <Section title={text.passwords} help={text.passwordsHelp}>
          <RecordField {...policyFields(form)} field="minimumLength" hint={text.minimumHint} unit={text.charactersUnit} />
        </Section>
        <Section title={text.sessions} help={text.sessionsHelp}>
          <div className={look('stack', 'top', 'gapL')}>
            <RecordField {...policyFields(form)} field="idleDays" hint={text.idleHint} unit={text.daysUnit} />
            <RecordField {...policyFields(form)} field="maximumDays" hint={text.maximumHint} unit={text.daysUnit} />
          </div>
        </Section>
      </>
    )}
  </PolicyForm>
)

export default SecuritySettingsTab
