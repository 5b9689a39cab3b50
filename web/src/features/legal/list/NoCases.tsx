import { Scales24Regular } from '@fluentui/react-icons/headless/svg/scales'
import { Search24Regular } from '@fluentui/react-icons/headless/svg/search'
import { usePermissionReason } from '../../../app/permissions.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { type CasesState, isFiltered, noFilters } from '../case-address.ts'
import { caseText } from '../case-messages.ts'

interface NoCasesProps {
  state: CasesState
  change: (change: Partial<CasesState>) => void
  onFile: () => void
}

/** Shown without cases: none match, or there are none. */
export const NoCases = ({ state, change, onFile }: NoCasesProps) => {
  const reason = usePermissionReason('legal:create')
  if (isFiltered(state))
    return (
      <EmptyState
        icon={<Search24Regular />}
        title={caseText.noMatchTitle}
        actions={
          <Button look="primary" onClick={() => change({ ...noFilters, search: '' })}>
            {caseText.clearFilters}
          </Button>
        }
      >
        {caseText.noMatchText}
      </EmptyState>
    )
  const { title, text } = caseText.none[state.tab === 'active' ? 'active' : 'all']
  return (
    <EmptyState
      icon={<Scales24Regular />}
      title={title}
      actions={
        <Button look="primary" reason={reason} onClick={onFile}>
          {caseText.file}
        </Button>
      }
    >
      {text}
    </EmptyState>
  )
}
