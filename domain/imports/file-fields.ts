import { type CaseField, caseFields } from './cases/fields.ts'
import { type ImportField, type ignoredColumn, importFields } from './fields.ts'
import { type ItemField, itemFields } from './items/fields.ts'
import { type PaymentField, paymentFields } from './payments/fields.ts'
import { type SaleField, saleFields } from './sales/fields.ts'

/** What a column of any imported file can hold. */
export type FileField = ImportField | SaleField | CaseField | ItemField | PaymentField

export const fileFields: readonly [FileField, ...FileField[]] = [
  importFields[0],
  ...new Set<FileField>([...importFields, ...saleFields, ...caseFields, ...itemFields, ...paymentFields]),
]

/** The chosen field of a column of any file. */
export type ChosenFileField = FileField | typeof ignoredColumn

const ofBidders = new Set<string>(importFields)
const ofSales = new Set<string>(saleFields)
const ofCases = new Set<string>(caseFields)
const ofItems = new Set<string>(itemFields)
const ofPayments = new Set<string>(paymentFields)

export const isImportField = (field: string): field is ImportField => ofBidders.has(field)

export const isSaleField = (field: string): field is SaleField => ofSales.has(field)

export const isCaseField = (field: string): field is CaseField => ofCases.has(field)

export const isItemField = (field: string): field is ItemField => ofItems.has(field)

export const isPaymentField = (field: string): field is PaymentField => ofPayments.has(field)
