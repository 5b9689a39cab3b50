import type { BodyInputOf } from '@auctionwiz/contracts/endpoint'
import { type createAccount, updateCurrentAccount } from '@auctionwiz/contracts/houses'
import type { Account } from '@auctionwiz/contracts/identity'
import type { FieldErrors } from '../../ui/record-form/record-changes.ts'
import { problemsIn } from '../../ui/record-form/schema-fields.ts'
import { checkHouse, emptyHouse, type HouseValues, newHouseOf } from '../settings/houses/house-form.ts'

export interface SetUpValues extends HouseValues {
  accountName: string
  type: Account['type']
}

export const emptySetUp: SetUpValues = { ...emptyHouse(), accountName: '', type: 'individual' }

/** Problems by field, in the contract's words. */
export const checkSetUp = ({ accountName, type: _, ...house }: SetUpValues): FieldErrors<SetUpValues> => {
  const { name } = problemsIn(updateCurrentAccount.body, { name: accountName, version: '0' }, { name: accountName })
  return { ...(name !== undefined && { accountName: name }), ...checkHouse(house) }
}

export const newAccountOf = ({ accountName, type, ...house }: SetUpValues): BodyInputOf<typeof createAccount> => ({
  name: accountName.trim(),
  type,
  house: newHouseOf(house),
})
