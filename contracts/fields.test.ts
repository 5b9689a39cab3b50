import { describe, expect, it } from 'vitest'
import { date, email, optionalText, phone, text } from './fields.ts'

describe('field types', () => {
  it.each([
    ['a@b.example', true],
    [' a.b+c@mail.house.example ', true],
    ['a@b', false],
    ['a b@c.example', false],
    ['a@b..example', false],
    ['a@@b.example', false],
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
  ])('text %j: %s', (value, valid) => {
    expect(text(100).safeParse(value).success).toBe(valid)
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
    ['12', false],
    ['call me maybe', false],
  ])('phone %s: %s', (value, valid) => {
    expect(phone.safeParse(value).success).toBe(valid)
  })
})
