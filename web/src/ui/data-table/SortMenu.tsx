import { ArrowDown20Regular } from '@fluentui/react-icons/headless/svg/arrow-down'
import { ArrowUp20Regular } from '@fluentui/react-icons/headless/svg/arrow-up'
import { MenuButton, type MenuEntry } from '../MenuButton.tsx'
import { tableText } from '../messages.ts'
import type { SortState } from './types.ts'

export interface SortOption<Sort extends string> {
  by: Sort
  label: string
  /** Choosing it shows the highest values first. */
  highestFirst?: boolean
}

export interface SortMenuProps<Sort extends string> {
  options: readonly SortOption<Sort>[]
  sort: SortState<Sort>
  onSort: (sort: SortState<Sort>) => void
  /** An icon alone, for the phone's dock. */
  bare?: boolean
}

/** Chooses what a list is sorted by, and the direction. */
export const SortMenu = <Sort extends string>({ options, sort, onSort, bare = false }: SortMenuProps<Sort>) => {
  const { by, descending } = sort
  const direction = (label: string, down: boolean): MenuEntry => ({
    id: label,
    label,
    checked: descending === down,
    onSelect: () => onSort({ by, descending: down }),
  })
  const column = options.find((option) => option.by === by)?.label ?? by
  const words = descending ? tableText.descending : tableText.ascending
  return (
    <MenuButton
      label={tableText.sortBy({ column: column.toLowerCase(), direction: words.toLowerCase() })}
      icon={descending ? <ArrowDown20Regular /> : <ArrowUp20Regular />}
      look={bare ? 'secondary' : 'subtle'}
      groups={[
        options.map((option) => ({
          id: option.by,
          label: option.label,
          checked: option.by === by,
          onSelect: () => onSort({ by: option.by, descending: option.highestFirst ?? false }),
        })),
        [direction(tableText.ascending, false), direction(tableText.descending, true)],
      ]}
    >
      {bare ? undefined : tableText.sort}
    </MenuButton>
  )
}
