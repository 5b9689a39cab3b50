import { Suspense, useState } from 'react'
import { isLocalHost, pagesOf } from '../../app/config.ts'
import { paths } from '../../app/paths.ts'
import { useConfig, useSession, useSessionState } from '../../app/session/session-context.ts'
import type { SupportInfo } from '../../app/session/session-state.ts'
import { messageOf } from '../../app/session/sign-in-failures.ts'
import { text } from '../../messages/index.ts'
import { profileLanguage } from '../../messages/language.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { columns } from '../../ui/columns.ts'
import { copyText } from '../../ui/copy-text.ts'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../ui/look.ts'
import { onboardingText } from '../onboarding/messages.ts'
import { Diagnostics } from './Diagnostics.tsx'
import { NoAccount, useSettingUp } from './NoAccount.tsx'
import { SignInLayout } from './SignInLayout.tsx'
import { supportText } from './support-messages.ts'

const SetUpAccount = lazyPart(() => import('../onboarding/SetUpAccount.tsx'))

/** Milliseconds before the reload, so that the cleared state is stored. */
const retryDelay = 100

/** For a known user without access: the reason, the next steps, whom to ask, and the details for support. */
const SupportScreen = () => {
  const session = useSession()
  const { support: supportPage } = pagesOf(useConfig(), profileLanguage())
  const state = useSessionState()
  const [problem, setProblem] = useState<string>()
  const info: SupportInfo = state.kind === 'support' ? state.info : { errorType: 'general', errorDetails: '' }
  const { title, body, steps } = supportText.types[info.errorType]

  const newcomer = info.errorType === 'no-account-access'
  const { settingUp, back } = useSettingUp()

  const tryDemo = () => session.loginDemo().catch((error: unknown) => setProblem(messageOf(error, text.signIn.demoFailed)))

  if (newcomer && settingUp)
    return (
      <SignInLayout title={onboardingText.title}>
        <Suspense fallback={null}>
          <SetUpAccount userId={info.userId ?? ''} onBack={back} />
        </Suspense>
      </SignInLayout>
    )
  return (
    <SignInLayout title={title}>
      <div className={look('wideEntry')}>
        <CrossOriginHelp />
        <h1 className={look('figure')}>{title}</h1>
        <p className={look('aboveXS', 'soft')}>{body}</p>
        {newcomer && <NoAccount />}
        <h2 className={look('heading', 'aboveXXL')}>{supportText.nextSteps}</h2>
        <ol className={look('numbered')}>
          {steps.map((step) => (
            <li className={look('aboveXS')} key={step}>
              {step}
            </li>
          ))}
        </ol>
        <div className={look('flex', 'wrap', 'gapS', 'aboveXL')}>
          <Button look={newcomer ? 'secondary' : 'primary'} onClick={() => setTimeout(() => window.location.reload(), retryDelay)}>
            {supportText.retry}
          </Button>
          {info.errorType === 'account-not-cached' && <ButtonLink to={paths.signUp}>{text.signIn.create}</ButtonLink>}
          <Button onClick={() => session.logout()}>{text.support.logout}</Button>
          {session.demoOffered && isLocalHost(window.location.hostname) && (
            <Button look="subtle" onClick={() => void tryDemo()}>
              {supportText.tryDemo}
            </Button>
          )}
        </div>
        {problem && <p role="alert">{problem}</p>}
        <h2 className={look('heading', 'aboveXXL')}>{supportText.contact}</h2>
        <p>{supportText.advice}</p>
        <dl className={look('grid', 'gapFacts', 'aboveS', 'columns')} style={columns('max-content 1fr')}>
          <dt>{supportText.emailLabel}</dt>
          <dd>
            <a href={supportPage}>{supportPage.replace(/^mailto:/, '')}</a>
          </dd>
          <dt>{supportText.chatLabel}</dt>
          <dd>
            {supportText.chatHours}, {supportText.responses}
          </dd>
        </dl>
        <Diagnostics info={info} />
      </div>
    </SignInLayout>
  )
}

export default SupportScreen

/** The origin to allow: a service that blocks this origin looks like an unreachable one. */
const CrossOriginHelp = () => {
  const [copied, setCopied] = useState(false)
  const { origin } = window.location
  return (
    <aside className={look('row', 'caption', 'gapL', 'padS', 'soft', 'framed', 'rounded', 'raised', 'belowXXXL')}>
      <p className={look('fill', 'breaks')}>{supportText.crossOrigin({ origin })}</p>
      <Button small onClick={() => void copyText(origin).then(setCopied)}>
        {copied ? text.common.copied : supportText.copyOrigin}
      </Button>
    </aside>
  )
}
