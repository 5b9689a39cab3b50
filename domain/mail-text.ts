/** Marks that direct or hide text; readers do not see them. */
const invisible = /[\u00ad\u200b\u2060-\u2064\u202a-\u202e\u2066-\u2069\ufeff]/gu
const controls = /[\p{Cc}\u2028\u2029]+/gu
const scheme = /\b[a-z][a-z\d+.-]*:\/\//giu
/** A dot between a letter or digit and a letter, as in the name of a domain; also the dots of Chinese and Japanese, which count there too. */
const linkingDot = /(?<=[\p{L}\p{N}])[.\u3002\uff0e\uff61](?=\p{L})/gu
/** Addresses that begin without slashes. */
const prefix = /\b(?:mailto|tel|sms|javascript|data):(?=\S)/giu

/**
 * Text that somebody typed, such that no mail program makes a link of it: the beginning of an address goes, and a space follows each dot that could be
 * part of the name of a domain. Lines stay.
 */
export const withoutLinks = (typed: string): string =>
  typed.replace(invisible, '').replace(scheme, '').replace(prefix, '').replace(linkingDot, '. ')

/** Names are no longer than this in a mail. */
const longestName = 120

/** A name that somebody typed, on one line, without links and quotation marks: it cannot end the quotation around it. */
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
