import type { CaseStatus } from '@auctionwiz/contracts/legal-case-parts'
import { changeLegalCaseStatus } from '@auctionwiz/contracts/legal-case-workflow'
import { type LegalCase, readLegalCase } from '@auctionwiz/contracts/legal-cases'
import { needsApproval, transitions } from '@auctionwiz/domain/legal-cases/transitions'
import { useCall } from '../../../app/calls/use-call.ts'
import { useFormat } from '../../../app/format.ts'
import { usePermissionReason } from '../../../app/permissions.ts'
import { look } from '../../../ui/look.ts'
import { RecordDialog } from '../../../ui/record-form/RecordDialog.tsx'
import { RecordField } from '../../../ui/record-form/RecordField.tsx'
import type { FieldShape } from '../../../ui/record-form/schema-fields.ts'
import { useRecordForm } from '../../../ui/record-form/use-record-form.ts'
import { toast } from '../../../ui/Toasts.tsx'
import { parseAmount } from '../case-form.ts'
import { caseText } from '../case-messages.ts'
import { legalText } from '../messages.ts'
import { useKeepCase } from './use-case-change.ts'

interface ChangeStatusProps {
  legalCase: LegalCase
  to: CaseStatus
  onClose: () => void
}

const empty = { reason: '', settlementAmount: '' }

const shapes: Readonly<Record<string, FieldShape>> = {
  reason: { kind: 'lines', required: true, options: [] },
  settlementAmount: { kind: 'number', required: true, options: [] },
}

/** Moves a case to another status, with a reason; to SETTLED also with the amount. */
const ChangeStatus = ({ legalCase, to, onClose }: ChangeStatusProps) => {
  const call = useCall()
  const keep = useKeepCase()
  const format = useFormat()
  const params = { id: legalCase.id }
  const isSettled = transitions[legalCase.status].some((move) => move.to === to && move.requires === 'settlement')
  const currency = legalCase.claimAmount?.currency ?? format.currency
  const amountIn = (typed: string) => {
    const amount = isSettled ? parseAmount(typed, currency) : undefined
    return amount === undefined || amount === 0 ? undefined : { amount, currency }
  }
  const form = useRecordForm({
    opened: { values: empty, version: legalCase.version },
    check: ({ reason, settlementAmount }) => ({
      ...(reason.trim() === '' && { reason: caseText.giveReason }),
      ...(isSettled && amountIn(settlementAmount) === undefined && { settlementAmount: legalText.amountProblem }),
    }),
    send: ({ reason, settlementAmount: typed }, { version }) => {
      const settlementAmount = amountIn(typed)
      return call(changeLegalCaseStatus, { params, body: { status: to, reason, version, ...(settlementAmount && { settlementAmount }) } })
    },
    latest: async () => ({ values: empty, version: (await call(readLegalCase, { params })).version }),
    refusals: { settlement_required: 'settlementAmount' },
    onSaved: (saved) => {
      keep(saved)
      const { caseNumber: number, status } = saved
      toast({ text: status === to ? caseText.moved({ number, status }) : caseText.proposed({ number }) })
      onClose()
    },
  })
  const amount = amountIn(form.values.settlementAmount)
  const fields = { name: 'status', form, shapes, labels: caseText.statusFields }
  return (
    <RecordDialog
      title={caseText.moveTitle({ number: legalCase.caseNumber, status: to })}
      width={480}
      name="status"
      form={form}
      labels={caseText.statusFields}
      submit={{ label: caseText.confirmChange, busy: caseText.changing }}
      reason={usePermissionReason('legal:workflow')}
      onClose={onClose}
    >
      <p className={look('noMargin')}>{caseText.fromTo({ from: legalCase.status, to })}</p>
      {isSettled && (
        <RecordField {...fields} field="settlementAmount" hint={needsApproval(to, amount) ? caseText.needsApproval : undefined} />
      )}
      <RecordField {...fields} field="reason" />
    </RecordDialog>
  )
}

export default ChangeStatus
