import type { PairDetail, PairRecord } from '@auctionwiz/contracts/duplicates'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { look } from '../../ui/look.ts'
import { AfterMerge } from './AfterMerge.tsx'
import { auctionsText } from './auctions-text.ts'
import { MergeChoicesTable } from './MergeChoicesTable.tsx'
import { duplicateText } from './messages.ts'
import type { Merge } from './use-merge.ts'
import type { MergeChoices } from './use-merge-choices.ts'

export interface ResolveDialogProps {
  /** Undefined until the records are known. */
  choices: MergeChoices | undefined
  after: PairDetail['after']
  merge: Merge
  /** How likely the two are one person, where the screen does not say it. */
  about?: string | undefined
  /** In place of the choices until the records are known. */
  waiting?: ReactNode
  /** Cancelling loses what the user chose. */
  dirty?: boolean
  onClose: () => void
}

/** Merges two records: the surviving one, a value for each conflict, and the consequences. */
const ResolveDialog = ({ choices, after, merge: { run, busy, error }, about, waiting, dirty = false, onClose }: ResolveDialogProps) => (
  <Dialog
    title={duplicateText.resolveTitle}
    width={800}
    onClose={onClose}
    onSubmit={run}
    dirty={dirty}
    note={duplicateText.canUndo}
    actions={
      <Button type="submit" look="primary" busy={busy} disabled={!choices}>
        {busy ? duplicateText.mergingBidders : duplicateText.mergeBidders}
      </Button>
    }
  >
    {error !== undefined && <ErrorSummary title={`${duplicateText.mergeFailed} ${errorMessage(error)}`} errors={[]} />}
    {about && <p>{about}</p>}
    {choices ? <Choices choices={choices} after={after} /> : waiting}
  </Dialog>
)

const Choices = ({ choices, after }: { choices: MergeChoices; after: PairDetail['after'] }) => {
  const format = useFormat()
  const { primary, secondary, rows, keep, chooseAll } = choices
  const count = rows.length
  const headOf = (record: PairRecord) => (
    <>
      {record !== primary && (
        <Button look="link" small onClick={() => keep(record.id)}>
          {duplicateText.keepInstead}
        </Button>
      )}
      <span className={look('wholeRow', 'fullWidth', 'note')}>{auctionsText(record, format)}</span>
      {count > 1 && (
        <Button
          look="link"
          small
          className={look('flush')}
          aria-label={duplicateText.chooseAllOf({ number: record.bidderId })}
          onClick={() => chooseAll(record.id)}
        >
          {duplicateText.chooseAll}
        </Button>
      )}
    </>
  )
  return (
    <>
      <p className={look('soft', 'belowM')}>{count === 0 ? duplicateText.resolveNone : duplicateText.resolveText({ count })}</p>
      <MergeChoicesTable choices={choices} headOf={headOf} />
      {after && <AfterMerge after={after} primary={primary} secondary={secondary} />}
    </>
  )
}

export default ResolveDialog
