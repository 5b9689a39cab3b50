import { Search24Regular } from '@fluentui/react-icons/headless/svg/search'
import { text as shared } from '../../messages/index.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { usersText as text } from './messages.ts'

/** Shown where no user and no invitation matches. */
export const NoUsers = ({ onClear }: { onClear: () => void }) => (
  <EmptyState icon={<Search24Regular />} title={text.noneTitle} actions={<Button onClick={onClear}>{shared.common.clearFilters}</Button>}>
    {text.noneText}
  </EmptyState>
)
