/** Invisible characters that reorder or hide text. */
const invisible = /[\u00ad\u200b\u2060-\u2064\u202a-\u202e\u2066-\u2069\ufeff]/gu
const controls = /[\p{Cc}\u2028\u2029]+/gu
const scheme = /\b[a-z][a-z\d+.-]*:\/\//giu
/** A dot between a letter or digit and a letter, as in a domain name; also the Chinese and Japanese full stops, which domain names accept. */
const linkingDot = /(?<=[\p{L}\p{N}])[.\u3002\uff0e\uff61](?=\p{L})/gu
/** Addresses that begin without slashes. */
const prefix = /\b(?:mailto|tel|sms|javascript|data):(?=\S)/giu

/**
 * Neutralizes a user's text so that no email program turns it into a link: removes the start of an address, and adds a space after each dot that
 * could belong to a domain name. Keeps line breaks.
 */
export const withoutLinks = (typed: string): string =>
  typed.replace(invisible, '').replace(scheme, '').replace(prefix, '').replace(linkingDot, '. ')

/** The greatest length of a name in an email. */
const longestName = 120

/** A user's text as a name on one line, without links and quotation marks, so that it cannot end the quotation around it. */
export const nameInMail = (typed: string): string => {
  const name = withoutLinks(typed.replace(controls, ' '))
    .replace(/["“”„«»]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
  return name.length <= longestName
    ? name
    : `${name
        .slice(0, longestName)
        .toWellFormed()
        .replace(/\ufffd$/u, '')
        .trimEnd()}…`
}
