import type { Currency } from '@auctionwiz/contracts/fields'
import {
  type NewRegistration,
  newRegistration,
  type Registration,
  type RegistrationChange,
  registrationChange,
} from '@auctionwiz/contracts/registrations'
import type { FieldErrors, Versioned } from '../../ui/record-form/record-changes.ts'
import type { FieldShape } from '../../ui/record-form/schema-fields.ts'
import { problemsIn } from '../../ui/record-form/schema-fields.ts'
import { amountOf, amountText } from '../auctions/band-texts.ts'
import { registrationText as text } from './messages.ts'

/** The form's values, as typed. */
export interface RegistrationValues {
  bidderId: string
  paddle: string
  limit: string
}

export const emptyRegistration: RegistrationValues = { bidderId: '', paddle: '', limit: '' }

/** The form filled from a stored registration. */
export const registrationValues = (
  { bidderId, paddle, limit, version }: Registration,
  currency: Currency,
): Versioned<RegistrationValues> => ({
  values: { bidderId, paddle, limit: limit === undefined ? '' : amountText(limit, currency) },
  version,
})

const limitOf = ({ limit }: RegistrationValues, currency: Currency) => (limit.trim() === '' ? undefined : amountOf(limit, currency))

const newBody = (values: RegistrationValues, currency: Currency) => {
  const limit = limitOf(values, currency)
  return {
    bidderId: values.bidderId,
    ...(values.paddle.trim() !== '' && { paddle: values.paddle }),
    ...(limit !== undefined && { limit }),
  }
}

export const newRegistrationOf = (values: RegistrationValues, currency: Currency): NewRegistration =>
  newRegistration.parse(newBody(values, currency))

export const registrationChangeOf = (
  values: RegistrationValues,
  { version }: Versioned<RegistrationValues>,
  currency: Currency,
): RegistrationChange => registrationChange.parse({ paddle: values.paddle, limit: limitOf(values, currency) ?? null, version })

/** Problems by field. @param isNew a new registration may leave its paddle to the service */
export const checkRegistration = (values: RegistrationValues, currency: Currency, isNew: boolean): FieldErrors<RegistrationValues> => ({
  ...problemsIn(newRegistration, newBody(values, currency), values),
  ...(values.bidderId === '' && { bidderId: text.chooseBidder }),
  ...(!isNew && values.paddle.trim() === '' && { paddle: text.paddleNeeded }),
  ...(values.limit.trim() !== '' && limitOf(values, currency) === undefined && { limit: text.amountProblem }),
})

export const registrationShapes: Readonly<Record<string, FieldShape>> = {
  paddle: { kind: 'line', required: false, options: [] },
  limit: { kind: 'number', required: false, options: [] },
}
