import { type AccountChange, updateCurrentAccount } from '@auctionwiz/contracts/houses'
import type { Account } from '@auctionwiz/contracts/identity'
import { accountTypes } from '@auctionwiz/contracts/identity'
import { changesOf, type FieldErrors, type Versioned } from '../../../ui/record-form/record-changes.ts'
import { problemsIn } from '../../../ui/record-form/schema-fields.ts'

export interface AccountValues {
  name: string
  type: Account['type']
  timezone: string
  currency: Account['settings']['currency']
  defaultScoreType: Account['settings']['defaultScoreType']
}

export const accountValues = ({ name, type, settings, version = '0' }: Account): Versioned<AccountValues> => ({
  values: { name, type, ...settings },
  version,
})

/** Problems by field, in the contract's words. */
export const checkAccount = (values: AccountValues): FieldErrors<AccountValues> =>
  problemsIn(updateCurrentAccount.body, { name: values.name, version: '0' }, values)

/** The body of a change: the fields that differ, and the version they were read at. */
export const accountChange = (values: AccountValues, base: Versioned<AccountValues>): AccountChange => {
  const { name, type, ...settings } = changesOf(base.values, values)
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(type && { type }),
    ...(Object.keys(settings).length > 0 && { settings }),
    version: base.version,
  }
}

/** The selected option, typed as an account type. */
export const accountTypeOf = (value: string): Account['type'] => accountTypes.find((type) => type === value) ?? 'individual'
