import { beforeEach, expect, it, vi } from 'vitest'
import { catalogue, loadTexts, showLanguage, withTexts } from './catalogue.ts'
import { pseudo } from './pseudo.ts'

/** Catalogues as the build writes them: a message with arguments is a function. */
const built = (users: string, of: string) => ({
  list: { title: users, shown: ({ count }: { count: number }) => `${count} ${of}`, steps: ['1', '2'] },
})
const english = { list: { title: 'Users', shown: '{count, plural, one {# user} other {# users}}', steps: ['1', '2'] } } as const
const sources = (load: (language: string) => object) => {
  const from = (language: string) => async () => load(language) as typeof english
  return { en: from('en'), es: from('es'), fr: from('fr'), de: from('de') }
}
const words: Record<string, object> = { en: built('Users', 'users'), de: built('Benutzer', 'Benutzer') }

beforeEach(() => showLanguage('en'))

it('reads a text and a message with arguments in the language shown, also through a group that a module named before', async () => {
  const text = catalogue<typeof english>(sources((language) => words[language] ?? {}))
  const { list } = text
  await loadTexts()
  await loadTexts('de')
  expect([text.list.title, list.shown({ count: 2 }), Object.keys(list), list.steps]).toEqual([
    'Users',
    '2 users',
    ['title', 'shown', 'steps'],
    ['1', '2'],
  ])
  showLanguage('de')
  expect([text.list.title, list.shown({ count: 2 })]).toEqual(['Benutzer', '2 Benutzer'])
})

it('loads only the language shown, once for all who wait, and again after a failure', async () => {
  const load = vi.fn<(language: string) => object>().mockImplementationOnce(() => {
    throw new Error('offline')
  })
  load.mockReturnValue(built('Users', 'users'))
  const { list } = catalogue<typeof english>(sources(load))
  await expect(loadTexts()).rejects.toThrow('offline')
  expect(await withTexts(async () => 'module')()).toBe('module')
  await Promise.all([loadTexts(), loadTexts()])
  expect(load.mock.calls).toEqual([['en'], ['en']])
  expect(list.title).toBe('Users')
})

it('says so when a text is read too early', () => {
  const { list } = catalogue<typeof english>(sources(() => ({})))
  expect(() => `${list}`).toThrow('before its catalogue is loaded')
  return loadTexts()
})

it('makes a text of the pseudo-language about 40 % longer and leaves figures as they are', () => {
  const text = 'Failed to add bidder 1,024. Please try again.'
  expect(pseudo(text)).toContain('1,024')
  expect(pseudo(text).length / text.length).toBeCloseTo(1.4, 0)
})
