import type { Auction } from '@auctionwiz/contracts/auctions'
import type { LotSummary, ManyLotsChange } from '@auctionwiz/contracts/lots'
import { ArrowExit20Regular } from '@fluentui/react-icons/headless/svg/arrow-exit'
import { Edit20Regular } from '@fluentui/react-icons/headless/svg/edit'
import { Print20Regular } from '@fluentui/react-icons/headless/svg/print'
import { Suspense, useState } from 'react'
import { useCall } from '../../app/calls/use-call.ts'
import { useFormat } from '../../app/format.ts'
import { Button } from '../../ui/Button.tsx'
import { prefetchDialog } from '../../ui/Dialog.tsx'
import { BulkBar } from '../../ui/data-table/BulkBar.tsx'
import type { ListTotal } from '../../ui/data-table/list-total.ts'
import type { SelectionAccess } from '../../ui/data-table/use-selection.ts'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { lazyDialog } from '../../ui/lazy-part/lazy-part.tsx'
import { toast } from '../../ui/Toasts.tsx'
import type { RefusedLot } from './change-many.ts'
import { type LotListState, lotAddress } from './lot-list.ts'
import { lotFormText, lotText } from './messages.ts'
import { readAllLots } from './read-all-lots.ts'
import { useChangeMany } from './use-change-many.ts'
import type { LotReasons } from './use-lot-reasons.ts'

const EditLots = lazyDialog(() => import('./EditLots.tsx'))
const LotLabels = lazyDialog(() => import('./LotLabels.tsx'))

interface LotBulkBarProps {
  auction: Auction
  access: SelectionAccess
  rows: readonly LotSummary[]
  /** How many lots match. */
  total: ListTotal
  state: LotListState
  reasons: LotReasons
  onRefused: (refused: readonly RefusedLot[]) => void
}

/** The footer while lots are selected. */
const LotBulkBar = ({ auction, access, rows, total, state, reasons, onRefused }: LotBulkBarProps) => {
  const { selection, clear } = access
  const call = useCall()
  const format = useFormat()
  const [editing, setEditing] = useState(false)
  const [labels, setLabels] = useState<readonly LotSummary[]>()
  const reasonFor = ({ kind }: ManyLotsChange, lot: LotSummary) => reasons.of(kind === 'withdraw' ? 'withdraw' : 'edit', lot.state)
  const { change, busy } = useChangeMany({ auctionId: auction.id, reasonFor, onRefused })
  const selected = async () =>
    selection.all ? await readAllLots(call, auction.id, lotAddress.query(state)) : rows.filter(({ id }) => selection.ids.has(id))
  const printLabels = () =>
    selected().then(setLabels, (error: unknown) => {
      toast({ tone: 'problem', text: lotFormText.labelsFailed({ problem: errorMessage(error) }) })
    })
  const send = async (asked: ManyLotsChange) => {
    try {
      const lots = await selected()
      await change(lots, asked)
      clear()
    } catch (error) {
      toast({ tone: 'problem', text: lotFormText.manyFailed({ problem: errorMessage(error) }) })
    }
  }
  const count = selection.all ? total.count : selection.ids.size
  const matching = `${format.number(total.count)}${total.atLeast ? '+' : ''}`
  return (
    <>
      <BulkBar access={access} total={matching} more={total.atLeast || total.count > selection.ids.size}>
        <Button
          look="subtle"
          icon={<Edit20Regular />}
          reason={reasons.of('edit')}
          busy={busy}
          onPointerEnter={prefetchDialog}
          onClick={() => setEditing(true)}
        >
          {lotText.editSelected}
        </Button>
        <Button
          look="subtle"
          icon={<ArrowExit20Regular />}
          reason={reasons.of('withdraw')}
          busy={busy}
          onClick={() => void send({ kind: 'withdraw' })}
        >
          {lotText.actions.withdraw}
        </Button>
        <Button look="subtle" icon={<Print20Regular />} onClick={() => void printLabels()}>
          {lotFormText.printLabels}
        </Button>
      </BulkBar>
      {labels && (
        <Suspense fallback={null}>
          <LotLabels auction={auction} lots={labels} onDone={() => setLabels(undefined)} />
        </Suspense>
      )}
      {editing && (
        <Suspense fallback={null}>
          <EditLots auction={auction} count={count} onSend={(asked) => void send(asked)} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  )
}

export default LotBulkBar
