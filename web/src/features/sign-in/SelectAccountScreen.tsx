import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSession, useSessionState } from '../../app/session/session-context.ts'
import { messageOf } from '../../app/session/sign-in-failures.ts'
import { text } from '../../messages/index.ts'
import { Button } from '../../ui/Button.tsx'
import { look } from '../../ui/look.ts'
import { AccountCard } from './AccountCard.tsx'
import styles from './SelectAccountScreen.module.css'
import { SignInLayout } from './SignInLayout.tsx'

/** Chooses one of several accounts. The only alternative is signing out. */
const SelectAccountScreen = () => {
  const session = useSession()
  const state = useSessionState()
  const dialog = useRef<HTMLDivElement>(null)
  const accounts = state.kind === 'selecting' ? state.accounts : []
  const [chosen, setChosen] = useState(accounts.length === 1 ? accounts[0]?.accountId : undefined)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  // The first account, so that arrow keys choose immediately.
  useEffect(() => (dialog.current?.querySelector('input') ?? dialog.current)?.focus(), [])

  const enter = async (event: FormEvent) => {
    event.preventDefault()
    if (chosen === undefined || busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      await session.selectAccount(chosen)
    } catch (error) {
      setProblem(messageOf(error, text.common.unexpectedError))
      setBusy(false)
    }
  }

  return (
    <SignInLayout title={text.selectAccount.title}>
      <div
        ref={dialog}
        role="dialog"
        aria-modal="true"
        aria-labelledby="select-account"
        tabIndex={-1}
        className={look('upToFull', 'noOutline', 'wideEntry')}
      >
        <h1 id="select-account" className={look('figure')}>
          {text.selectAccount.title}
        </h1>
        <p className={look('aboveXS', 'muted', 'breaks')}>
          {text.selectAccount.signedInAs} <b className={look('plain', 'text')}>{state.kind === 'selecting' && state.user.email}</b>
        </p>
        <form onSubmit={(event) => void enter(event)}>
          <fieldset className={look('stack', 'gapS', 'aboveXXL')} aria-labelledby="select-account">
            {accounts.map((account) => (
              <AccountCard key={account.accountId} account={account} chosen={account.accountId === chosen} onChoose={setChosen} />
            ))}
          </fieldset>
          {problem && (
            <p role="alert" className={look('aboveL', 'problem')}>
              {problem}
            </p>
          )}
          <div className={look('flex', 'between', 'gapS', 'aboveXXL', 'tallControls')}>
            <Button look="subtle" onClick={() => session.logout()}>
              {text.support.logout}
            </Button>
            <Button type="submit" look="primary" disabled={chosen === undefined} busy={busy} className={styles.continue}>
              {busy ? text.selectAccount.busy : text.selectAccount.continue}
            </Button>
          </div>
        </form>
      </div>
    </SignInLayout>
  )
}

export default SelectAccountScreen
