import { nameInMail, withoutLinks } from '@auctionwiz/domain/mail-text'
import type { Message } from '@auctionwiz/platform/core/mail/messages'
import type { Email, Language, LetterTexts } from './letter.ts'
import { de } from './texts-de.ts'
import { en } from './texts-en.ts'
import { es } from './texts-es.ts'
import { fr } from './texts-fr.ts'

export const letterTexts: Record<Language, LetterTexts> = { en, es, fr, de }

/** Values that no stranger chose, or that must arrive as they are. */
const exact = new Set(['code', 'domain', 'email', 'when', 'until', 'address', 'remaining'])
/** Values that may be long; all others are names. */
const long = new Set(['message', 'change', 'houses'])

/** Text that people typed becomes no link, and no name ends the quotation around it. */
function inMail([name, value]: [string, string]): [string, string] {
  if (exact.has(name)) return [name, value]
  return [name, long.has(name) ? withoutLinks(value) : nameInMail(value)]
}

/** The message of a letter as plain text and as HTML, without its id. */
export function renderLetter({ kind, to, language, values: given = {}, link, channel = 'email' }: Email): Omit<Message, 'id'> {
  const values = Object.fromEntries(Object.entries(given).map(inMail))
  const { letters, linkHint, footer: usualFooter } = letterTexts[language]
  const { subject, paragraphs, action, footer = usualFooter, sms } = letters[kind]
  if (channel === 'sms') return { channel, to, text: fill(sms ?? paragraphs.join('\n'), values) }
  const filled = paragraphs.filter((paragraph) => !isEmpty(paragraph, values)).map((paragraph) => fill(paragraph, values))
  const title = fill(subject, values)
  const linkText = link === undefined ? [] : [`${action ?? linkHint}: ${link}`]
  return {
    channel,
    to,
    subject: oneLine(title),
    text: [...filled, ...linkText, `-- \n${footer}`].join('\n\n'),
    html: page(language, title, filled, link === undefined ? undefined : { link, action: action ?? link, linkHint }, footer),
  }
}

const fill = (text: string, values: Record<string, string>): string => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

function isEmpty(text: string, values: Record<string, string>): boolean {
  const names = Array.from(text.matchAll(/\{(\w+)\}/g), ([, name]) => name ?? '')
  return names.length > 0 && names.every((name) => !values[name])
}

/** A line break in a subject would start a new header. */
const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').slice(0, 200)

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

interface Button {
  link: string
  action: string
  linkHint: string
}

function page(language: Language, title: string, paragraphs: readonly string[], button: Button | undefined, footer: string): string {
  const body = paragraphs.map((text) => `<p style="margin:0 0 16px">${escaped(text).replaceAll('\n', '<br>')}</p>`).join('\n')
  const small = 'margin:0 0 16px;font-size:12px;line-height:16px;color:#616161'
  const linked = button
    ? `<p style="margin:24px 0"><a href="${escaped(button.link)}" style="display:inline-block;padding:10px 20px;border-radius:4px;background:#13583f;color:#ffffff;text-decoration:none;font-weight:600">${escaped(button.action)}</a></p>
<p style="${small}">${escaped(button.linkHint)}<br><a href="${escaped(button.link)}" style="color:#13583f;word-break:break-all">${escaped(button.link)}</a></p>`
    : ''
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:24px;background:#f3f5f3;color:#1a201d;font:14px/20px 'Segoe UI',system-ui,sans-serif">
<div style="max-width:624px;margin:0 auto;border-radius:8px;overflow:hidden;background:#ffffff">
<p style="margin:0;padding:16px 32px;background:#083b2a;color:#ffffff;font:600 20px/28px Georgia,serif">AuctionWiz</p>
<div style="padding:32px 32px 16px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${escaped(title)}</h1>
${body}
${linked}
<p style="${small}">${escaped(footer)}</p>
</div>
</div>
</body>
</html>
`
}
