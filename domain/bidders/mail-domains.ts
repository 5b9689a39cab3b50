/**
 * Domains that many email addresses share, each searched by one term instead of its grams; among them those that demonstration data use in place of
 * real ones. One may be added; none may be taken away, since stored documents hold its term.
 */
const names = [
  ...'gmail.com googlemail.com outlook.com hotmail.com hotmail.co.uk live.com msn.com yahoo.com yahoo.co.uk yahoo.com.au ymail.com'.split(
    ' ',
  ),
  ...'icloud.com me.com mac.com aol.com proton.me protonmail.com gmx.com gmx.de gmx.net web.de t-online.de mail.com'.split(' '),
  ...'comcast.net att.net verizon.net sbcglobal.net bigpond.com bigpond.net.au optusnet.com.au btinternet.com sky.com'.split(' '),
  ...'orange.fr wanadoo.fr free.fr laposte.net libero.it qq.com 163.com 126.com example.com example.net example.org'.split(' '),
]

const terms = names.map((name) => `@${name}`)
const known = new Set(terms)

/** Whether this is such a domain behind an at sign: then it is a term. */
export const isDomainTerm = (domain: string): boolean => known.has(domain)

/** The terms of the domains in which a piece of a word may stand, or begin to stand with its at sign. */
export const domainTermsOf = (piece: string): string[] => {
  const at = piece.indexOf('@')
  return at > 0 ? terms.filter((term) => term.startsWith(piece.slice(at))) : terms.filter((term) => term.includes(piece))
}
