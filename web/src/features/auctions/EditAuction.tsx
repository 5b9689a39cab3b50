import {
  type Auction,
  type AuctionSummary,
  listAuctions,
  readAuction,
  readAuctionTotals,
  updateAuction,
} from '@auctionwiz/contracts/auctions'
import { useCall, useQuery } from '../../app/calls/use-call.ts'
import { useFormat } from '../../app/format.ts'
import { neighbours } from '../../ui/data-table/rows.ts'
import { NoRecord } from '../../ui/NoRecord.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { RecordPanel } from '../../ui/record-form/RecordPanel.tsx'
import { useChangedRecord } from '../../ui/record-form/use-changed-record.ts'
import { syncText } from '../sync-runs/messages.ts'
import { SyncBar } from '../sync-runs/SyncBar.tsx'
import { SyncHistory } from '../sync-runs/SyncHistory.tsx'
import { useAuctionSync } from '../sync-runs/use-auction-sync.ts'
import { AuctionFields, AuctionSection } from './AuctionFields.tsx'
import { AuctionStatus } from './AuctionStatus.tsx'
import { useAllowedChanges } from './allowed-changes.ts'
import { auctionChangeOf, auctionValues, checkAuction } from './auction-form.ts'
import type { AuctionAddress } from './auction-list.ts'
import { auctionText, auctionFormText as text } from './messages.ts'
import { useActionReason } from './use-auction-moves.ts'

interface EditAuctionProps {
  id: string
  rows: readonly AuctionSummary[]
  onEdit: AuctionAddress['edit']
  /** Back to the auction's panel. */
  onClose: () => void
}

/** Changes an auction next to the list; the form opens once the record and its version are loaded. */
const EditAuction = ({ id, ...rest }: EditAuctionProps) => {
  const { data, error, reload } = useQuery(readAuction, { params: { id } })
  if (data) return <EditForm opened={data} {...rest} />
  return (
    <Panel title={text.editTitle} onClose={rest.onClose}>
      <NoRecord compact words={auctionText} error={error} onRetry={reload} onBack={rest.onClose} />
    </Panel>
  )
}

const EditForm = ({ opened, rows, onEdit, onClose }: Omit<EditAuctionProps, 'id'> & { opened: Auction }) => {
  const call = useCall()
  const { timeZone } = useFormat()
  const reasonFor = useActionReason()
  const params = { id: opened.id }
  const form = useChangedRecord({
    opened,
    valuesOf: (auction) => auctionValues(auction, timeZone),
    check: (values) => checkAuction(values, timeZone),
    send: (values, base) => call(updateAuction, { params, body: auctionChangeOf(values, base, timeZone) }),
    reread: () => call(readAuction, { params }),
    refreshes: [listAuctions, readAuctionTotals, readAuction],
    saved: ({ title }) => text.saved({ title }),
    failed: text.saveFailed,
    onClose,
  })
  const isImported = opened.importedFrom !== undefined
  const sync = useAuctionSync(opened.id, isImported)
  const { previous, next } = neighbours(rows, opened.id)
  return (
    <RecordPanel
      title={text.editTitle}
      subtitle={
        <>
          <AuctionStatus auction={opened} />
          <span>{opened.title}</span>
        </>
      }
      band={isImported && <SyncBar access={sync} />}
      name="auction"
      form={form}
      labels={text.labels}
      submit={{ label: text.save, busy: text.saving }}
      reason={reasonFor('edit', opened)}
      onClose={onClose}
      onPrevious={previous === undefined ? undefined : () => onEdit(previous)}
      onNext={next === undefined ? undefined : () => onEdit(next)}
    >
      <AuctionFields form={form} existing={useAllowedChanges(opened)} />
      {isImported && (
        <AuctionSection id="history" title={syncText.history}>
          <SyncHistory access={sync} />
        </AuctionSection>
      )}
    </RecordPanel>
  )
}

export default EditAuction
