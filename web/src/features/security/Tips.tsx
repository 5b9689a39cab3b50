import { CheckmarkCircle16Filled } from '@fluentui/react-icons/headless/svg/checkmark-circle'
import { Circle16Regular } from '@fluentui/react-icons/headless/svg/circle'
import { useSignedIn } from '../../app/session/session-context.ts'
import { look } from '../../ui/look.ts'
import { Section } from '../../ui/Section.tsx'
import { securityText } from './messages.ts'

const text = securityText.tips

/** Security recommendations, and which of them the user has followed. */
export const Tips = () => {
  const { mfa } = useSignedIn().user
  const methods = mfa.methods ?? []
  const done: Partial<Record<keyof typeof text.list, boolean>> = {
    second: mfa.enabled,
    strong: methods.includes('authenticator') || methods.includes('passkey'),
    spare: methods.length > 1,
    codes: (mfa.backupCodes?.remaining ?? 0) > 2,
  }
  return (
    <Section title={text.title} help={text.help}>
      <ul className={look('stack', 'gapM')}>
        {(Object.keys(text.list) as (keyof typeof text.list)[]).map((tip) => (
          <li key={tip} className={look('flex', 'gapS', 'soft')}>
            {done[tip] ? (
              <CheckmarkCircle16Filled className={look('high', 'aboveXXS')} />
            ) : (
              <Circle16Regular className={look('muted', 'aboveXXS')} />
            )}
            <span>
              {text.list[tip]}
              {done[tip] && <span className="visually-hidden"> {text.done}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
