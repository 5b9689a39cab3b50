import { listSubstitutes, removeSubstitute, setSubstitute } from '@auctionwiz/contracts/approvals'
import { listCaseAssignees } from '@auctionwiz/contracts/legal-cases'
import { useState } from 'react'
import { useCall, useQuery } from '../../app/calls/use-call.ts'
import { useStore } from '../../app/calls/use-mutation.ts'
import { useFormat } from '../../app/format.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { useSignedIn } from '../../app/session/session-context.ts'
import { Button } from '../../ui/Button.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { look } from '../../ui/look.ts'
import { FieldPair } from '../../ui/record-form/FieldPair.tsx'
import { RecordDialog } from '../../ui/record-form/RecordDialog.tsx'
import { RecordField } from '../../ui/record-form/RecordField.tsx'
import type { FieldShape } from '../../ui/record-form/schema-fields.ts'
import { useRecordForm } from '../../ui/record-form/use-record-form.ts'
import { toast } from '../../ui/Toasts.tsx'
import { caseText } from './case-messages.ts'
import { dayShown } from './dialog/day-shown.ts'

const empty = { substituteId: '', from: '', until: '' }

const shapes: Readonly<Record<string, FieldShape>> = {
  substituteId: { kind: 'choice', required: true, options: [] },
  from: { kind: 'date', required: true, options: [] },
  until: { kind: 'date', required: true, options: [] },
}

/** Names who approves settlements in the place of the person who is signed in, from one day to another. */
const NameSubstitute = ({ onClose }: { onClose: () => void }) => {
  const call = useCall()
  const store = useStore()
  const format = useFormat()
  const { user } = useSignedIn()
  const people = useQuery(listCaseAssignees, {}).data?.people ?? []
  const form = useRecordForm({
    opened: { values: empty, version: '' },
    check: ({ substituteId, from, until }) => ({
      ...(substituteId === '' && { substituteId: caseText.chooseSubstitute }),
      ...(from === '' && { from: caseText.giveDay }),
      ...(until === '' && { until: caseText.giveDay }),
    }),
    send: (body) => call(setSubstitute, { body }),
    onSaved: (saved) => {
      store(listSubstitutes, {}, saved)
      const name = people.find(({ userId }) => userId === form.values.substituteId)?.name ?? ''
      toast({ text: caseText.substituteNamed({ name, date: dayShown(form.values.until, format) }) })
      onClose()
    },
  })
  const labels = caseText.substituteFields
  const fields = { name: 'substitute', form, shapes, labels }
  const others = people.filter(({ userId }) => userId !== user.id)
  return (
    <RecordDialog
      title={caseText.substituteTitle}
      width={480}
      name="substitute"
      form={form}
      labels={labels}
      submit={{ label: caseText.nameSubstitute, busy: caseText.namingSubstitute }}
      reason={usePermissionReason('legal:approve')}
      onClose={onClose}
    >
      <p className={look('noMargin')}>{caseText.substituteIntro}</p>
      <Named />
      <RecordField
        {...fields}
        field="substituteId"
        options={[['', caseText.chooseSubstitute], ...others.map(({ userId, name }) => [userId, name] as const)]}
      />
      <FieldPair>
        <RecordField {...fields} field="from" />
        <RecordField {...fields} field="until" />
      </FieldPair>
    </RecordDialog>
  )
}

/** Who was named before, and the way back. */
const Named = () => {
  const { user } = useSignedIn()
  const call = useCall()
  const store = useStore()
  const format = useFormat()
  const [busy, setBusy] = useState(false)
  const own = useQuery(listSubstitutes, {}).data?.substitutions.find(({ person }) => person.userId === user.id)
  if (!own) return null
  const { substitute, from, until } = own
  const remove = async () => {
    setBusy(true)
    try {
      store(listSubstitutes, {}, await call(removeSubstitute, {}))
      toast({ text: caseText.substituteEnded })
    } catch (error) {
      toast({ tone: 'problem', text: errorMessage(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={look('stack', 'gapS')}>
      <p className={look('noMargin', 'strong', 'breaks')}>
        {caseText.substituteNow({ name: substitute.name, from: dayShown(from, format), until: dayShown(until, format) })}
      </p>
      <div>
        <Button busy={busy} onClick={() => void remove()}>
          {caseText.endSubstitute}
        </Button>
      </div>
    </div>
  )
}

export default NameSubstitute
