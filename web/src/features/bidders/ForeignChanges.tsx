import { calendarFormat } from '../../app/format.ts'
import { Button } from '../../components/Button.tsx'
import { ForeignBox, ForeignItem, ForeignList } from '../../components/ForeignBox.tsx'
import { fill } from '../../messages/index.ts'
import type { ForeignChange } from './bidder-changes.ts'
import type { BidderFormValues } from './bidder-form.ts'
import { bidderText } from './messages.ts'

export interface ForeignChangesProps {
  changes: readonly ForeignChange[]
  /** The record as the other user saved it. */
  base: BidderFormValues
  onTake: (change: Partial<BidderFormValues>) => void
}

/** What another user saved while the form was open. If both changed a field, one press uses their version. */
export const ForeignChanges = ({ changes, base, onTake }: ForeignChangesProps) => (
  <ForeignBox title={bidderText.staleTitle}>
    <p>{changes.length === 0 ? bidderText.staleOnlyRecord : bidderText.staleText}</p>
    {changes.length > 0 && (
      <ForeignList>
        {changes.map(({ field, mine, theirs, conflict }) => (
          <ForeignItem
            key={field}
            take={
              conflict && (
                <Button look="link" small onClick={() => onTake({ [field]: base[field] })}>
                  {bidderText.takeTheirs}
                </Button>
              )
            }
          >
            {fill(conflict ? bidderText.staleConflict : bidderText.staleField, {
              field: bidderText.fields[field],
              theirs: said(field, theirs),
              mine: said(field, mine),
            })}
          </ForeignItem>
        ))}
      </ForeignList>
    )}
  </ForeignBox>
)

const said = (field: ForeignChange['field'], value: string): string => {
  if (value === '') return bidderText.empty
  return field === 'dateOfBirth' ? calendarFormat().date(value) : value
}
