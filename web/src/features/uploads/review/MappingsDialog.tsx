import { readImportColumns, removeImportMapping, renameImportMapping } from '@auctionwiz/contracts/import-mappings'
import { listImportMappings, type SavedMapping } from '@auctionwiz/contracts/saved-mappings'
import { Delete20Regular } from '@fluentui/react-icons/headless/svg/delete'
import { useState } from 'react'
import { useQuery } from '../../../app/calls/use-call.ts'
import { useMutation } from '../../../app/calls/use-mutation.ts'
import { useFormat } from '../../../app/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState, errorMessage } from '../../../ui/ErrorState.tsx'
import { look } from '../../../ui/look.ts'
import { TextInput } from '../../../ui/TextInput.tsx'
import { reviewText as text } from './messages.ts'

/** The mappings that the house saved; each can be renamed and removed. */
const MappingsDialog = ({ onClose }: { onClose: () => void }) => {
  const { data, error, reload } = useQuery(listImportMappings, {})
  return (
    <Dialog title={text.mappings} onClose={onClose}>
      {error !== undefined && <ErrorState compact title={text.mappingsFailed} error={error} onRetry={reload} />}
      {data?.mappings.length === 0 && (
        <EmptyState compact title={text.noMappings}>
          {text.noMappingsText}
        </EmptyState>
      )}
      {data && data.mappings.length > 0 && (
        <>
          <p className={look('muted', 'noMargin')}>{text.mappingsText}</p>
          <ul className={look('stack')}>
            {data.mappings.map((mapping) => (
              <Mapping key={`${mapping.id} ${mapping.name}`} mapping={mapping} />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}

const refreshes = [listImportMappings, readImportColumns]

const Mapping = ({ mapping: { id, name, columns, savedAt, savedBy } }: { mapping: SavedMapping }) => {
  const format = useFormat()
  const [typed, setTyped] = useState(name)
  const rename = useMutation(renameImportMapping, { refreshes })
  const removal = useMutation(removeImportMapping, { refreshes })
  const failure = rename.error ?? removal.error
  const isChanged = typed.trim() !== '' && typed.trim() !== name
  return (
    <li className={look('padRowM', 'lineBelow')}>
      <div className={look('row', 'gapS')}>
        <TextInput
          value={typed}
          maxLength={80}
          aria-label={text.renameOf({ name })}
          className={look('fill')}
          onChange={({ target }) => setTyped(target.value)}
        />
        {isChanged && (
          <Button busy={rename.busy} onClick={() => void rename.change({ params: { id }, body: { name: typed.trim() } })}>
            {text.rename}
          </Button>
        )}
        <Button
          look="subtle"
          icon={<Delete20Regular />}
          aria-label={text.remove({ name })}
          busy={removal.busy}
          onClick={() => void removal.change({ params: { id } })}
        />
      </div>
      <p className={look('note', 'noMargin')}>{text.mappingMeta({ count: columns.length, date: format.date(savedAt), user: savedBy })}</p>
      {failure !== undefined && (
        <p role="alert" className={look('problem', 'noMargin')}>
          {errorMessage(failure)}
        </p>
      )}
    </li>
  )
}

export default MappingsDialog
