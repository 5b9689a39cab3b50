import { isPaymentField } from '../file-fields.ts'
import type { ChosenMapping, HeaderMapping } from '../headers.ts'
import { fieldsByName, mapNamedColumns } from '../named-columns.ts'
import { type PaymentField, type PaymentNeed, paymentNeeds } from './fields.ts'
import { computedOfPayments, paymentHeaderNames } from './header-names.ts'

const fieldOfName = fieldsByName(paymentHeaderNames)

/** Finds the field of each column of a file of payments by its header; `chosen` overrides headers. */
export const mapPaymentHeaders = (headers: readonly string[], chosen: ChosenMapping = {}): HeaderMapping<PaymentField, PaymentNeed> =>
  mapNamedColumns<PaymentField, PaymentNeed>(headers, chosen, {
    fieldOf: (key) => fieldOfName.get(key),
    isField: isPaymentField,
    computed: computedOfPayments,
    missing: missingOfPayments,
  })

/** What a row needs and no column holds. */
export const missingOfPayments = (fields: Iterable<string>): PaymentNeed[] => {
  const present = new Set(fields)
  const needs = Object.keys(paymentNeeds) as PaymentNeed[]
  return needs.filter((need) => paymentNeeds[need].every((field) => !present.has(field)))
}
