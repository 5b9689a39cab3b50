import { calendarFormat } from '../../app/format.ts'
import { Button } from '../../ui/Button.tsx'
import { RemoteBox, RemoteItem, RemoteList } from '../../ui/RemoteBox.tsx'
import type { RemoteChange } from './bidder-changes.ts'
import type { BidderFormValues } from './bidder-form.ts'
import { bidderText } from './messages.ts'

export interface RemoteChangesProps {
  changes: readonly RemoteChange[]
  /** The record as the other user saved it. */
  base: BidderFormValues
  onTake: (change: Partial<BidderFormValues>) => void
}

/** What another user saved while the form was open. If both changed a field, one press uses their version. */
export const RemoteChanges = ({ changes, base, onTake }: RemoteChangesProps) => (
  <RemoteBox title={bidderText.staleTitle}>
    <p>{changes.length === 0 ? bidderText.staleOnlyRecord : bidderText.staleText}</p>
    {changes.length > 0 && (
      <RemoteList>
        {changes.map(({ field, mine, theirs, conflict }) => (
          <RemoteItem
            key={field}
            take={
              conflict && (
                <Button look="link" small onClick={() => onTake({ [field]: base[field] })}>
                  {bidderText.takeTheirs}
                </Button>
              )
            }
          >
            {(conflict ? bidderText.staleConflict : bidderText.staleField)({
              field: bidderText.fields[field],
              theirs: said(field, theirs),
              mine: said(field, mine),
            })}
          </RemoteItem>
        ))}
      </RemoteList>
    )}
  </RemoteBox>
)

const said = (field: RemoteChange['field'], value: string): string => {
  if (value === '') return bidderText.empty
  return field === 'dateOfBirth' ? calendarFormat().date(value) : value
}
