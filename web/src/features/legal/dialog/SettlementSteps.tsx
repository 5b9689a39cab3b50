import { listSubstitutes } from '@auctionwiz/contracts/approvals'
import type { Settlement } from '@auctionwiz/contracts/legal-case-parts'
import { confirmSettlementPayment, decideSettlement } from '@auctionwiz/contracts/legal-case-workflow'
import type { LegalCase } from '@auctionwiz/contracts/legal-cases'
import { dayIn } from '@auctionwiz/domain/zoned-time'
import { useRef, useState } from 'react'
import { useCall, useQuery } from '../../../app/calls/use-call.ts'
import { useFormat } from '../../../app/format.ts'
import { usePermissionReason } from '../../../app/permissions.ts'
import { useSignedIn } from '../../../app/session/session-context.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { look } from '../../../ui/look.ts'
import record from '../../../ui/Record.module.css'
import { TextInput } from '../../../ui/TextInput.tsx'
import { caseText } from '../case-messages.ts'
import { dayShown } from './day-shown.ts'
import { useCaseChange } from './use-case-change.ts'

/** The settlement, and what is to be done about it: its approval, or the confirmation of its payment. */
export const SettlementSteps = ({ legalCase }: { legalCase: LegalCase }) => {
  const format = useFormat()
  const { settlement, status } = legalCase
  const outcome = useRef<HTMLParagraphElement>(null)
  if (!settlement) return null
  const { amount, state, proposedBy, reason, decidedBy, inPlaceOf, decisionReason, paidOn } = settlement
  /** The button goes with what it did; the focus moves to the outcome, so that it is read out. */
  const then = (done: Promise<boolean>) => void done.then((isDone) => isDone && outcome.current?.focus())
  return (
    <section className={record.section}>
      <h3 className={look('belowM', 'heading')}>{caseText.settlement}</h3>
      <p ref={outcome} tabIndex={-1} className={look('noMargin', 'strong')}>
        {caseText.settlementStates[state]({ amount: format.money(amount) })}
      </p>
      <p className={look('noMargin', 'breaks', 'keepsLines')}>{caseText.said({ name: proposedBy.name, text: reason })}</p>
      {decidedBy && inPlaceOf && (
        <p className={look('noMargin', 'breaks')}>{caseText.decidedFor({ name: decidedBy.name, absent: inPlaceOf.name })}</p>
      )}
      {decidedBy && decisionReason && (
        <p className={look('noMargin', 'breaks', 'keepsLines')}>{caseText.said({ name: decidedBy.name, text: decisionReason })}</p>
      )}
      {paidOn && <p className={look('noMargin')}>{caseText.paidOn({ date: dayShown(paidOn, format) })}</p>}
      {state === 'pending' && <Decision legalCase={legalCase} settlement={settlement} then={then} />}
      {status === 'SETTLED' && settlement.confirmedAt === undefined && <Payment legalCase={legalCase} then={then} />}
    </section>
  )
}

interface StepProps {
  legalCase: LegalCase
  /** Takes what the step does; the promise says whether it is done. */
  then: (done: Promise<boolean>) => void
}

/** Approves or rejects, also in the place of somebody; not for the one who proposed it. */
const Decision = ({ legalCase: { id, version }, settlement, then }: StepProps & { settlement: Settlement }) => {
  const { user } = useSignedIn()
  const format = useFormat()
  const mayNotApprove = usePermissionReason('legal:approve')
  const absent = useAbsent(mayNotApprove === undefined ? undefined : settlement)
  const mayNot = absent ? undefined : mayNotApprove
  const call = useCall()
  const { run, busy } = useCaseChange()
  const [reason, setReason] = useState('')
  const own = settlement.proposedBy.userId === user.id ? caseText.ownSettlement : undefined
  const decide = (decision: 'approve' | 'reject') =>
    then(run(() => call(decideSettlement, { params: { id }, body: { decision, reason, version } })))
  return (
    <div className={look('stack', 'gapS', 'aboveM')}>
      {settlement.expiresAt && <p className={look('noMargin')}>{caseText.openUntil({ date: format.dateTime(settlement.expiresAt) })}</p>}
      {absent && <p className={look('noMargin', 'breaks')}>{caseText.standsIn({ name: absent.name })}</p>}
      <Field label={caseText.statusFields.reason} optional>
        <TextInput autoComplete="off" value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <div className={look('row', 'wrap', 'gapS')}>
        <Button look="primary" busy={busy} reason={mayNot ?? own} onClick={() => decide('approve')}>
          {caseText.approve}
        </Button>
        <Button busy={busy} reason={mayNot ?? own} onClick={() => decide('reject')}>
          {caseText.reject}
        </Button>
      </div>
    </div>
  )
}

/** In whose place the person who is signed in decides today. @param settlement undefined for those who approve themselves */
const useAbsent = (settlement: Settlement | undefined) => {
  const { user } = useSignedIn()
  const { timeZone } = useFormat()
  const substitutions = useQuery(listSubstitutes, settlement ? {} : null).data?.substitutions ?? []
  const today = dayIn(new Date().toISOString(), timeZone)
  return substitutions.find(
    ({ person, substitute, from, until }) =>
      substitute.userId === user.id && person.userId !== settlement?.proposedBy.userId && from <= today && today <= until,
  )?.person
}

/** Confirms that the settlement was paid; the case closes then. */
const Payment = ({ legalCase: { id, version }, then }: StepProps) => {
  const mayNot = usePermissionReason('legal:workflow')
  const call = useCall()
  const { run, busy } = useCaseChange()
  const [paidOn, setPaidOn] = useState('')
  const [reference, setReference] = useState('')
  const confirm = () => then(run(() => call(confirmSettlementPayment, { params: { id }, body: { paidOn, reference, version } })))
  return (
    <div className={look('stack', 'gapS', 'aboveM')}>
      <Field label={caseText.paymentDay}>
        <TextInput type="date" value={paidOn} onInput={({ currentTarget }) => setPaidOn(currentTarget.value)} />
      </Field>
      <Field label={caseText.paymentReference} optional>
        <TextInput autoComplete="off" maxLength={100} value={reference} onChange={({ target }) => setReference(target.value)} />
      </Field>
      <div>
        <Button look="primary" busy={busy} reason={mayNot ?? (paidOn === '' ? caseText.givePaymentDay : undefined)} onClick={confirm}>
          {caseText.confirmPayment}
        </Button>
      </div>
    </div>
  )
}
