import type { App } from '@auctionwiz/contracts/endpoint'

/** A page to read an app's calls and to try them; all it shows comes from `openapi.json`. */
export const docsPage = (app: App): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>AuctionWiz ${app}: calls</title>
<style>
:root { color-scheme: light dark; font: 14px/20px 'Segoe UI', system-ui, sans-serif }
body { margin: 0 auto; max-width: 960px; padding: 24px 16px }
h1 { font-size: 24px; line-height: 32px }
details { border-bottom: 1px solid #8886 }
summary { cursor: pointer; padding: 10px 0 }
code, pre, textarea, input { font: 13px/20px ui-monospace, monospace }
pre { background: #8882; overflow: auto; padding: 12px; max-height: 480px }
textarea, input { box-sizing: border-box; width: 100% }
label { display: block; margin: 8px 0 }
.method { display: inline-block; width: 72px; font-weight: 600 }
summary code { margin-right: 8px }
button { padding: 6px 16px; margin: 8px 0 }
</style>
</head>
<body>
<h1>AuctionWiz ${app}</h1>
<p>Every call of this app. The same as data: <a href="openapi.json">openapi.json</a>.</p>
<label>Bearer token for the calls that need one <input id="token" autocomplete="off" spellcheck="false"></label>
<main id="calls"></main>
<script src="docs.js"></script>
</body>
</html>
`

/** Runs in the reader's browser; builds everything with textContent, so no text of the document is ever markup. */
export const docsScript = `
const make = (tag, text, parent) => { const node = document.createElement(tag); if (text) node.textContent = text; parent?.append(node); return node }
const field = (parent, name) => make('input', '', make('label', name + ' ', parent))
const show = (path, method, operation) => {
  const box = make('details', '', document.getElementById('calls'))
  const head = make('summary', '', box)
  make('span', method.toUpperCase(), head).className = 'method'
  make('code', path, head)
  make('span', operation.summary, head)
  if (operation['x-permission']) make('p', 'Needs ' + operation['x-permission'], box)
  const inputs = operation.parameters.map((parameter) => [parameter, field(box, parameter.name + ' (' + parameter.in + ')')])
  const json = operation.requestBody?.content['application/json']
  const body = json ? make('textarea', '{}', make('label', 'Body ', box)) : undefined
  if (json) make('pre', JSON.stringify(json.schema, null, 2), box)
  const form = operation.requestBody?.content['multipart/form-data']
  const entries = form ? Object.keys(form.schema.properties ?? {}).map((name) => [name, field(box, name)]) : []
  const file = form ? field(box, 'file_0') : undefined
  if (file) file.type = 'file'
  const content = () => {
    if (!form) return body?.value
    const data = new FormData()
    for (const [name, input] of entries) data.set(name, input.value)
    if (file.files[0]) data.set('file_0', file.files[0])
    return data
  }
  for (const [status, response] of Object.entries(operation.responses)) make('p', status + ' ' + response.description, box)
  const button = make('button', 'Send', box)
  const out = make('pre', '', box)
  button.addEventListener('click', async () => {
    let url = path
    const query = new URLSearchParams()
    const headers = {}
    for (const [parameter, input] of inputs) {
      if (parameter.in === 'path') url = url.replace('{' + parameter.name + '}', encodeURIComponent(input.value))
      else if (input.value && parameter.in === 'query') query.append(parameter.name, input.value)
      else if (input.value) headers[parameter.name] = input.value
    }
    const token = document.getElementById('token').value
    if (token && operation.security) headers.authorization = 'Bearer ' + token
    if (body) headers['content-type'] = 'application/json'
    try {
      const response = await fetch(url.slice(1) + (query.size ? '?' + query : ''), { method: method.toUpperCase(), headers, body: content() })
      const text = await response.text()
      const json = (response.headers.get('content-type') ?? '').includes('json')
      out.textContent = response.status + '\\n' + (json && text ? JSON.stringify(JSON.parse(text), null, 2) : text)
    } catch (error) { out.textContent = String(error) }
  })
}
fetch('openapi.json').then((answer) => answer.json()).then(({ paths }) => {
  for (const [path, methods] of Object.entries(paths)) for (const [method, operation] of Object.entries(methods)) show(path, method, operation)
})
`
