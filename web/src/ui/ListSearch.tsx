import { useCallback } from 'react'
import { SearchBox } from './SearchBox.tsx'
import { useSearchText } from './use-search-text.ts'

interface ListSearchProps {
  placeholder: string
  state: { search: string }
  change: (change: { search: string }) => void
}

/** The search of a list, which follows after a pause in typing. */
export const ListSearch = ({ placeholder, state, change }: ListSearchProps) => {
  const search = useCallback((text: string) => change({ search: text }), [change])
  const [typed, type] = useSearchText(state.search, search)
  return <SearchBox placeholder={placeholder} value={typed} onChange={type} />
}
