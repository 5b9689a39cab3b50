import { Scales24Regular } from '@fluentui/react-icons/headless/svg/scales'
import { usePermissionReason } from '../../../app/permissions.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { NoMatch } from '../../../ui/NoMatch.tsx'
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
    return <NoMatch words={caseText} clearLabel={caseText.clearFilters} onClear={() => change({ ...noFilters, search: '' })} />
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
