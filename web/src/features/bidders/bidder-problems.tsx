import { CallError } from '@auctionwiz/contracts/client'
import { calendarFormat } from '../../app/format.ts'
import { labels } from '../../messages/label-messages.ts'
import { recordLabels } from '../../messages/record-label-messages.ts'
import { Button } from '../../ui/Button.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import type { RecordProblemsProps } from '../../ui/record-form/RecordProblems.tsx'
import type { RecordForm } from '../../ui/record-form/use-record-form.ts'
import { type BidderField, type BidderFormValues, isMissing } from './bidder-form.ts'
import { bidderText } from './messages.ts'
import { emailRefusals, isSpecific } from './refused-fields.ts'

/**
 * How the problems of a bidder's form read, with a link to the bidder who already has the email.
 * @param failed the overall failure
 */
export const bidderProblems = (
  form: RecordForm<BidderFormValues>,
  failed: string,
  onOpenExisting: (id: string) => void,
): Omit<RecordProblemsProps<BidderFormValues>, 'name'> => {
  const existingId = existingIdIn(form.error)
  return {
    form,
    labels: bidderText.fields,
    show: shown,
    titleOf: (wrong, error) => {
      if (isMissing(wrong, form.values)) return bidderText.fillRequired
      return wrong.length > 0 && !isSpecific(error) ? bidderText.checkFields : refusal(error, failed)
    },
    remedy: existingId !== undefined && (
      <Button look="link" onClick={() => onOpenExisting(existingId)}>
        {bidderText.openExisting}
      </Button>
    ),
  }
}

/** A value as the form shows it. */
const shown = (field: BidderField, value: BidderFormValues[BidderField]): string => {
  if (field === 'dateOfBirth') return value === '' ? '' : calendarFormat().date(String(value))
  const words = wordsOf(field)
  return [value]
    .flat()
    .map((one) => words[one] ?? one)
    .join(', ')
}

const wordsOf = (field: BidderField): Readonly<Record<string, string>> => {
  if (field === 'status' || field === 'autoInvite') return labels[field]
  if (field === 'preferredCategories') return labels.category
  return field === 'preferredPaymentMethod' ? recordLabels.paymentMethod : {}
}

const existingIdIn = (error: unknown): string | undefined => {
  if (!(error instanceof CallError) || error.code === undefined || !Object.hasOwn(emailRefusals, error.code)) return undefined
  return typeof error.details.existingId === 'string' ? error.details.existingId : undefined
}

/** Problems that the service found are shown as they are; anything else may succeed on a retry. */
const refusal = (error: unknown, failed: string): string => (isSpecific(error) ? error.message : `${failed} ${errorMessage(error)}`)
