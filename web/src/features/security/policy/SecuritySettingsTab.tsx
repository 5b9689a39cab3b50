import { Section } from '../../../ui/Section.tsx'
import { securityText } from '../messages.ts'
import { NumberField } from './NumberField.tsx'
import styles from './Policy.module.css'
import { PolicyForm } from './PolicyForm.tsx'
import { usePolicy } from './use-policy.ts'

const text = securityText.policy

/** The account's password length and session lifetimes. */
const SecuritySettingsTab = () => {
  const editor = usePolicy()
  const { change } = editor
  return (
    <PolicyForm editor={editor}>
      {({ minimumLength, idleDays, maximumDays }) => (
        <>
          <Section title={text.passwords} help={text.passwordsHelp}>
            <NumberField
              label={text.minimumLength}
              hint={text.minimumHint}
              value={minimumLength}
              from={8}
              to={64}
              unit={text.charactersUnit}
              onChange={(length) => change({ minimumLength: length })}
            />
          </Section>
          <Section title={text.sessions} help={text.sessionsHelp}>
            <div className={styles.controls}>
              <NumberField
                label={text.idleDays}
                hint={text.idleHint}
                value={idleDays}
                from={1}
                to={14}
                unit={text.daysUnit}
                onChange={(days) => change({ idleDays: days })}
              />
              <NumberField
                label={text.maximumDays}
                hint={text.maximumHint}
                value={maximumDays}
                from={1}
                to={90}
                unit={text.daysUnit}
                onChange={(days) => change({ maximumDays: days })}
              />
            </div>
          </Section>
        </>
      )}
    </PolicyForm>
  )
}

export default SecuritySettingsTab
