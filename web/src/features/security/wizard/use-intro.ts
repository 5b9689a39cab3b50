import { CallError } from '@auctionwiz/contracts/client'
import { setUpMfa } from '@auctionwiz/contracts/mfa'
import type { MfaType } from '@auctionwiz/contracts/mfa-types'
import { carrierNumber } from '@auctionwiz/domain/phone-number'
import { useState } from 'react'
import { useCall } from '../../../app/calls/use-call.ts'
import { useSignedIn } from '../../../app/session/session-context.ts'
import { messageOf } from '../../../app/session/sign-in-failures.ts'
import { phraseShown } from '../../../messages/field-messages.ts'
import { NotConfirmed, useConfirmed } from '../../confirm/confirm-identity.ts'
import { securityText } from '../messages.ts'
import type { Begun } from './wizard-state.ts'

const text = securityText.wizard

export interface MethodWanted {
  type: MfaType
  name: string
  phoneNumber: string
}

export type IntroErrors = { phoneNumber?: string; form?: string }

export interface Intro {
  wanted: MethodWanted
  change: (change: Partial<MethodWanted>) => void
  errors: IntroErrors
  busy: boolean
  begin: () => Promise<void>
}

/** The choice of a method and its destination, and the start of its setup. */
export const useIntro = (onBegun: (begun: Begun) => void): Intro => {
  const call = useCall()
  const confirmed = useConfirmed()
  const { user } = useSignedIn()
  const [wanted, setWanted] = useState<MethodWanted>({ type: 'authenticator', name: '', phoneNumber: user.profile.phone ?? '' })
  const [errors, setErrors] = useState<IntroErrors>({})
  const [busy, setBusy] = useState(false)

  const begin = async () => {
    if (busy) return
    const { type } = wanted
    const phoneNumber = wanted.phoneNumber.trim()
    const read = carrierNumber(phoneNumber)
    if (type === 'sms' && 'problem' in read) return setErrors({ phoneNumber: phraseShown(read.problem) })
    setBusy(true)
    setErrors({})
    const name = wanted.name.trim()
    const body = { type, ...(name && { name }), ...(type === 'sms' && { phoneNumber }) }
    try {
      const begun = await confirmed(() => call(setUpMfa, { body }))
      onBegun({ ...begun, type, destination: { authenticator: undefined, sms: phoneNumber, email: user.email }[type] })
    } catch (error) {
      setErrors(errorsOf(error))
    } finally {
      setBusy(false)
    }
  }

  return {
    wanted,
    change: (change) => {
      setWanted((current) => ({ ...current, ...change }))
      setErrors({})
    },
    errors,
    busy,
    begin,
  }
}

const errorsOf = (error: unknown): IntroErrors => {
  if (error instanceof NotConfirmed) return {}
  const fields = error instanceof CallError ? error.details.fields : undefined
  const phoneNumber = typeof fields === 'object' ? fields.phoneNumber : undefined
  return phoneNumber === undefined ? { form: messageOf(error, text.failed) } : { phoneNumber }
}
