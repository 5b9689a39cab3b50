import { CallError } from '@auctionwiz/contracts/client'
import { describe, expect, it } from 'vitest'
import { BidderFields } from './BidderFields.tsx'
import { BidderProblems } from './BidderProblems.tsx'
import { emptyBidder } from './bidder-form.ts'
import { RemoteChanges } from './RemoteChanges.tsx'
import { renderInHouse, wordsOf } from './testing/in-house.tsx'

const ignore = () => undefined

describe('the fields of a new bidder', () => {
  const markup = renderInHouse(<BidderFields name="add" kind="new" values={emptyBidder} errors={{ zip: 'Too long.' }} onChange={ignore} />)

  it('are in the sections of the specification, the required ones marked', () => {
    const words = wordsOf(markup)
    for (const section of ['Basic Information', 'Address Information', 'Preferences', 'Initial Notes']) expect(words).toContain(section)
    expect(words).toMatch(/First name \*.*Last name \*.*Email address \*.*Phone number \(optional\)/)
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
    <BidderFields
      name="edit"
      kind="existing"
      values={emptyBidder}
      errors={{}}
      onChange={ignore}
      mayBecome={(status) => status !== 'Suspended'}
    />,
  )
  expect(markup).toMatch(/<option value="Suspended" disabled="">/)
  expect(markup).not.toMatch(/<option value="Active" disabled="">/)
})

describe('the problems of a form', () => {
  const shown = (props: Partial<Parameters<typeof BidderProblems>[0]>) =>
    renderInHouse(
      <BidderProblems
        name="add"
        errors={{}}
        error={undefined}
        failed="Failed to add bidder. Please try again."
        onOpenExisting={ignore}
        {...props}
      />,
    )

  it('say that required fields are missing and lead to them', () => {
    const markup = shown({ errors: { firstName: 'This field is required.' } })
    expect(wordsOf(markup)).toContain('Please fill in all required fields')
    expect(markup).toContain('href="#add-firstName"')
  })

  it('offer the bidder who has the email', () => {
    const answer = { code: 'bidder_exists', message: 'Taken.', details: { existingId: 'bid_7' }, correlationId: 'c' } as const
    expect(wordsOf(shown({ error: new CallError('Taken.', 409, answer) }))).toBe('Taken. Open the existing bidder')
  })

  it('ask to try again when the service failed', () => {
    expect(wordsOf(shown({ error: new CallError('API Error: 502 Bad Gateway', 502) }))).toBe(
      'Failed to add bidder. Please try again. API Error: 502 Bad Gateway',
    )
  })

  it('show nothing when there are none', () => {
    expect(shown({})).toBe('')
  })
})

it('shows what someone else changed, and offers theirs where both did', () => {
  const changes = [
    { field: 'lastName', mine: 'Parr-Lowe', theirs: 'Parr-Low', conflict: true },
    { field: 'city', mine: '', theirs: 'Salem', conflict: false },
  ] as const
  const words = wordsOf(renderInHouse(<RemoteChanges changes={changes} base={emptyBidder} onTake={ignore} />))
  expect(words).toContain('Last name: they saved “Parr-Low”, you entered “Parr-Lowe” Use their version')
  expect(words).toContain('City: they saved “Salem”')
})
