import { describe, expect, it } from 'vitest'
import { type Begun, firstStep, nextStep, type WizardEvent, type WizardState } from './wizard-state.ts'

const begun: Begun = { type: 'authenticator', methodId: 'mfa_1', secret: 'ABC', backupCodes: ['a', 'b'] }
const without: Begun = { ...begun, backupCodes: [] }
const after = (...events: WizardEvent[]): WizardState => events.reduce(nextStep, firstStep)

describe('setting up a method', () => {
  it('goes from the intro over setup to the backup codes and is complete', () => {
    expect(after()).toEqual({ step: 'intro' })
    expect(after({ kind: 'begun', begun })).toEqual({ step: 'setup', begun })
    expect(after({ kind: 'begun', begun }, { kind: 'verified' })).toEqual({ step: 'backup', codes: ['a', 'b'] })
    expect(after({ kind: 'begun', begun }, { kind: 'verified' }, { kind: 'saved' })).toEqual({ step: 'complete' })
  })

  it('has no backup step when no codes were given', () => {
    expect(after({ kind: 'begun', begun: without }, { kind: 'verified' })).toEqual({ step: 'complete' })
  })

  it('goes back to the intro only from setup, and restarts once complete', () => {
    expect(after({ kind: 'begun', begun }, { kind: 'back' })).toEqual(firstStep)
    expect(after({ kind: 'begun', begun }, { kind: 'verified' }, { kind: 'back' }).step).toBe('backup')
    expect(after({ kind: 'begun', begun: without }, { kind: 'verified' }, { kind: 'again' })).toEqual(firstStep)
  })

  it.each(['verified', 'saved', 'back', 'again'] as const)('stays in the intro on %s', (kind) => expect(after({ kind })).toEqual(firstStep))
})
