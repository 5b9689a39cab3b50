import { People20Regular } from '@fluentui/react-icons/headless/svg/people'
import { Search24Regular } from '@fluentui/react-icons/headless/svg/search'
import { paths } from '../../app/paths.ts'
import { useCan } from '../../app/permissions.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { AddButton } from './BiddersTitle.tsx'
import { type BidderListState, isFiltered, noFilters } from './list-state.ts'
import { bidderText } from './messages.ts'

export interface NoBiddersProps {
  state: BidderListState
  change: (change: Partial<BidderListState>) => void
  onAdd: () => void
}

/** Shown without rows: none match, or there are none yet. */
const NoBidders = ({ state, change, onAdd }: NoBiddersProps) => {
  const mayImport = useCan('data:import')
  if (isFiltered(state))
    return (
      <EmptyState
        icon={<Search24Regular />}
        title={bidderText.noMatchTitle}
        actions={
          <Button look="primary" onClick={() => change(noFilters)}>
            {bidderText.clear}
          </Button>
        }
      >
        {bidderText.noMatchText}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={<People20Regular width={24} height={24} />}
      title={bidderText.noneTitle}
      actions={
        <>
          <AddButton onAdd={onAdd} />
          {mayImport && (
            <>
              <ButtonLink to={paths.dataProcessing}>{bidderText.importFile}</ButtonLink>
              <ButtonLink to={`${paths.dataProcessing}/move`}>{bidderText.move}</ButtonLink>
            </>
          )}
        </>
      }
    >
      {bidderText.noneText}
    </EmptyState>
  )
}

export default NoBidders
