import type { CallInput } from '@auctionwiz/contracts/client'
import type { AnswerOf, Endpoint } from '@auctionwiz/contracts/endpoint'
import { useEffect } from 'react'
import { useMutation } from '../../app/calls/use-mutation.ts'
import { toast } from '../../components/Toasts.tsx'
import { fill } from '../../messages/index.ts'
import { DeleteDialog } from './DeleteDialog.tsx'

interface DeleteRecordProps<E extends Endpoint> {
  endpoint: E
  input: CallInput<E>
  /** What the record is called. */
  name: string
  /** What shows other data afterwards. */
  refreshes: readonly Endpoint[]
  /** What else follows, said in the question. */
  follows?: string | undefined
  /** The message after the deletion, where the answer has more details than `deleted`. */
  doneWords?: (answer: AnswerOf<E>) => string | undefined
  words: Record<'deleteTitle' | 'deleteBody' | 'deleteLabel' | 'deleting' | 'deleted' | 'deleteFailed', string>
  onClose: () => void
}

/** Deletes a record of the settings once that was confirmed: says whether it was done, and closes when it was. */
export const DeleteRecord = <E extends Endpoint>({
  endpoint,
  input,
  name,
  refreshes,
  follows,
  doneWords,
  words,
  onClose,
}: DeleteRecordProps<E>) => {
  const { change, busy, error } = useMutation(endpoint, {
    refreshes,
    onDone: (answer) => {
      toast({ text: doneWords?.(answer) ?? words.deleted })
      onClose()
    },
  })
  useEffect(() => {
    if (error !== undefined) toast({ tone: 'problem', text: words.deleteFailed })
  }, [error, words])
  return (
    <DeleteDialog
      title={fill(words.deleteTitle, { name })}
      body={follows ? `${words.deleteBody} ${follows}` : words.deleteBody}
      label={words.deleteLabel}
      busyLabel={words.deleting}
      busy={busy}
      error={error}
      onConfirm={() => void change(input)}
      onClose={onClose}
    />
  )
}
