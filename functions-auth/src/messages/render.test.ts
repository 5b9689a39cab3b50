import { describe, expect, it } from 'vitest'
import { type Language, letterKinds } from './letter.ts'
import { letterTexts, renderLetter } from './render.ts'

const languages = Object.keys(letterTexts) as Language[]
const placesIn = (texts: readonly string[]) => [...new Set(texts.join(' ').match(/\{\w+\}/g) ?? [])].sort()

describe.each(letterKinds)('the letter %s', (kind) => {
  it.each(languages)('says in %s what it says in English', (language) => {
    const [own, english] = [letterTexts[language].letters[kind], letterTexts.en.letters[kind]]
    expect(placesIn([own.subject, ...own.paragraphs])).toEqual(placesIn([english.subject, ...english.paragraphs]))
    expect(own.paragraphs).toHaveLength(english.paragraphs.length)
    expect([own.action === undefined, placesIn([own.sms ?? ''])]).toEqual([english.action === undefined, placesIn([english.sms ?? ''])])
  })
})

const invitation = (values: Record<string, string>) =>
  renderLetter({ kind: 'invitation', to: 'a@b.example', language: 'en', link: 'https://web.example/?invitation=a.b&x=1', values })

it('never takes a value for markup or for a header', () => {
  const { subject, html } = invitation({ inviter: '<img src=x>\r\nBcc: all@b.example', account: 'A & B', message: '<b>Hi</b>' })
  expect(subject).toBe('<img src=x> Bcc: all@b. example invites you to “A & B”')
  expect(html).not.toMatch(/<img|<b>/)
  expect(html).toContain('A &amp; B')
  expect(html).toContain('href="https://web.example/?invitation=a.b&amp;x=1"')
})

it('makes no link of what people typed, and quotes the name of the account', () => {
  const values = {
    inviter: 'Prize at https://evil.example',
    account: 'Claim” now at www.evil.example “',
    houses: '“York.evil.example”',
    message: 'Pay at http://evil.example/pay\n\nToday',
  }
  const { subject, text, html = '' } = invitation(values)
  const [own, ...others] = text.match(/\S+:\/\/\S+/g) ?? []
  expect([own, others]).toEqual(['https://web.example/?invitation=a.b&x=1', []])
  for (const one of [subject, text, html]) expect(one).not.toContain('evil.example')
  expect(subject).toBe('Prize at evil. example invites you to “Claim now at www. evil. example”')
  expect(text).toContain('Pay at evil. example/pay\n\nToday')
  expect(html.match(/<a /g)).toHaveLength(2)
})

it('sends codes, addresses and domains as they are', () => {
  const values = { code: 'A1.b2', domain: 'house.example', name: 'Olive', email: 'olive@house.example', account: 'Harcourt' }
  const { text } = renderLetter({ kind: 'domain_code', to: 'postmaster@house.example', language: 'en', values })
  expect(text).toContain('Olive (olive@house.example) is linking your organization to the account “Harcourt”')
  expect(text).toContain('A1.b2')
})

it('leaves out what is empty, and gives the address as text too', () => {
  const { text } = invitation({ inviter: 'Ann', account: 'House', role: 'staff', houses: 'York', until: '1 May' })
  expect(text).toContain('as staff in York.\n\nThe invitation is valid until 1 May.')
  expect(text).toContain('Accept the invitation: https://web.example/?invitation=a.b&x=1')
})

it('writes a code as a text of one part', () => {
  for (const language of languages) {
    const { text, subject } = renderLetter({ kind: 'code', to: '+15550100', language, channel: 'sms', values: { code: '123456' } })
    expect(subject).toBeUndefined()
    expect(text).toContain('123456')
    expect(text.length).toBeLessThanOrEqual(160)
  }
})
