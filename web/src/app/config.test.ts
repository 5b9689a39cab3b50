import { expect, it } from 'vitest'
import { pagesOf, runtimeConfig } from './config.ts'

const { pages } = runtimeConfig.def.shape

it.each([
  ['en', '/legal/terms.html'],
  ['de', '/legal/de/terms.html'],
] as const)('has its own pages in %s', (language, terms) => expect(pagesOf({}, language).terms).toBe(terms))

it('links to the pages of the operator: one for all languages, or one for each', () => {
  const own = { terms: 'https://house.example/terms', privacy: { en: '/privacy.html', fr: '/confidentialite.html' } }
  expect(pages.parse(own)).toEqual(own)
  expect(pagesOf({ pages: own }, 'fr')).toMatchObject({ terms: 'https://house.example/terms', privacy: '/confidentialite.html' })
  expect(pagesOf({ pages: own }, 'de')).toMatchObject({ terms: 'https://house.example/terms', privacy: '/privacy.html' })
  expect(pagesOf({ pages: { terms: { es: '/condiciones.html' } } }, 'de').terms).toBe('/condiciones.html')
  expect(pages.safeParse({ terms: { fr: 'javascript:alert(1)' } }).success).toBe(false)
})
