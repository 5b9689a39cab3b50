import { type BulkAction, bidderTagLimit } from '@auctionwiz/contracts/bulk'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { look } from '../../../ui/look.ts'
import { TextInput } from '../../../ui/TextInput.tsx'
import { counted } from './bulk-sentence.ts'
import { bulkText } from './messages.ts'
import { tagsOf } from './tag-list.ts'

interface TagsDialogProps {
  count: string
  onClose: () => void
  onSend: (action: BulkAction) => void
}

const tagLength = 40

/** Tags to add to the selected bidders, and tags to remove. */
const TagsDialog = ({ count, onClose, onSend }: TagsDialogProps) => {
  const [typed, setTyped] = useState({ add: '', remove: '' })
  const [sent, setSent] = useState(false)
  const add = tagsOf(typed.add)
  const remove = tagsOf(typed.remove)
  const problemOf = (tags: readonly string[]) =>
    tags.some((tag) => tag.length > tagLength) ? bulkText.tagTooLong : tags.length > bidderTagLimit ? bulkText.tooManyTags : undefined
  const nothing = add.length + remove.length === 0 ? bulkText.noTags : undefined
  const problems = { add: problemOf(add) ?? nothing, remove: problemOf(remove) }
  const submit = () => {
    setSent(true)
    if (problems.add === undefined && problems.remove === undefined) onSend({ kind: 'tags', add, remove })
  }
  const field = (name: 'add' | 'remove', label: string) => (
    <Field id={`bulk-tags-${name}`} label={label} optional hint={bulkText.tagsHint} error={sent ? problems[name] : undefined}>
      <TextInput autoComplete="off" value={typed[name]} onChange={({ target }) => setTyped({ ...typed, [name]: target.value })} />
    </Field>
  )
  return (
    <Dialog
      title={bulkText.tagsTitle(counted(count))}
      width={480}
      onClose={onClose}
      onSubmit={submit}
      dirty={!nothing}
      actions={
        <Button type="submit" look="primary">
          {bulkText.change}
        </Button>
      }
    >
      <div className={look('stack', 'gapL')}>
        {field('add', bulkText.addTags)}
        {field('remove', bulkText.removeTags)}
      </div>
    </Dialog>
  )
}

export default TagsDialog
