import { expect, it } from 'vitest'
import { mailLink } from './mail-link.ts'

it.each([
  ['ann.lee@house.example', 'mailto:ann.lee@house.example'],
  ['a+b@c.example', 'mailto:a%2Bb@c.example'],
  ['a?bcc=b%40c.example&d@e.example', 'mailto:a%3Fbcc%3Db%2540c.example%26d@e.example'],
])('%s', (email, link) => {
  expect(mailLink(email)).toBe(link)
})
