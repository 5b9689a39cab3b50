import { describe, expect, it } from 'vitest'
import { user } from '../../app/session/session-fixtures.ts'
import { checkProfile, profileChange, profileValues } from './profile-form.ts'

const opened = profileValues(user, 'v1')

describe('the form of the own profile', () => {
  it('opens with what is stored', () => {
    expect(opened).toEqual({
      values: {
        firstName: 'Imogen',
        lastName: 'Clarke',
        phone: '',
        timezone: 'America/New_York',
        language: 'en',
        defaultScoreType: 'national',
        marketing: 'no',
      },
      version: 'v1',
    })
  })

  it('sends what differs, and consent as it is given or withdrawn', () => {
    const values = { ...opened.values, lastName: ' Crane ', marketing: 'yes' as const }
    expect(profileChange(values, opened)).toEqual({ lastName: 'Crane', preferences: { marketingOptIn: true }, version: 'v1' })
    expect(profileChange({ ...opened.values, phone: '' }, opened)).toEqual({ version: 'v1' })
  })

  it.each([
    [{ firstName: ' ' }, 'firstName'],
    [{ lastName: 'x'.repeat(101) }, 'lastName'],
    [{ phone: '12' }, 'phone'],
  ])('names what is wrong with %o', (typed, field) => {
    expect(Object.keys(checkProfile({ ...opened.values, ...typed }))).toEqual([field])
  })

  it('accepts a phone with its country code and none', () => {
    expect(checkProfile({ ...opened.values, phone: '+44 20 7946 0018' })).toEqual({})
    expect(checkProfile(opened.values)).toEqual({})
  })
})
