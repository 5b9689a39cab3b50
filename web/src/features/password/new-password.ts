import { passwordProblem } from '@auctionwiz/domain/passwords'
import { loadedRating } from '@auctionwiz/domain/passwords-strength'
import { phraseShown } from '../../messages/field-messages.ts'
import { passwordText as text } from './messages.ts'

/** A password as typed twice. */
export interface NewPassword {
  newPassword: string
  confirmPassword: string
}

export type NewPasswordErrors = Partial<Record<keyof NewPassword, string>>

/** Whether both are filled and differ, which shows immediately. */
export const differ = ({ newPassword, confirmPassword }: NewPassword): boolean =>
  newPassword !== '' && confirmPassword !== '' && newPassword !== confirmPassword

/**
 * Problems by field. `words` are the user's personal data, which the password must not consist of. What it has besides is rated as soon as the strength
 * that the fields show has loaded the dictionary; the service rates it in any case.
 */
export const newPasswordErrors = (typed: NewPassword, words: readonly string[] = []): NewPasswordErrors => {
  const { newPassword, confirmPassword } = typed
  const refused = passwordProblem(newPassword, { words, rate: loadedRating() })
  const problem = newPassword === '' ? text.fields.required : refused && phraseShown(refused)
  const unconfirmed = confirmPassword === '' ? text.fields.required : differ(typed) ? text.fields.differ : undefined
  return { ...(problem && { newPassword: problem }), ...(unconfirmed && { confirmPassword: unconfirmed }) }
}
