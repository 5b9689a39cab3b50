import type { PersonalData } from '@auctionwiz/platform/core/records/record'

/** What is stored of the people who work for an account. */
export const staffData = (field?: string): PersonalData => ({
  of: 'staff',
  ...(field !== undefined && { field }),
  exported: false,
  erasure: { kept: 'The account ends the access of people who leave; its audit log names who did what.' },
})

/** What is stored of a person for minutes or days and then removed by its time to live. */
export const passingStaffData = (field?: string): PersonalData => ({
  of: 'staff',
  ...(field !== undefined && { field }),
  exported: false,
  erasure: { kept: 'The store removes it by its time to live.' },
})
