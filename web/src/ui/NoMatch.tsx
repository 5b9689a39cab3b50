import { Search24Regular } from '@fluentui/react-icons/headless/svg/search'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'

interface NoMatchProps {
  words: { noMatchTitle: string; noMatchText: string }
  clearLabel: string
  /** Clears search and filters. */
  onClear: () => void
}

/** In place of a list of which search and filters leave nothing. */
export const NoMatch = ({ words, clearLabel, onClear }: NoMatchProps) => (
  <EmptyState
    icon={<Search24Regular />}
    title={words.noMatchTitle}
    actions={
      <Button look="primary" onClick={onClear}>
        {clearLabel}
      </Button>
    }
  >
    {words.noMatchText}
  </EmptyState>
)
