/**
 * The fields of a file of payments: a row is a transaction of a winner for an auction. The fields that name a person are those of a bidder file, so that
 * an erasure finds the person.
 */
export const paymentFields = [
  'transactionId',
  'auction',
  'payer',
  'email',
  'fullName',
  'firstName',
  'lastName',
  'lotNumbers',
  'paymentDate',
  'transactionDate',
  'totalAmount',
  'buyersPremium',
  'taxes',
  'shippingFees',
  'grandTotal',
  'amountPaid',
  'currency',
  'paymentMethod',
  'paymentStatus',
  'paymentReference',
  'notes',
] as const
export type PaymentField = (typeof paymentFields)[number]

/** Fields whose values are one of a list. */
export const paymentListFields = ['paymentMethod', 'paymentStatus'] as const
export type PaymentListField = (typeof paymentListFields)[number]

/** Dates, with or without a time; the first that a row has counts. */
export const paymentDates = ['paymentDate', 'transactionDate'] as const

/** Numbers, whose decimal separator is that of their column. */
export const paymentNumbers = ['totalAmount', 'buyersPremium', 'taxes', 'shippingFees', 'grandTotal', 'amountPaid'] as const
export type PaymentNumber = (typeof paymentNumbers)[number]

/** What a row needs, each by the fields of which one is enough. */
export const paymentNeeds = {
  auction: ['auction'],
  payer: ['payer', 'email', 'fullName', 'lastName'],
  totalAmount: ['totalAmount', 'grandTotal', 'amountPaid'],
  paymentDate: paymentDates,
  paymentMethod: ['paymentMethod'],
} as const satisfies Partial<Record<PaymentField, readonly PaymentField[]>>
export type PaymentNeed = keyof typeof paymentNeeds

/** As the mapping calls them in English; `contracts/phrases/columns` has the other languages. */
export const paymentNeedLabels: Record<PaymentNeed, string> = {
  auction: 'Auction',
  payer: 'Bidder',
  totalAmount: 'Total amount',
  paymentDate: 'Payment date',
  paymentMethod: 'Payment method',
}

/** Each person whom a column names in any way, so that an erasure finds them. */
export const paymentPeople = [
  { email: 'payer', fullName: undefined },
  { email: undefined, fullName: 'payer' },
] as const satisfies { email: PaymentField | undefined; fullName: PaymentField | undefined }[]

/** The longest text of each field in characters. */
export const longestOfPayment: Partial<Record<PaymentField, number>> = {
  transactionId: 100,
  auction: 200,
  payer: 254,
  email: 254,
  fullName: 201,
  firstName: 100,
  lastName: 100,
  lotNumbers: 2000,
  paymentReference: 100,
  notes: 500,
}
