import type { Language } from '@auctionwiz/contracts/identity'
import { nameInMail } from '@auctionwiz/domain/mail-text'
import { mailWords } from './mail-words.ts'

/** A mail of a house: who writes, and where answers go if the house has an address. */
export interface EmailContent {
  /** Of the frame around the words of staff. */
  language: Language
  house: string
  replyTo: string | undefined
  subject: string
  message: string
}

/** Who writes, and where answers go. */
export const emailFooter = ({ language, house, replyTo }: EmailContent): string =>
  `${nameInMail(house)}.${replyTo ? ` ${mailWords[language].reply(replyTo)}` : ''}`

/** The text of the link that stops the emails of the house. */
export const stopText = ({ language, house }: EmailContent): string => mailWords[language].stop(nameInMail(house))

/** @param stopPage where the recipient stops further mails of the house */
export const emailText = (letter: EmailContent, stopPage: string): string =>
  `${letter.message}\n\n-- \n${emailFooter(letter)}\n${stopText(letter)}: ${stopPage}\n`

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/** What staff typed is text: blank lines make paragraphs, nothing in it is markup. */
export const emailHtml = (letter: EmailContent, stopPage: string): string => {
  const paragraphs = letter.message
    .split(/\n\s*\n/)
    .map((text) => `<p style="margin:0 0 16px">${escaped(text).replaceAll('\n', '<br>')}</p>`)
    .join('\n')
  return `<!doctype html>
<html lang="${letter.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(letter.subject)}</title></head>
<body style="margin:0;padding:24px;color:#242424;font:14px/20px 'Segoe UI',system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto">
${paragraphs}
<p style="margin:24px 0 0;color:#616161;font-size:12px;line-height:16px">${escaped(emailFooter(letter))}<br>
<a href="${escaped(stopPage)}" style="color:#616161">${escaped(stopText(letter))}</a></p>
</div>
</body>
</html>
`
}
