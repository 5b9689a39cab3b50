import type { CallInput } from '@auctionwiz/contracts/client'
import { phonePattern, phoneProblem } from '@auctionwiz/contracts/fields'
import { languages, type User } from '@auctionwiz/contracts/identity'
import type { updateMyProfile } from '@auctionwiz/contracts/own-profile'
import { phraseShown } from '../../messages/field-messages.ts'
import { changesOf, type FieldErrors, type Versioned } from '../../ui/record-form/record-changes.ts'
import { profileText as text } from './messages.ts'

export interface ProfileValues {
  firstName: string
  lastName: string
  phone: string
  timezone: string
  language: User['profile']['language']
  defaultScoreType: User['preferences']['defaultScoreType']
  marketing: 'yes' | 'no'
}

export function profileValues({ firstName, lastName, profile, preferences }: User, version: string): Versioned<ProfileValues> {
  const { phone = '', timezone, language } = profile
  const { defaultScoreType, marketingOptIn } = preferences
  return {
    values: {
      ...{ firstName, lastName, phone, timezone, language, defaultScoreType },
      marketing: marketingOptIn ? 'yes' : 'no',
    },
    version,
  }
}

export function checkProfile({ firstName, lastName, phone }: ProfileValues): FieldErrors<ProfileValues> {
  const errors: FieldErrors<ProfileValues> = {}
  for (const [field, value] of Object.entries({ firstName, lastName })) {
    if (value.trim() === '') errors[field as 'firstName' | 'lastName'] = text.required
    else if (value.trim().length > 100) errors[field as 'firstName' | 'lastName'] = text.tooLong
  }
  if (phone.trim() !== '' && !phonePattern.test(phone.trim())) errors.phone = phraseShown(phoneProblem)
  return errors
}

/** The body of a change: the fields that differ, and the version they were read at. */
export function profileChange(values: ProfileValues, base: Versioned<ProfileValues>): CallInput<typeof updateMyProfile>['body'] {
  const { firstName, lastName, phone, timezone, language, defaultScoreType, marketing } = changesOf(base.values, values)
  const preferences = {
    ...(defaultScoreType && { defaultScoreType }),
    ...(marketing && { marketingOptIn: marketing === 'yes' }),
  }
  return {
    ...(firstName !== undefined && { firstName: firstName.trim() }),
    ...(lastName !== undefined && { lastName: lastName.trim() }),
    ...(phone !== undefined && { phone: phone.trim() }),
    ...(timezone && { timezone }),
    ...(language && { language }),
    ...(Object.keys(preferences).length > 0 && { preferences }),
    version: base.version,
  }
}

/** The selected option, typed as a language. */
export const languageOf = (value: string): ProfileValues['language'] => languages.find((language) => language === value) ?? 'en'
