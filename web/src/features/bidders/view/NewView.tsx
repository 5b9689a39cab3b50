import { type FormEvent, useState } from 'react'
import { useHouse } from '../../../app/house.ts'
import { useCan } from '../../../app/permissions.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field } from '../../../ui/Field.tsx'
import { look } from '../../../ui/look.ts'
import { TextInput } from '../../../ui/TextInput.tsx'
import { viewText } from './messages.ts'
import type { ViewChanges } from './use-view-changes.ts'

/** Saves the current list under a name. */
export const NewView = ({ changes, onDone }: { changes: ViewChanges; onDone: () => void }) => {
  const house = useHouse()
  const mayShare = useCan('bidders:edit')
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const [sent, setSent] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (name.trim() !== '' && (await changes.create(name.trim(), shared))) onDone()
  }
  return (
    <form noValidate className={look('stack', 'gapM')} onSubmit={(event) => void submit(event)}>
      <Field id="view-name" label={viewText.name} error={sent && name.trim() === '' ? viewText.nameNeeded : undefined}>
        <TextInput autoFocus autoComplete="off" maxLength={60} value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      {mayShare && (
        <Checkbox checked={shared} onChange={({ target }) => setShared(target.checked)}>
          {viewText.shareNew({ house: house.name })}
        </Checkbox>
      )}
      <div className={look('flex', 'end', 'gapS')}>
        <Button onClick={onDone}>{viewText.cancel}</Button>
        <Button type="submit" look="primary" busy={changes.busy}>
          {viewText.save}
        </Button>
      </div>
    </form>
  )
}
