import { createHash } from 'node:crypto'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text made safe inside HTML elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)
}

const style = `
:root { color-scheme: light dark; --text: #1a201d; --quiet: #56605a; --page: #f4f6f4; --sheet: #fff; --line: #e1e5e2; --hover: #f1f4f2; --brand: #13583f; --on-brand: #fff; --head: #083b2a }
@media (prefers-color-scheme: dark) {
  :root { --text: #f1f4f2; --quiet: #a3aca6; --page: #111412; --sheet: #181b19; --line: #2c322f; --hover: #222623; --brand: #86c1a2; --on-brand: #111412; --head: #05271b }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--text); font: 14px/20px 'Segoe UI', -apple-system, BlinkMacSystemFont, Roboto, 'Helvetica Neue', sans-serif }
header { background: var(--head); color: #fff; padding: 16px 24px; font: 600 20px/28px Georgia, serif }
main { max-width: 760px; margin: 32px auto; padding: 0 16px }
h1 { font-size: 20px; line-height: 28px; margin: 0 0 4px }
p { margin: 0 0 16px; color: var(--quiet) }
a { color: var(--brand) }
ul { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: 8px; overflow: hidden; background: var(--sheet) }
li + li { border-top: 1px solid var(--line) }
button { font: inherit; color: inherit; cursor: pointer }
.person { display: block; width: 100%; text-align: left; padding: 12px 16px; border: 0; background: none }
.person:hover { background: var(--hover) }
.person b, .message b { font-weight: 600; display: block }
.person span, .quiet { color: var(--quiet) }
.primary { padding: 6px 16px; border: 0; border-radius: 4px; background: var(--brand); color: var(--on-brand); font-weight: 600 }
:focus-visible { outline: 2px solid var(--brand); outline-offset: -2px }
.message { padding: 12px 16px }
.message pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 8px 0 0 }
.message iframe { width: 100%; height: 320px; border: 1px solid var(--line); border-radius: 4px; background: #fff; margin-top: 8px }
.replies { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-top: 8px }
.reply { padding: 3px 12px; border: 1px solid var(--quiet); border-radius: 4px; background: none }
.reply:hover { background: var(--hover) }
.kind { float: right; color: var(--quiet) }
form.filter { display: flex; gap: 8px; margin: 0 0 16px }
form.filter input { flex: 1; font: inherit; color: inherit; background: var(--sheet); padding: 6px 8px; border: 1px solid var(--quiet); border-radius: 4px }
`

/** The one stylesheet of these pages, allowed by its digest so that no other style gets in. */
const styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** A page of the local stack in the product's colours. `body` is HTML: escape what goes into it. */
export function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(
    title,
  )} · AuctionWiz</title><link rel="icon" href="data:,"><style>${style}</style></head><body><header>AuctionWiz</header><main>${body}</main></body></html>`
}

/** Headers of such a page; `more` are further directives of its Content-Security-Policy. */
export function pageHeaders(more = ''): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src ${styleSource}; img-src data:; base-uri 'none'; frame-ancestors 'none'; ${more}`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  }
}
