import { pairIdLimit } from '@auctionwiz/contracts/duplicates'
import { Merge20Regular } from '@fluentui/react-icons/headless/svg/merge'
import { useFormat } from '../../app/format.ts'
import { Button } from '../../ui/Button.tsx'
import { BulkBar } from '../../ui/data-table/BulkBar.tsx'
import type { SelectionAccess } from '../../ui/data-table/use-selection.ts'
import { duplicateText } from './messages.ts'
import type { BulkMerge } from './use-bulk-merge.ts'

export interface PairBulkBarProps {
  access: SelectionAccess
  bulk: BulkMerge
  /** A merge or a search runs in the background. */
  working: boolean
}

/** The footer while matches are selected: merges them. */
export const PairBulkBar = ({ access, bulk: { merge, busy }, working }: PairBulkBarProps) => {
  const format = useFormat()
  const ids = [...access.selection.ids]
  const tooMany = ids.length > pairIdLimit ? duplicateText.tooMany({ limit: format.number(pairIdLimit) }) : undefined
  const run = async () => {
    if (await merge(ids)) access.clear()
  }
  return (
    <BulkBar access={access} total={format.number(ids.length)} more={false}>
      <Button look="subtle" icon={<Merge20Regular />} reason={tooMany} busy={busy || working} onClick={() => void run()}>
        {busy ? duplicateText.mergingBidders : duplicateText.mergeCount({ count: ids.length })}
      </Button>
    </BulkBar>
  )
}
