interface PageFoot {
  left: string
  centre: string
  /** With `{page}` and `{pages}`. */
  pageWords: string
  landscape: boolean
}

/** A text as a CSS string. */
const quoted = (text: string): string => `"${text.replace(/[\\"\n]/g, (sign) => `\\${sign === '\n' ? 'a ' : sign}`)}"`

/** The words around the two counters, which CSS fills in. */
const numbered = (words: string): string =>
  words
    .split(/(\{pages?\})/)
    .filter((part) => part !== '')
    .map((part) => (part === '{page}' ? 'counter(page)' : part === '{pages}' ? 'counter(pages)' : quoted(part)))
    .join(' ')

/** The paper's direction, its margins and its foot; no length of paper is set, so that the printer's own applies. */
export const pageRules = ({ left, centre, pageWords, landscape }: PageFoot): string => `@page {
  size: ${landscape ? 'landscape' : 'portrait'};
  margin: 48px 56px 64px;
  @bottom-left { content: ${quoted(left)}; font: 12px sans-serif; }
  @bottom-center { content: ${quoted(centre)}; font: 12px sans-serif; }
  @bottom-right { content: ${numbered(pageWords)}; font: 12px sans-serif; }
}`
