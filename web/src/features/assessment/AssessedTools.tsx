import { recommendations, riskLevels } from '@auctionwiz/contracts/bidder-assessments'
import { CheckboxChecked20Regular } from '@fluentui/react-icons/headless/svg/checkbox-checked'
import { useCallback } from 'react'
import { Button } from '../../ui/Button.tsx'
import { columns } from '../../ui/columns.ts'
import { look } from '../../ui/look.ts'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { Select } from '../../ui/Select.tsx'
import { useSearchText } from '../../ui/use-search-text.ts'
import { useWide } from '../../ui/use-wide.ts'
import type { AssessmentListState } from './assessment-state.ts'
import { assessmentText as text } from './messages.ts'

interface AssessedToolsProps {
  state: AssessmentListState
  change: (next: Partial<AssessmentListState>) => void
  /** How many are shown, or that more were found. */
  shown: string | undefined
  /** On the phone: a press selects instead of opening. */
  selecting: boolean
  onSelecting: (selecting: boolean) => void
}

/** Search and filters of the assessed bidders. */
export const AssessedTools = ({ state, change, shown, selecting, onSelecting }: AssessedToolsProps) => {
  const phone = !useWide(641)
  const search = useCallback((typed: string) => change({ search: typed }), [change])
  const [typed, type] = useSearchText(state.search, search)
  return (
    <div className={look('fixed', 'padPage', 'belowS')}>
      <div className={look('grid', 'gapS', 'columns')} style={columns('1fr 196px 148px', '1fr 1fr auto')}>
        <span className={look('phoneWholeRow')}>
          <SearchBox placeholder={text.search} value={typed} onChange={type} />
        </span>
        <Select
          aria-label={text.recommendation}
          value={state.recommendation ?? ''}
          onChange={({ target }) => change({ recommendation: recommendations.find((one) => one === target.value) })}
        >
          <option value="">{text.allRecommendations}</option>
          {recommendations.map((one) => (
            <option key={one} value={one}>
              {text.recommendations[one]}
            </option>
          ))}
        </Select>
        <Select
          aria-label={text.risk}
          value={state.riskLevel ?? ''}
          onChange={({ target }) => change({ riskLevel: riskLevels.find((one) => one === target.value) })}
        >
          <option value="">{text.allRisks}</option>
          {riskLevels.map((one) => (
            <option key={one} value={one}>
              {text.risks[one]}
            </option>
          ))}
        </Select>
        {phone && (
          <Button
            look={selecting ? 'primary' : 'secondary'}
            icon={<CheckboxChecked20Regular />}
            aria-label={selecting ? text.endSelecting : text.startSelecting}
            aria-pressed={selecting}
            onClick={() => onSelecting(!selecting)}
          />
        )}
      </div>
      {shown !== undefined && (
        <p className={look('note', 'aboveS')} aria-live="polite">
          {shown}
        </p>
      )}
    </div>
  )
}
