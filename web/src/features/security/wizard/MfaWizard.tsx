import { deleteMfaMethod, listMfaMethods } from '@auctionwiz/contracts/mfa'
import { useReducer } from 'react'
import { useCall } from '../../../app/calls/use-call.ts'
import { useRefresh } from '../../../app/calls/use-mutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { look } from '../../../ui/look.ts'
import { useAction } from '../../confirm/use-action.ts'
import { CodeList } from '../backup-codes/CodeList.tsx'
import { securityText } from '../messages.ts'
import { useFactorsChanged } from '../use-factors-changed.ts'
import { CompleteStep } from './CompleteStep.tsx'
import { IntroStep } from './IntroStep.tsx'
import { SetupStep } from './SetupStep.tsx'
import { useIntro } from './use-intro.ts'
import { useProof } from './use-proof.ts'
import { firstStep, nextStep } from './wizard-state.ts'

const text = securityText.wizard
const steps = ['intro', 'setup', 'backup', 'complete'] as const

/** Sets up a verification method, step by step. Render it only while it is open: each mount starts at the first step. */
const MfaWizard = ({ onClose }: { onClose: () => void }) => {
  const [state, send] = useReducer(nextStep, firstStep)
  const changed = useFactorsChanged()
  const { run } = useAction()
  const forget = useForgetMethod()
  const begun = state.step === 'setup' ? state.begun : undefined
  const intro = useIntro((now) => send({ kind: 'begun', begun: now }))
  const refresh = useRefresh()
  const proof = useProof(begun, () => {
    send({ kind: 'verified' })
    refresh([listMfaMethods])
  })
  const back = () => {
    if (begun) forget(begun.methodId)
    send({ kind: 'back' })
  }
  // The account's requirements are reloaded after the wizard closes, because that may open the account behind the dialog.
  const leave = () => {
    if (begun) forget(begun.methodId)
    onClose()
    if (state.step === 'backup' || state.step === 'complete') void run(changed, securityText.demandUnsettled)
  }
  const submit = { intro: intro.begin, setup: proof.verify, backup: () => send({ kind: 'saved' }), complete: leave }[state.step]
  const busy = intro.busy || proof.busy
  return (
    <Dialog
      title={text.titles[state.step]}
      note={text.place({ at: steps.indexOf(state.step) + 1, of: steps.length })}
      width={520}
      kind={state.step === 'backup' ? 'alert' : 'dialog'}
      {...(state.step === 'backup' || state.step === 'complete' ? { cancelLabel: text.close } : {})}
      onClose={leave}
      onSubmit={() => void submit()}
      actions={
        <>
          {begun && <Button onClick={back}>{text.back}</Button>}
          <Button type="submit" look="primary" disabled={begun && !proof.complete} busy={busy}>
            {busy ? text.busy[state.step] : text.submit[state.step]}
          </Button>
        </>
      }
    >
      <div key={state.step} className={look('stack', 'gapL')}>
        {state.step === 'intro' && <IntroStep intro={intro} />}
        {state.step === 'setup' && <SetupStep begun={state.begun} proof={proof} />}
        {state.step === 'backup' && <CodeList codes={state.codes} />}
        {state.step === 'complete' && <CompleteStep onAgain={() => send({ kind: 'again' })} />}
      </div>
    </Dialog>
  )
}

export default MfaWizard

/** Removes a method whose setup was cancelled. */
const useForgetMethod = (): ((id: string) => void) => {
  const call = useCall()
  // Not awaited: an unverified method has no effect, and the service deletes it within the hour.
  return (id) => void call(deleteMfaMethod, { params: { id } }).catch(() => undefined)
}
