import { type Language, languages } from '@auctionwiz/contracts/identity'

/** Headers that were read. Browsers send few different ones, with every call. */
const known = new Map<string, Language>()
const remembered = 500

/** The language of an answer's messages: the first in `Accept-Language`, by its weights, that the product has; English without one. */
export const acceptedLanguage = (header = ''): Language => {
  const language = known.get(header) ?? readLanguage(header)
  if (known.size >= remembered) known.clear()
  // A long header is no browser's.
  if (header.length <= 200) known.set(header, language)
  return language
}

const readLanguage = (header: string): Language => {
  const wanted = header.split(',').map((range) => {
    const [tag = '', weight = ''] = range.split(';')
    return { tag: tag.trim().slice(0, 2).toLowerCase(), weight: Number(weight.trim().replace(/^q=/, '') || 1) }
  })
  const ours = wanted.toSorted((a, b) => b.weight - a.weight).map(({ tag }) => languages.find((language) => language === tag))
  return ours.find((language) => language !== undefined) ?? 'en'
}
