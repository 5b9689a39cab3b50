import type { Conflict } from '@auctionwiz/contracts/conflicts'
import { useFormat } from '../../app/format.ts'
import { Button } from '../../ui/Button.tsx'
import { BulkBar } from '../../ui/data-table/BulkBar.tsx'
import type { SelectionAccess } from '../../ui/data-table/use-selection.ts'
import { conflictText as text } from './messages.ts'
import type { Decide } from './use-decide.ts'

interface ConflictBulkBarProps {
  rows: readonly Conflict[]
  selection: SelectionAccess
  access: Decide
  onDecided: (ids: readonly string[]) => void
}

/** The footer while conflicts are selected: one decision for all of them. */
export const ConflictBulkBar = ({ rows, selection, access, onDecided }: ConflictBulkBarProps) => {
  const format = useFormat()
  const chosen = rows.filter(({ id }) => selection.selection.all || selection.selection.ids.has(id))
  const decide = async (choice: 'existing' | 'imported' | 'skip') => {
    onDecided(await access.decideMany(chosen, choice))
    selection.clear()
  }
  const button = (choice: 'existing' | 'imported' | 'skip', label: string) => (
    <Button look="subtle" busy={access.busy} onClick={() => void decide(choice)}>
      {label}
    </Button>
  )
  return (
    <BulkBar access={selection} total={format.number(chosen.length)} more={false}>
      {button('existing', text.keep)}
      {button('imported', text.use)}
      {button('skip', text.skip)}
    </BulkBar>
  )
}
