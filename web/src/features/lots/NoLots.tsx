import { Gavel20Regular } from '@fluentui/react-icons/headless/svg/gavel'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { NoMatch } from '../../ui/NoMatch.tsx'
import { type LotListState, lotAddress } from './lot-list.ts'
import { lotText } from './messages.ts'

interface NoLotsProps {
  state: LotListState
  change: (change: Partial<LotListState>) => void
  /** Why no lot can be added. */
  reason: string | undefined
  onAdd: () => void
  onImport: () => void
}

/** Shown without rows: none match, or there are none yet. */
export const NoLots = ({ state, change, reason, onAdd, onImport }: NoLotsProps) => {
  if (lotAddress.isFiltered(state))
    return <NoMatch words={lotText} clearLabel={lotText.clear} onClear={() => change({ search: '', state: undefined })} />
  return (
    <EmptyState
      icon={<Gavel20Regular width={24} height={24} />}
      title={lotText.noneTitle}
      actions={
        reason === undefined && (
          <>
            <Button onClick={onImport}>{lotText.importLots}</Button>
            <Button look="primary" onClick={onAdd}>
              {lotText.add}
            </Button>
          </>
        )
      }
    >
      {reason === undefined ? lotText.noneText : lotText.noneOver}
    </EmptyState>
  )
}
