import {
  type ConflictDecision,
  listSyncConflicts,
  listSyncLines,
  readAuctionSync,
  type SyncConflict,
  settleSyncConflict,
} from '@auctionwiz/contracts/auction-sync'
import { listLots } from '@auctionwiz/contracts/lots'
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
import { syncText as text } from './messages.ts'
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
  const query = { status: 'pending', limit: 200 } as const
  const { data, error, reload } = useQuery(listSyncConflicts, { params: { id: auctionId }, query })
  const conflict = data?.conflicts.find(({ id }) => id === conflictId)
  if (conflict) return <Decision conflict={conflict} words={words} onClose={onClose} />
  return (
    <Dialog title={text.decide} onClose={onClose}>
      {error === undefined ? (
        data ? (
          <p role="status">{text.conflictGone}</p>
        ) : (
          <SkeletonRows rows={3} columns={[120, 160, 160]} />
        )
      ) : (
        <ErrorState compact title={text.linesFailed} error={error} onRetry={reload} />
      )}
    </Dialog>
  )
}

const Decision = ({ conflict, words, onClose }: { conflict: SyncConflict; words: SyncWords; onClose: () => void }) => {
  const { id, auctionId, name, platform, fields, version } = conflict
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const { change, busy, error } = useMutation(settleSyncConflict, {
    refreshes: [readAuctionSync, listSyncLines, listSyncConflicts, listLots],
  })
  const settle = async (decision: ConflictDecision) => {
    if (busy || !(await change({ params: { id: auctionId, conflictId: id }, body: { decision, version } }))) return
    toast({ text: decision.choice === 'skip' ? text.skipped : text.settled })
    onClose()
  }
  const merge = () =>
    settle({ choice: 'merge', fields: fields.flatMap(({ field }) => (chosen[field] ? [{ field, use: chosen[field] }] : [])) })
  const isComplete = fields.every(({ field }) => chosen[field] !== undefined)
  const sideName = (side: Side) => (side === 'existing' ? text.here : text.there({ platform }))
  return (
    <Dialog
      title={text.decideTitle({ name })}
      width={720}
      onClose={onClose}
      onSubmit={() => isComplete && void merge()}
      note={error !== undefined && <span role="alert">{errorMessage(error)}</span>}
      actions={
        <>
          <Button look="subtle" disabled={busy} onClick={() => void settle({ choice: 'skip' })}>
            {text.skip}
          </Button>
          <Button disabled={busy} onClick={() => void settle({ choice: 'existing' })}>
            {text.existing}
          </Button>
          <Button disabled={busy} onClick={() => void settle({ choice: 'imported' })}>
            {text.imported}
          </Button>
          <Button type="submit" look="primary" busy={busy} disabled={!isComplete}>
            {text.merge}
          </Button>
        </>
      }
    >
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
                onChange={() => setChosen({ ...chosen, [one.field]: side })}
              >
                <span className={look('breaks')}>
                  <span className={look('muted')}>{sideName(side)}</span> {words.value(one.field, one[side])}
                </span>
              </Radio>
            </div>
          ))}
        </fieldset>
      ))}
    </Dialog>
  )
}

export default DecideConflict
