import type { Endpoint } from '@auctionwiz/contracts/endpoint'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { toast } from '../Toasts.tsx'
import type { FormValues, Versioned } from './record-changes.ts'
import { type RecordForm, type RecordFormOptions, useRecordForm } from './use-record-form.ts'

interface ChangedRecordOptions<V, Read, Saved> extends Pick<RecordFormOptions<V, Saved>, 'check' | 'refusals' | 'send'> {
  /** The record as it was read. */
  opened: Read
  valuesOf: (record: Read) => Versioned<V>
  /** Reads the record again after a conflict; undefined where it was deleted. */
  reread: () => Promise<Read | undefined>
  /** The calls whose data the change affects. */
  refreshes: readonly Endpoint[]
  saved: (saved: Saved) => string
  failed: string
  onClose: () => void
}

/** The form that changes a record and closes when it is saved; what others saved meanwhile is merged. */
export const useChangedRecord = <V extends FormValues<V>, Read, Saved>({
  opened,
  valuesOf,
  reread,
  refreshes,
  saved: savedText,
  failed,
  onClose,
  ...rest
}: ChangedRecordOptions<V, Read, Saved>): RecordForm<V> => {
  const refresh = useRefresh()
  return useRecordForm({
    ...rest,
    opened: valuesOf(opened),
    latest: async () => {
      const latest = await reread()
      return latest && valuesOf(latest)
    },
    onSaved: (saved) => {
      toast({ text: savedText(saved) })
      refresh(refreshes)
      onClose()
    },
    onFailed: () => toast({ tone: 'problem', text: failed }),
  })
}
