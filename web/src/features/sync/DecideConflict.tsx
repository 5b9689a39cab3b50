import { listSyncLines, readAuctionSync, type SyncField } from '@auctionwiz/contracts/auction-sync'
import { listLots } from '@auctionwiz/contracts/lots'
import { type ConflictDecision, listSyncConflicts, type SyncConflict, settleSyncConflict } from '@auctionwiz/contracts/sync-conflicts'
import { fieldsWith } from '@auctionwiz/domain/sync/compare-record'
import { useState } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { useMutation } from '../../app/calls/use-mutation.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState, errorMessage } from '../../ui/ErrorState.tsx'
import { look } from '../../ui/look.ts'
import { Radio } from '../../ui/Radio.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { syncText as text } from '../sync-runs/messages.ts'
import type { SyncWords } from './sync-words.ts'

interface DecideConflictProps {
  auctionId: string
  conflictId: string
  words: SyncWords
  onClose: () => void
}

type Side = 'existing' | 'imported'
const sides: readonly Side[] = ['existing', 'imported']

/** Both values of each field that both sides changed; one decision for the record. */
const DecideConflict = ({ auctionId, conflictId, words, onClose }: DecideConflictProps) => {
  const { data, error: loadError, reload } = useQuery(listSyncConflicts, { params: { id: auctionId }, query: { conflictId } })
  const conflict = data?.conflicts.find(({ status }) => status !== 'resolved')
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const { change, busy, error } = useMutation(settleSyncConflict, {
    refreshes: [readAuctionSync, listSyncLines, listSyncConflicts, listLots],
  })
  const settle = async (decision: ConflictDecision) => {
    if (busy || !conflict) return
    const body = { decision, version: conflict.version }
    if (!(await change({ params: { id: auctionId, conflictId }, body }))) return
    toast({ text: decision.choice === 'skip' ? text.skipped : text.settled })
    onClose()
  }
  const fields = conflict?.fields ?? []
  const merge = () =>
    settle({ choice: 'merge', fields: fields.flatMap(({ field }) => (chosen[field] ? [{ field, use: chosen[field] }] : [])) })
  const isComplete = fields.every(({ field }) => chosen[field] !== undefined)
  const stepTo = (choice: 'skip' | 'existing' | 'imported', look?: 'subtle') => (
    <Button look={look} disabled={busy} onClick={() => void settle({ choice })}>
      {text[choice]}
    </Button>
  )
  return (
    <Dialog
      title={conflict ? text.decideTitle({ name: conflict.name }) : text.decide}
      width={720}
      onClose={onClose}
      onSubmit={() => isComplete && void merge()}
      note={error !== undefined && <span role="alert">{errorMessage(error)}</span>}
      actions={
        conflict && (
          <>
            {stepTo('skip', 'subtle')}
            {stepTo('existing')}
            {stepTo('imported')}
            <Button type="submit" look="primary" busy={busy} disabled={!isComplete}>
              {text.merge}
            </Button>
          </>
        )
      }
    >
      {conflict ? (
        <Values conflict={conflict} words={words} chosen={chosen} onChoose={setChosen} />
      ) : loadError !== undefined && !data ? (
        <ErrorState compact title={text.linesFailed} error={loadError} onRetry={reload} />
      ) : data ? (
        <p role="status">{text.conflictGone}</p>
      ) : (
        <SkeletonRows rows={3} columns={[120, 160, 160]} />
      )}
    </Dialog>
  )
}

interface ValuesProps extends Pick<DecideConflictProps, 'words'> {
  conflict: SyncConflict
  chosen: Readonly<Record<string, Side>>
  onChoose: (chosen: Readonly<Record<string, Side>>) => void
}

const Values = ({ conflict: { fields, platform }, words, chosen, onChoose }: ValuesProps) => {
  const sideName = (side: Side) => (side === 'existing' ? text.here : text.there({ platform }))
  const names = fields.map(({ field }) => field)
  /** Values that belong together come from one side. */
  const choose = (field: SyncField, side: Side) =>
    onChoose({ ...chosen, ...Object.fromEntries(fieldsWith(field, names).map((name) => [name, side])) })
  return (
    <>
      <p className={look('muted', 'belowL')}>{text.decideHelp}</p>
      {fields.map((one) => (
        <fieldset key={one.field} className={look('noBorder', 'flush', 'belowL')}>
          <legend className={look('strong')}>{text.fields[one.field]}</legend>
          {sides.map((side) => (
            <div key={side}>
              <Radio
                name={`conflict-${one.field}`}
                value={side}
                checked={chosen[one.field] === side}
                onChange={() => choose(one.field, side)}
              >
                <span className={look('breaks')}>
                  <span className={look('muted')}>{sideName(side)}:</span> {words.value(one.field, one[side])}
                </span>
              </Radio>
            </div>
          ))}
        </fieldset>
      ))}
    </>
  )
}

export default DecideConflict
