import { escapeHtml, page } from '../page.ts'
import type { Message } from './message.ts'

/** The page of all messages, or of those to one recipient; its script asks every two seconds whether `version` still holds. */
export function outboxPage(messages: Message[], to: string | undefined, version: string): string {
  const all = to === undefined ? '' : ' <a href="/">Show all</a>'
  return page(
    'Outbox',
    `<h1>Outbox</h1><p>Mails and texts that the local stack would have sent.${all}</p>
<form class="filter"><input name="to" aria-label="Recipient" placeholder="Recipient" value="${escapeHtml(to ?? '')}"><button class="primary">Show</button></form>
<div id="list" aria-live="polite" data-version="${escapeHtml(version)}">${outboxList(messages)}</div><script src="/outbox.js" type="module"></script>`,
  )
}

/** The messages alone, newest first. */
export function outboxList(messages: Message[]): string {
  if (messages.length === 0) return '<p>Nothing was sent yet. Mails and texts of the apps appear here by themselves.</p>'
  return `<ul>${messages.map(item).join('')}</ul>`
}

/** Replaces the list when it changed; what is unfolded stays unfolded. Sends replies to texts. */
export const outboxScript = `
const list = document.getElementById('list')
let version = list.dataset.version
setInterval(async () => {
  const answer = await fetch('/list' + location.search, { headers: { 'if-none-match': version } }).catch(() => undefined)
  if (answer?.status !== 200) return
  version = answer.headers.get('etag')
  const open = [...list.querySelectorAll('details[open]')].map((one) => one.id)
  list.innerHTML = await answer.text()
  for (const id of open) document.getElementById(id)?.setAttribute('open', '')
}, 2000)
list.addEventListener('click', async ({ target }) => {
  const { reply, number } = target.dataset
  if (!reply) return
  const outcome = target.parentElement.querySelector('output')
  const body = JSON.stringify({ text: reply })
  const answer = await fetch('/messages/' + number + '/reply', { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(() => undefined)
  const said = await answer?.json()
  outcome.textContent = answer?.ok ? reply + ' was delivered.' : (said?.error.message ?? 'The outbox could not be reached.')
})
`

function item(message: Message): string {
  const { number, channel, to, subject, text, html, headers = {}, sentAt } = message
  const kind = channel === 'email' ? 'Mail' : 'Text'
  const rich = html
    ? `<details id="m${number}"><summary>As HTML</summary><iframe title="Message ${number}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/messages/${number}/html"></iframe></details>`
    : ''
  const replies = channel === 'sms' ? repliesTo(number) : ''
  const lines = Object.entries(headers).map(([name, value]) => escapeHtml(`${name}: ${value}`))
  const more = lines.length > 0 ? `<details id="h${number}"><summary>Headers</summary><pre>${lines.join('\n')}</pre></details>` : ''
  return `<li class="message"><span class="kind">${kind} · <time datetime="${escapeHtml(sentAt)}">${escapeHtml(
    sentAt.replace('T', ' ').slice(0, 19),
  )} UTC</time></span><b>${escapeHtml(subject ?? '(text message)')}</b><span class="quiet">to ${escapeHtml(to)}</span><pre>${withLinks(text)}</pre>${rich}${more}${replies}</li>`
}

/** Buttons with which the recipient of a text replies to it. */
function repliesTo(number: number): string {
  const buttons = ['STOP', 'START', 'HELP'].map(
    (word) => `<button type="button" class="reply" data-number="${number}" data-reply="${word}">Reply ${word}</button>`,
  )
  return `<div class="replies">${buttons.join('')}<output class="quiet"></output></div>`
}

/** Escaped text in which addresses of web pages can be followed. */
export function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)])/)
    .map((part, i) =>
      i % 2 === 1 ? `<a href="${escapeHtml(part)}" target="_blank" rel="noopener">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('')
}
