import type { BodyInputOf } from '@auctionwiz/contracts/endpoint'
import type { createAccount } from '@auctionwiz/contracts/houses'
import type { Account } from '@auctionwiz/contracts/identity'
import { checkHouse, emptyHouse, type HouseValues, isIncomplete, newHouseOf } from '../settings/houses/house-form.ts'
import { settingsText } from '../settings/messages.ts'
import type { FieldErrors } from '../settings/record-changes.ts'

export interface SetUpValues extends HouseValues {
  accountName: string
  type: Account['type']
}

export const emptySetUp: SetUpValues = { ...emptyHouse(), accountName: '', type: 'individual' }

/** Whether required fields of the account are empty. */
export const isSetUpIncomplete = (values: SetUpValues): boolean => values.accountName.trim() === '' || isIncomplete(values)

export const checkSetUp = ({ accountName, type: _, ...house }: SetUpValues): FieldErrors<SetUpValues> => {
  const name = accountName.trim()
  const problem = name === '' ? settingsText.required : name.length > 120 ? settingsText.tooLong : undefined
  return { ...(problem && { accountName: problem }), ...checkHouse(house) }
}

export const newAccountOf = ({ accountName, type, ...house }: SetUpValues): BodyInputOf<typeof createAccount> => ({
  name: accountName.trim(),
  type,
  house: newHouseOf(house),
})
