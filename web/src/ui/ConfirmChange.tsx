import type { CallInput } from '@auctionwiz/contracts/client'
import type { AnswerOf, Endpoint } from '@auctionwiz/contracts/endpoint'
import type { ReactNode } from 'react'
import { useMutation, useRefresh } from '../app/calls/use-mutation.ts'
import { ConfirmDialog } from './Dialog.tsx'
import { errorMessage } from './ErrorState.tsx'
import { look } from './look.ts'

interface ConfirmChangeProps<E extends Endpoint> {
  endpoint: E
  input: CallInput<E>
  /** The calls whose data the change affects. */
  refreshes: readonly Endpoint[]
  /** The calls whose data a refusal shows to be out of date: a second try is for the record as it is then. */
  rereads?: readonly Endpoint[]
  /** Names the record, such as "Delete Vanessa Parr?". */
  title: string
  confirmLabel: string
  /** Why the user may not. */
  reason?: string | undefined
  onDone: (answer: AnswerOf<E>) => void
  onClose: () => void
  /** The consequences. */
  children: ReactNode
}

/** Asks before a call that changes a record, sends it, and shows why it failed. */
export const ConfirmChange = <E extends Endpoint>({
  endpoint,
  input,
  refreshes,
  rereads = [],
  reason,
  onDone,
  children,
  ...dialog
}: ConfirmChangeProps<E>) => {
  const { change, busy, error } = useMutation(endpoint, { refreshes, onDone })
  const refresh = useRefresh()
  const confirm = async () => {
    if (busy || reason !== undefined) return
    if ((await change(input)) === undefined) refresh(rereads)
  }
  const problem = reason ?? (error === undefined ? undefined : errorMessage(error))
  return (
    <ConfirmDialog {...dialog} busy={busy} onConfirm={() => void confirm()}>
      <p>{children}</p>
      {problem !== undefined && (
        <p role="alert" className={look('problem', 'aboveS')}>
          {problem}
        </p>
      )}
    </ConfirmDialog>
  )
}
