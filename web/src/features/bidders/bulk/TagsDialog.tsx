import { listBidderValues } from '@auctionwiz/contracts/bidder-values'
import { type BulkAction, bidderTagLimit } from '@auctionwiz/contracts/bulk'
import { useQuery } from '../../../app/calls/use-call.ts'
import { look } from '../../../ui/look.ts'
import { RecordDialog } from '../../../ui/record-form/RecordDialog.tsx'
import { RecordField } from '../../../ui/record-form/RecordField.tsx'
import { useRecordForm } from '../../../ui/record-form/use-record-form.ts'
import { counted } from './bulk-sentence.ts'
import { bulkText } from './messages.ts'

interface TagsDialogProps {
  count: string
  onClose: () => void
  onSend: (action: BulkAction) => void
}

interface TagValues {
  add: readonly string[]
  remove: readonly string[]
}

const none: TagValues = { add: [], remove: [] }
const shapes = { add: { kind: 'tags', required: false, options: [] }, remove: { kind: 'tags', required: false, options: [] } } as const
const tagLength = 40

/** Tags to add to the selected bidders, and tags to remove. */
const TagsDialog = ({ count, onClose, onSend }: TagsDialogProps) => {
  const known = useQuery(listBidderValues, {}).data?.tags ?? []
  const form = useRecordForm({
    opened: { values: none, version: '' },
    check: ({ add, remove }) => {
      const problems = {
        add: problemOf(add) ?? (add.length + remove.length === 0 ? bulkText.noTags : undefined),
        remove: problemOf(remove),
      }
      return { ...(problems.add && { add: problems.add }), ...(problems.remove && { remove: problems.remove }) }
    },
    send: async ({ add, remove }) => onSend({ kind: 'tags', add: [...add], remove: [...remove] }),
    onSaved: () => undefined,
  })
  const labels = { add: bulkText.addTags, remove: bulkText.removeTags }
  const fields = { name: 'bulk-tags', form, shapes, labels, suggestions: known }
  return (
    <RecordDialog
      title={bulkText.tagsTitle(counted(count))}
      width={480}
      name="bulk-tags"
      form={form}
      labels={labels}
      submit={{ label: bulkText.change, busy: bulkText.change }}
      onClose={onClose}
    >
      <div className={look('stack', 'gapL', 'tall360')}>
        <RecordField {...fields} field="add" />
        <RecordField {...fields} field="remove" />
      </div>
    </RecordDialog>
  )
}

const problemOf = (tags: readonly string[]): string | undefined =>
  tags.some((tag) => tag.length > tagLength) ? bulkText.tagTooLong : tags.length > bidderTagLimit ? bulkText.tooManyTags : undefined

export default TagsDialog
