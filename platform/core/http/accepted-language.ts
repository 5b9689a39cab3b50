import { type Language, languages } from '@auctionwiz/contracts/identity'

/** The language of an answer's messages: the first in `Accept-Language`, by its weights, that the product has; English without one. */
export const acceptedLanguage = (header = ''): Language => {
  const wanted = header.split(',').map((range) => {
    const [tag = '', weight = ''] = range.split(';')
    return { tag: tag.trim().slice(0, 2).toLowerCase(), weight: Number(weight.trim().replace(/^q=/, '') || 1) }
  })
  const known = wanted.toSorted((a, b) => b.weight - a.weight).map(({ tag }) => languages.find((language) => language === tag))
  return known.find((language) => language !== undefined) ?? 'en'
}
