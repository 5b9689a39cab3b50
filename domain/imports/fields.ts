import { amountFigures, countFigures, dateFigures } from '../bidders/figures.ts'

/** The fields of a bidder file. Reading a row splits `fullName` and `cityStateZip`, and joins the three parts of a street. */
const textFields = [
  'firstName',
  'lastName',
  'fullName',
  'email',
  'phone',
  'dateOfBirth',
  'streetNumber',
  'street',
  'street2',
  'city',
  'state',
  'zip',
  'country',
  'cityStateZip',
  'preferredPaymentMethod',
  'preferredCategories',
  'tags',
  'status',
  'currency',
  'timeToPickup',
] as const

/** Whole numbers. */
export const countFields = [...countFigures, 'activeMonths'] as const
export type CountField = (typeof countFields)[number]

export const importFields = [...textFields, ...countFields, ...amountFigures, ...dateFigures, 'averageDaysToPay'] as const
export type ImportField = (typeof importFields)[number]

/** The required columns; one column with the full name replaces both names. */
export const requiredFields = ['firstName', 'lastName', 'email'] as const
export type RequiredField = (typeof requiredFields)[number]

/** As the mapping calls them in English; `contracts/phrases/columns` has the other languages. */
export const requiredLabels: Record<RequiredField, string> = { firstName: 'First name', lastName: 'Last name', email: 'Email' }

/** Fields whose values are one of a list. */
export const valueListFields = ['status', 'preferredPaymentMethod'] as const
export type ValueListField = (typeof valueListFields)[number]

/** A column that the uploader chose not to import. */
export const ignoredColumn = 'ignored'

/** The chosen field of a column. */
export type ChosenField = ImportField | typeof ignoredColumn

export const chosenFields: readonly ChosenField[] = [...importFields, ignoredColumn]

/** The longest text of each field in characters, as in the contract of a bidder. */
export const longest: Partial<Record<ImportField, number>> = {
  firstName: 100,
  lastName: 100,
  fullName: 201,
  email: 254,
  streetNumber: 20,
  street: 200,
  street2: 200,
  city: 100,
  state: 100,
  zip: 20,
  country: 100,
  cityStateZip: 222,
  preferredCategories: 1000,
  tags: 1000,
}

/** Any other cell. */
export const longestOther = 60
