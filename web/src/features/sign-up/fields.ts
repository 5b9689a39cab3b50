import { signUp } from '@auctionwiz/contracts/sign-up'
import { shapesOf } from '../../ui/record-form/schema-fields.ts'
import type { RecordForm } from '../../ui/record-form/use-record-form.ts'
import { signUpText } from './messages.ts'
import type { SignUpTyped } from './sign-up-form.ts'

/** The props shared by the parts of the form. */
export interface SignUpPartProps {
  form: RecordForm<SignUpTyped>
}

const shapes = shapesOf(signUp.body)

/** What all fields of the form share. */
export const signUpFields = (form: RecordForm<SignUpTyped>) => ({ name: 'sign-up', form, shapes, labels: signUpText.labels })
