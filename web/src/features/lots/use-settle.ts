import { type LotOutcome, type LotSummary, listLots, readLot, recordLotOutcome, undoLotOutcome } from '@auctionwiz/contracts/lots'
import { useCall } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { useStable } from '../../ui/use-stable.ts'
import { lotText } from './messages.ts'

export type SettledLot = Pick<LotSummary, 'id' | 'auctionId' | 'lotNumber' | 'state' | 'version'>

export interface Settle {
  /** Records an outcome that asks for nothing. */
  record: (lot: SettledLot, outcome: LotOutcome) => void
  undo: (lot: SettledLot) => void
  /** An outcome was recorded: says so, offers its undo, and refreshes what shows the lot. */
  recorded: (lot: SettledLot) => void
}

/** What the screens that show lots read. */
export const lotCalls = [listLots, readLot]

/** Records what became of a lot, and takes it back. */
export const useSettle = (): Settle => {
  const call = useCall()
  const refresh = useRefresh()
  const failed = ({ lotNumber }: SettledLot, error: unknown) => {
    toast({ tone: 'problem', text: lotText.failed({ number: lotNumber, problem: errorMessage(error) }) })
    refresh(lotCalls)
  }
  const undo = (lot: SettledLot) => {
    const params = { id: lot.auctionId, lotId: lot.id }
    call(undoLotOutcome, { params, body: { version: lot.version } }).then(
      ({ state, lotNumber }) => {
        toast({ text: lotText.done[state]({ number: lotNumber }) })
        refresh(lotCalls)
      },
      (error: unknown) => failed(lot, error),
    )
  }
  const recorded = (lot: SettledLot) => {
    const text = lotText.done[lot.state]({ number: lot.lotNumber })
    toast({ text, action: { label: lotText.undo, onAction: () => undo(lot) } })
    refresh(lotCalls)
  }
  const record = (lot: SettledLot, outcome: LotOutcome) => {
    const params = { id: lot.auctionId, lotId: lot.id }
    call(recordLotOutcome, { params, body: { outcome, version: lot.version } }).then(recorded, (error: unknown) => failed(lot, error))
  }
  return { record: useStable(record), undo: useStable(undo), recorded: useStable(recorded) }
}
