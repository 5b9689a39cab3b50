import { describe, expect, it } from 'vitest'
import { BidderFields } from './BidderFields.tsx'
import { emptyBidder, type FieldErrors } from './bidder-form.ts'
import { renderInHouse, wordsOf } from './testing/in-house.tsx'

const ignore = () => undefined
const formWith = (errors: FieldErrors) => ({ values: emptyBidder, errors, type: ignore })

describe('the fields of a new bidder', () => {
  const markup = renderInHouse(<BidderFields name="add" kind="new" form={formWith({ zip: 'Too long.' })} />)

  it('are in the sections of the specification, the optional ones marked', () => {
    const words = wordsOf(markup)
    for (const section of ['Basic Information', 'Address Information', 'Preferences', 'Initial Notes']) expect(words).toContain(section)
    expect(words).toMatch(/First name Last name Email address Phone number \(optional\)/)
    expect(markup).toContain('value="USA"')
    expect(words).not.toContain('Status')
  })

  it('say how a phone number is best written', () => {
    expect(wordsOf(markup)).toContain('With the country code, in E.164 format, such as +12125550148.')
  })

  it('say what is wrong at the field', () => {
    expect(markup).toMatch(/id="add-zip"[^>]*aria-describedby="add-zip-error"|aria-describedby="add-zip-error"[^>]*id="add-zip"/)
  })
})

it('offers only the statuses that the user may give', () => {
  const markup = renderInHouse(
    <BidderFields name="edit" kind="existing" form={formWith({})} mayBecome={(status) => status !== 'Suspended'} />,
  )
  expect(markup).toMatch(/<option[^>]*disabled=""[^>]*>Suspended/)
  expect(markup).not.toMatch(/<option[^>]*disabled=""[^>]*>Active/)
})
