import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import type { setUpMfa } from '@auctionwiz/contracts/mfa'
import type { MfaType } from '@auctionwiz/contracts/mfa-types'

/** What the service gave for a method that is begun. */
export interface Begun extends AnswerOf<typeof setUpMfa> {
  type: MfaType
  /** Where its codes go; nothing for an authenticator. */
  destination?: string | undefined
}

/** Where the wizard stands. A method counts only from `backup` or, where no codes were given, `complete` on. */
export type WizardState =
  | { step: 'intro' }
  | { step: 'setup'; begun: Begun }
  | { step: 'backup'; codes: readonly string[] }
  | { step: 'complete' }

export type WizardEvent = { kind: 'begun'; begun: Begun } | { kind: 'verified' } | { kind: 'saved' } | { kind: 'back' } | { kind: 'again' }

export const firstStep: WizardState = { step: 'intro' }

/** A refused code is no event: the wizard stays in setup. Events that don't fit the step change nothing. */
export const nextStep = (state: WizardState, event: WizardEvent): WizardState => {
  switch (event.kind) {
    case 'begun':
      return state.step === 'intro' ? { step: 'setup', begun: event.begun } : state
    case 'verified': {
      if (state.step !== 'setup') return state
      const { backupCodes } = state.begun
      return backupCodes.length > 0 ? { step: 'backup', codes: backupCodes } : { step: 'complete' }
    }
    case 'saved':
      return state.step === 'backup' ? { step: 'complete' } : state
    case 'back':
      return state.step === 'setup' ? firstStep : state
    case 'again':
      return state.step === 'complete' ? firstStep : state
  }
}
