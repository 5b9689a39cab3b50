import { afterEach, expect, it } from 'vitest'
import { loadTexts, showLanguage } from '../../../messages/catalogue.ts'
import { causeShown } from './score-cause.ts'

const inGerman = async () => {
  showLanguage('de')
  await loadTexts()
}

afterEach(async () => {
  showLanguage('en')
  await loadTexts()
})

it('says an event at another house from its code, with how many more there were', async () => {
  const late = { cause: 'Paid late at another house, October, and 2 more', network: { kind: 'late', month: '2026-10' } } as const
  expect(causeShown(late)).toBe('Paid late at another house, October 2026, and 2 more')
  await inGerman()
  expect(causeShown(late)).toBe('In einem anderen Haus verspätet bezahlt, Oktober 2026, und 2 weitere')
  expect(causeShown({ cause: 'Record at other houses', network: { kind: 'record' } })).toBe('Vorgeschichte in anderen Häusern')
})

it('says a stored cause in the language shown, and one that it does not know as it is stored', async () => {
  const cause = 'Custom score set by Blake Howie: Buys for a museum'
  expect(causeShown({ cause })).toBe(cause)
  await inGerman()
  expect(causeShown({ cause })).toBe('Haus-Score gesetzt von Blake Howie: Buys for a museum')
  expect(causeShown({ cause: 'As an older version wrote it' })).toBe('As an older version wrote it')
})
