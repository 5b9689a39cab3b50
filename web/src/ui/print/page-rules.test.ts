import { expect, it } from 'vitest'
import { pageRules } from './page-rules.ts'

it('numbers the pages in the words of the language and quotes what people typed', () => {
  const rules = pageRules({ left: 'By Ann "A" \\ Lee', centre: '', pageWords: 'Seite {page} von {pages}', landscape: true })
  expect(rules).toContain('content: "Seite " counter(page) " von " counter(pages)')
  expect(rules).toContain('content: "By Ann \\"A\\" \\\\ Lee"')
  expect(rules).toContain('size: landscape')
})
