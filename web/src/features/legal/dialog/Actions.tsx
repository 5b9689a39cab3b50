import { addCaseAction, removeCaseAction, updateCaseAction } from '@auctionwiz/contracts/legal-case-entries'
import type { CaseAction } from '@auctionwiz/contracts/legal-case-parts'
import { type LegalCase, listCaseAssignees } from '@auctionwiz/contracts/legal-cases'
import { Delete16Regular } from '@fluentui/react-icons/headless/svg/delete'
import { useState } from 'react'
import { useCall, useQuery } from '../../../app/calls/use-call.ts'
import { useFormat } from '../../../app/format.ts'
import { usePermissionReason } from '../../../app/permissions.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { ConfirmDialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { look } from '../../../ui/look.ts'
import { FieldPair } from '../../../ui/record-form/FieldPair.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { caseText } from '../case-messages.ts'
import { AddForm } from './AddForm.tsx'
import { dayShown } from './day-shown.ts'
import { useCaseChange, useKeepCase } from './use-case-change.ts'

/** The action items of a case, those to be done first, below the form for a new one. */
const Actions = ({ legalCase }: { legalCase: LegalCase }) => {
  const { id, status, actionItems } = legalCase
  const mayNotEdit = usePermissionReason('legal:edit')
  const mayNot = mayNotEdit ?? (status === 'CLOSED' ? caseText.isClosed : undefined)
  const [removing, setRemoving] = useState<CaseAction>()
  const items = actionItems.toSorted((a, b) => Number(a.doneAt !== undefined) - Number(b.doneAt !== undefined))
  return (
    <>
      {mayNot === undefined ? <AddAction id={id} /> : <p className={look('small', 'muted')}>{mayNot}</p>}
      {items.length === 0 && <p className={look('muted')}>{caseText.noActions}</p>}
      <ul>
        {items.map((item) => (
          <Item key={item.id} legalCase={legalCase} item={item} mayNot={mayNot} onRemove={() => setRemoving(item)} />
        ))}
      </ul>
      {removing && <RemoveAction caseId={id} item={removing} onClose={() => setRemoving(undefined)} />}
    </>
  )
}

interface ItemProps {
  legalCase: LegalCase
  item: CaseAction
  /** Why it cannot be changed. */
  mayNot: string | undefined
  onRemove: () => void
}

const Item = ({ legalCase: { id, version }, item, mayNot, onRemove }: ItemProps) => {
  const { id: actionId, text, kind, owner, dueDate, doneAt, doneBy } = item
  const mayNotReview = usePermissionReason('legal:approve')
  const format = useFormat()
  const call = useCall()
  const { run, busy } = useCaseChange()
  const reason = mayNot ?? (kind === 'legal_review' ? mayNotReview : undefined)
  const words = kind === 'legal_review' && text === '' ? caseText.legalReview : text
  return (
    <li className={look('row', 'between', 'gapS', 'padRowS', 'lineBelow')}>
      <div className={look('shrinks')}>
        <Checkbox
          checked={doneAt !== undefined}
          disabled={reason !== undefined}
          title={reason}
          // Disabled meanwhile, the box would lose the focus.
          onChange={({ target }) =>
            busy || void run(() => call(updateCaseAction, { params: { id, actionId }, body: { done: target.checked, version } }))
          }
        >
          {words}
        </Checkbox>
        <div className={look('row', 'wrap', 'gapPairs', 'note', 'indent')}>
          {kind === 'legal_review' && <span>{reason ?? caseText.reviewHint}</span>}
          {owner && <span>{owner.name}</span>}
          {dueDate && <span>{caseText.dueOn({ date: dayShown(dueDate, format) })}</span>}
          {doneAt && <span>{caseText.doneBy({ name: doneBy ?? '', date: format.date(doneAt) })}</span>}
        </div>
      </div>
      {kind === 'task' && mayNot === undefined && (
        <Button look="subtle" small icon={<Delete16Regular />} aria-label={caseText.removeActionOf({ text })} onClick={onRemove} />
      )}
    </li>
  )
}

const AddAction = ({ id }: { id: string }) => {
  const call = useCall()
  const keep = useKeepCase()
  const people = useQuery(listCaseAssignees, {}).data?.people ?? []
  const [text, setText] = useState('')
  const [ownerId, setOwner] = useState('')
  const [dueDate, setDue] = useState('')
  const send = async (idempotencyKey: string) => {
    const body = { text, ...(ownerId !== '' && { ownerId }), ...(dueDate !== '' && { dueDate }) }
    keep(await call(addCaseAction, { params: { id }, body, idempotencyKey }))
  }
  const clear = () => {
    setText('')
    setDue('')
  }
  return (
    <AddForm
      check={() => ({ text: text.trim() === '' ? caseText.writeAction : undefined })}
      first="text"
      send={send}
      dirty={text.trim() !== '' || dueDate !== ''}
      onClear={clear}
      action={caseText.addAction}
    >
      {(problems) => (
        <>
          <Field label={caseText.newAction} error={problems.text}>
            <TextInput autoComplete="off" maxLength={500} value={text} onChange={({ target }) => setText(target.value)} />
          </Field>
          <FieldPair>
            <Field label={caseText.owner}>
              <Select value={ownerId} onChange={({ target }) => setOwner(target.value)}>
                <option value="">{caseText.nobody}</option>
                {people.map(({ userId, name }) => (
                  <option key={userId} value={userId}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={caseText.dueDate} optional>
              <TextInput type="date" value={dueDate} onInput={({ currentTarget }) => setDue(currentTarget.value)} />
            </Field>
          </FieldPair>
        </>
      )}
    </AddForm>
  )
}

const RemoveAction = ({ caseId, item, onClose }: { caseId: string; item: CaseAction; onClose: () => void }) => {
  const call = useCall()
  const { run, busy } = useCaseChange()
  const remove = async () => {
    await run(() => call(removeCaseAction, { params: { id: caseId, actionId: item.id } }))
    onClose()
  }
  return (
    <ConfirmDialog
      title={caseText.removeActionTitle}
      confirmLabel={caseText.removeAction}
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p className={look('noMargin', 'breaks')}>{item.text}</p>
    </ConfirmDialog>
  )
}

export default Actions
