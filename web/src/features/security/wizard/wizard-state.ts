import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import type { setUpMfa } from '@auctionwiz/contracts/mfa'
import type { MfaType } from '@auctionwiz/contracts/mfa-types'

/** The service's answer for a started method. */
export interface Begun extends AnswerOf<typeof setUpMfa> {
  type: MfaType
  /** Where its codes go; nothing for an authenticator. */
  destination?: string | undefined
}

/** The wizard's state. A method is active only from `backup` on or, without new codes, from `complete` on. */
export type WizardState =
  | { step: 'intro' }
  | { step: 'setup'; begun: Begun }
  | { step: 'backup'; codes: readonly string[] }
  | { step: 'complete' }

export type WizardEvent = { kind: 'begun'; begun: Begun } | { kind: 'verified' } | { kind: 'saved' } | { kind: 'back' } | { kind: 'again' }

export const firstStep: WizardState = { step: 'intro' }

/** A rejected code is no event: the wizard stays in setup. Events that don't fit the step are ignored. */
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
