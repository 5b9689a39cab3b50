import { addCaseNote, type CaseNote, listCaseNotes, removeCaseNote } from '@auctionwiz/contracts/legal-case-entries'
import { type LegalCase, readLegalCase } from '@auctionwiz/contracts/legal-cases'
import { Delete16Regular } from '@fluentui/react-icons/headless/svg/delete'
import { useState } from 'react'
import { useCall } from '../../../app/calls/use-call.ts'
import { useRefresh } from '../../../app/calls/use-mutation.ts'
import { usePages } from '../../../app/calls/use-pages.ts'
import { useCan, usePermissionReason } from '../../../app/permissions.ts'
import { useSignedIn } from '../../../app/session/session-context.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/Dialog.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Field } from '../../../ui/Field.tsx'
import { look } from '../../../ui/look.ts'
import { Time } from '../../../ui/Money.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { Textarea } from '../../../ui/Textarea.tsx'
import { caseText } from '../case-messages.ts'
import { AddForm } from './AddForm.tsx'
import { useCaseChange } from './use-case-change.ts'

/** The notes of a case, the latest first, below the field for a new one. */
const Notes = ({ legalCase: { id } }: { legalCase: LegalCase }) => {
  const mayNot = usePermissionReason('legal:edit')
  const { data, error, reload, hasMore, loadMore, loadingMore } = usePages(listCaseNotes, { params: { id }, query: {} })
  const [removing, setRemoving] = useState<CaseNote>()
  const notes = data?.flatMap((page) => page.notes)
  return (
    <>
      {mayNot === undefined ? <AddNote id={id} /> : <p className={look('small', 'muted')}>{mayNot}</p>}
      {notes === undefined &&
        (error === undefined ? (
          <SkeletonRows rows={4} columns={[240]} />
        ) : (
          <ErrorState compact title={caseText.notesFailed} error={error} onRetry={reload} />
        ))}
      {notes?.length === 0 && <p className={look('muted')}>{caseText.noNotes}</p>}
      <ol>
        {notes?.map((note) => (
          <Note key={note.id} note={note} onRemove={() => setRemoving(note)} />
        ))}
      </ol>
      {hasMore && (
        <Button busy={loadingMore} onClick={loadMore}>
          {caseText.more}
        </Button>
      )}
      {removing && <RemoveNote caseId={id} note={removing} onClose={() => setRemoving(undefined)} />}
    </>
  )
}

const AddNote = ({ id }: { id: string }) => {
  const call = useCall()
  const refresh = useRefresh()
  const [text, setText] = useState('')
  const send = async (idempotencyKey: string) => {
    await call(addCaseNote, { params: { id }, body: { text }, idempotencyKey })
    refresh([listCaseNotes, readLegalCase])
  }
  return (
    <AddForm
      check={() => ({ text: text.trim() === '' ? caseText.writeNote : undefined })}
      first="text"
      send={send}
      dirty={text.trim() !== ''}
      onClear={() => setText('')}
      action={caseText.addNote}
    >
      {(problems) => (
        <Field label={caseText.newNote} error={problems.text}>
          <Textarea value={text} maxLength={5000} onChange={({ target }) => setText(target.value)} />
        </Field>
      )}
    </AddForm>
  )
}

const Note = ({ note: { text, by, byId, at }, onRemove }: { note: CaseNote; onRemove: () => void }) => {
  const { user, access } = useSignedIn()
  const mayEdit = useCan('legal:edit')
  const isAdmin = useCan('legal:delete') || access.accountRole === 'owner'
  return (
    <li className={look('padRowS', 'lineBelow')}>
      <p className={look('noMargin', 'breaks', 'keepsLines')}>{text}</p>
      <div className={look('row', 'wrap', 'gapPairs', 'note')}>
        <span>{by}</span>
        <Time at={at} show="dateTime" />
        {mayEdit && (isAdmin || byId === user.id) && (
          <Button look="subtle" small icon={<Delete16Regular />} aria-label={caseText.removeNoteOf({ name: by })} onClick={onRemove} />
        )}
      </div>
    </li>
  )
}

const RemoveNote = ({ caseId, note, onClose }: { caseId: string; note: CaseNote; onClose: () => void }) => {
  const call = useCall()
  const refresh = useRefresh()
  const { run, busy } = useCaseChange()
  const remove = async () => {
    const done = await run(() => call(removeCaseNote, { params: { id: caseId, noteId: note.id } }))
    if (done) refresh([listCaseNotes])
    onClose()
  }
  return (
    <ConfirmDialog
      title={caseText.removeNoteTitle}
      confirmLabel={caseText.removeNote}
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p className={look('noMargin', 'breaks', 'keepsLines')}>{note.text}</p>
    </ConfirmDialog>
  )
}

export default Notes
