import { CallError } from '@auctionwiz/contracts/client'
import { Button } from '../../ui/Button.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { look } from '../../ui/look.ts'
import { fieldId } from './BidderFields.tsx'
import { type BidderField, emptyBidder, type FieldErrors, requiredFields, requiredMessage } from './bidder-form.ts'
import { bidderText } from './messages.ts'
import { isSpecific } from './refused-fields.ts'

export interface BidderProblemsProps {
  /** Prefix of the fields' ids. */
  name: string
  errors: FieldErrors
  /** Why the service refused, if the form was sent. */
  error: unknown
  /** The overall failure. */
  failed: string
  onOpenExisting: (id: string) => void
}

/** Above a rejected form: the problems, a link to each field, and a link to the bidder who already has the email. */
export const BidderProblems = ({ name, errors, error, failed, onOpenExisting }: BidderProblemsProps) => {
  const fields = (Object.keys(emptyBidder) as BidderField[]).filter((field) => errors[field] !== undefined)
  if (fields.length === 0 && error === undefined) return null
  const missing = requiredFields.some((field) => errors[field] === requiredMessage())
  const existingId =
    error instanceof CallError && (error.code === 'bidder_exists' || error.code === 'bidder_merged') ? error.details.existingId : undefined
  return (
    <div className={look('belowXL')}>
      <ErrorSummary
        title={missing ? bidderText.fillRequired : fields.length > 0 ? bidderText.checkFields : refusal(error, failed)}
        errors={fields.map((field) => ({ id: fieldId(name, field), label: bidderText.fields[field], message: errors[field] ?? '' }))}
      />
      {typeof existingId === 'string' && (
        <Button look="link" onClick={() => onOpenExisting(existingId)}>
          {bidderText.openExisting}
        </Button>
      )}
    </div>
  )
}

/** Problems that the service found are shown as they are; anything else may succeed on a retry. */
const refusal = (error: unknown, failed: string): string => (isSpecific(error) ? error.message : `${failed} ${errorMessage(error)}`)
