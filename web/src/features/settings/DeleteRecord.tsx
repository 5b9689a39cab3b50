import type { CallInput } from '@auctionwiz/contracts/client'
import type { AnswerOf, Endpoint } from '@auctionwiz/contracts/endpoint'
import { useEffect } from 'react'
import { useMutation } from '../../app/calls/use-mutation.ts'
import { toast } from '../../ui/Toasts.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'

interface DeleteRecordProps<E extends Endpoint> {
  endpoint: E
  input: CallInput<E>
  /** The record's name. */
  name: string
  /** The calls whose data the deletion affects. */
  refreshes: readonly Endpoint[]
  /** Further consequences, part of the question. */
  follows?: string | undefined
  /** The message after the deletion, if the answer has more details than `deleted`. */
  doneWords?: (answer: AnswerOf<E>) => string | undefined
  words: Record<'deleteBody' | 'deleteLabel' | 'deleting' | 'deleted' | 'deleteFailed', string> & {
    deleteTitle: (values: { name: string }) => string
  }
  onClose: () => void
}

/** Deletes a settings record after a confirmation; shows the result, and closes on success. */
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
      title={words.deleteTitle({ name })}
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
