import { type ConflictField, mergeDuplicate, type PairDetail, type PairRecord } from '@auctionwiz/contracts/duplicates'
import { useState } from 'react'
import { useMutation } from '../../app/calls/use-mutation.ts'
import { calendarFormat, useFormat } from '../../app/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Radio } from '../../ui/Radio.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { AfterMerge } from './AfterMerge.tsx'
import { auctionsText } from './auctions-text.ts'
import { duplicateText } from './messages.ts'
import styles from './Resolve.module.css'
import { mergeViews } from './use-pair-changes.ts'

export interface ResolveDialogProps {
  detail: PairDetail
  records: readonly [PairRecord, PairRecord]
  onClose: () => void
  /** After the merge. */
  onMerged: () => void
  onUndo: (pairId: string) => void
}

type Chosen = { [field in ConflictField]?: string }

/** Merges two records: the surviving one, a value for each conflict, and the consequences. */
const ResolveDialog = ({ detail, records, onClose, onMerged, onUndo }: ResolveDialogProps) => {
  const format = useFormat()
  const [primaryId, setPrimary] = useState(detail.suggestedId ?? records[0].id)
  const [chosen, setChosen] = useState<Chosen>({})
  const { conflicts, id, version } = detail
  const primary = records.find((record) => record.id === primaryId) ?? records[0]
  const secondary = records.find((record) => record !== primary) ?? records[1]
  const count = conflicts.length
  const done = conflicts.filter(({ field }) => chosen[field] !== undefined).length
  const { change, busy, error } = useMutation(mergeDuplicate, { refreshes: mergeViews })

  const chooseAll = (of: string) => setChosen(Object.fromEntries(conflicts.map(({ field }) => [field, of])))
  const merge = async () => {
    if (busy || done < count) return
    if ((await change({ params: { id }, body: { version, primaryId, choices: chosen } })) === undefined) return
    toast({
      text: duplicateText.mergedToast({ name: `${primary.name} (${primary.bidderId})` }),
      action: { label: duplicateText.undo, onAction: () => onUndo(id) },
    })
    onMerged()
  }
  const head = (record: PairRecord) => (
    <div key={record.id} className={styles.head}>
      <div className={styles.who}>
        <strong>{record.bidderId}</strong>
        {record === primary ? (
          <span className={styles.badge}>{duplicateText.kept}</span>
        ) : (
          <>
            <span className={styles.badge}>{duplicateText.archived}</span>
            <Button look="link" small onClick={() => setPrimary(record.id)}>
              {duplicateText.keepInstead}
            </Button>
          </>
        )}
      </div>
      <span className={styles.since}>{auctionsText(record, format)}</span>
      {count > 1 && (
        <Button
          look="link"
          small
          className={styles.all ?? ''}
          aria-label={duplicateText.chooseAllOf({ number: record.bidderId })}
          onClick={() => chooseAll(record.id)}
        >
          {duplicateText.chooseAll}
        </Button>
      )}
    </div>
  )
  return (
    <Dialog
      title={duplicateText.resolveTitle}
      width={800}
      onClose={onClose}
      onSubmit={() => void merge()}
      dirty={done > 0}
      note={count === 0 ? duplicateText.canUndo : duplicateText.chosen({ chosen: done, count })}
      actions={
        <Button type="submit" look="primary" busy={busy} disabled={done < count}>
          {busy ? duplicateText.mergingBidders : duplicateText.mergeBidders}
        </Button>
      }
    >
      {error !== undefined && <ErrorSummary title={`${duplicateText.mergeFailed} ${errorMessage(error)}`} errors={[]} />}
      <p className={styles.lead}>{count === 0 ? duplicateText.resolveNone : duplicateText.resolveText({ count })}</p>
      <div className={styles.grid}>
        <div className={styles.row}>
          <span className={styles.field}>{duplicateText.field}</span>
          {records.map(head)}
        </div>
        {conflicts.map(({ field, values }) => (
          <fieldset key={field} className={styles.row}>
            <legend className={styles.field}>{duplicateText.fields[field]}</legend>
            {records.map((record, index) => (
              <label key={record.id} className={styles.choice}>
                <Radio
                  name={`resolve-${field}`}
                  checked={chosen[field] === record.id}
                  onChange={() => setChosen((current) => ({ ...current, [field]: record.id }))}
                />
                <span>
                  <span className={styles.phoneOnly}>{record.bidderId}: </span>
                  {field === 'dateOfBirth' ? calendarFormat().date(values[index] ?? '') : values[index]}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      {detail.after && <AfterMerge after={detail.after} primary={primary} secondary={secondary} />}
    </Dialog>
  )
}

export default ResolveDialog
