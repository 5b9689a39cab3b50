import { describe, expect, it } from 'vitest'
import { date, email, givenDate, givenInstant, optionalText, phone, text } from './fields.ts'

describe('field types', () => {
  it.each([
    ['a@b.example', true],
    [' a.b+c@mail.house.example ', true],
    ['a@b', false],
    ['a b@c.example', false],
    ['a@b..example', false],
    ['a@@b.example', false],
    ['nul\u0000@b.example', false],
    ['a@half\ud800.example', false],
    ['<a@b.example>', false],
    ['a,b@c.example', false],
    ['李@例え.example', true],
  ])('email %j: %s', (value, valid) => {
    expect(email.safeParse(value).success).toBe(valid)
  })

  it('looks no further at an address that is too long', () => {
    const result = email.safeParse(`a@${'.'.repeat(200_000)}@`)
    expect(result.error?.issues.map(({ message }) => message)).toEqual(['Use at most 254 characters.'])
  })

  it.each([
    ['Zoë Müller', true],
    ['李', true],
    ['', false],
    ['   ', false],
    ['two\nlines', false],
    ['nul\u0000', false],
    ['half \ud800', false],
    ['two\u2028lines', false],
    ['\u200b\u202e', false],
    ['\u00ad', false],
    ['👩‍👩‍👧‍👦', true],
  ])('text %j: %s', (value, valid) => {
    expect(text(100).safeParse(value).success).toBe(valid)
  })

  it('removes invisible characters that were copied with a text', () => {
    expect(text(100).parse('\u202egpj.Ann\u200b ')).toBe('gpj.Ann')
    expect(phone.parse('\u202a+1 212 555 0148\u202c')).toBe('+1 212 555 0148')
    expect(email.parse('\ufeffann@b.example')).toBe('ann@b.example')
  })

  it.each([
    ['2026-02-28', true],
    ['2026-02-30', false],
    ['0000-00-00', false],
  ])('a date sent to us, %s: %s', (value, valid) => {
    expect(givenDate.safeParse(value).success).toBe(valid)
  })

  it.each([
    ['2026-02-28T23:59:59Z', true],
    ['2026-02-30T10:00:00Z', false],
    ['2026-13-45T99:99:99Z', false],
    ['2026-01-01T00:00:60Z', false],
    [`2026-01-01T00:00:00.${'1'.repeat(1000)}Z`, false],
  ])('a time sent to us, %s: %s', (value, valid) => {
    expect(givenInstant.safeParse(value).success).toBe(valid)
  })

  it('lets notes have lines', () => {
    expect(optionalText(100).safeParse('one\ntwo').success).toBe(true)
    expect(optionalText(3).safeParse('four').success).toBe(false)
  })

  it.each([
    ['2026-11-21', true],
    ['2026-13-01', false],
    ['9999-99-99', false],
  ])('date %s: %s', (value, valid) => {
    expect(date.safeParse(value).success).toBe(valid)
  })

  it.each([
    ['+44 (20) 7946-0123', true],
    ['(020) 7946 0123', true],
    ['555 - 0148 ', true],
    ['12', false],
    ['call me maybe', false],
    ['----------', false],
    ['+() -- () ()', false],
    ['1-2-3-4-5-6', false],
  ])('phone %s: %s', (value, valid) => {
    expect(phone.safeParse(value).success).toBe(valid)
  })
})
