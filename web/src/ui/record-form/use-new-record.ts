import type { Endpoint } from '@auctionwiz/contracts/endpoint'
import { useRequestKey } from '../../app/calls/request-key.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { type Toast, toast } from '../Toasts.tsx'
import type { FormValues } from './record-changes.ts'
import { type RecordForm, type RecordFormOptions, useRecordForm } from './use-record-form.ts'

interface NewRecordOptions<V, Saved> extends Pick<RecordFormOptions<V, Saved>, 'check' | 'refusals'> {
  /** The form's values at first. */
  values: V
  /** Sends the values. A repeated send has the same key, so that it adds the record once. */
  send: (values: V, idempotencyKey: string) => Promise<Saved>
  /** The calls whose data the record affects. */
  refreshes: readonly Endpoint[]
  added: (saved: Saved) => Toast
  failed: string
  onClose: () => void
}

/** The form of a new record, in a dialog that closes when the record is added. */
export const useNewRecord = <V extends FormValues<V>, Saved>({
  values,
  send,
  refreshes,
  added,
  failed,
  onClose,
  ...rest
}: NewRecordOptions<V, Saved>): RecordForm<V> => {
  const refresh = useRefresh()
  const request = useRequestKey()
  return useRecordForm({
    ...rest,
    opened: { values, version: '' },
    send: (typed) => send(typed, request.key),
    onSaved: (saved) => {
      toast(added(saved))
      refresh(refreshes)
      onClose()
    },
    onFailed: (error) => {
      toast({ tone: 'problem', text: failed })
      request.onFailed(error)
    },
  })
}
