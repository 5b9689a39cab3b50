// Before the first paint: the theme and density this browser chose (see src/app/theme/appearance.ts).
for (const [key, allowed] of [
  ['theme', ['light', 'dark', 'contrast']],
  ['density', ['compact']],
]) {
  const value = localStorage.getItem(key)
  if (allowed.includes(value)) document.documentElement.setAttribute(`data-${key}`, value)
}

const fetchEarly = (file) => {
  const link = document.createElement('link')
  const style = file.endsWith('.css')
  link.rel = style ? 'preload' : 'modulepreload'
  if (style) link.as = 'style'
  else link.fetchPriority = 'low'
  link.crossOrigin = ''
  link.href = `/${file}`
  document.head.append(link)
}

// The texts of the language shown last, or of the browser's first (see src/messages/language.ts), come beside the code that reads them.
const texts = JSON.parse(document.querySelector('meta[name=text-files]')?.content ?? '{}')
const language = [localStorage.getItem('language'), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()), 'en'].find(
  (known) => known in texts,
)
const [firstTexts, shellTexts] = texts[language] ?? []
if (language) document.documentElement.lang = language
if (firstTexts) fetchEarly(firstTexts)

// Who is signed in and asks for the bidders needs the shell: its outline shows at once, and its files come beside the first ones (see chunks.ts).
const token = localStorage.getItem('accessToken')
if (token !== null && /^\/(bidders(\/|$)|$)/.test(location.pathname)) {
  document.documentElement.setAttribute('data-outline', localStorage.getItem('rail') ?? 'open')
  for (const file of document.querySelector('meta[name=shell-files]')?.content.split(' ') ?? []) fetchEarly(file)
  if (shellTexts) fetchEarly(shellTexts)
  // What was asked for first the last time is asked for before the code that shows it is there (see src/app/calls/early-calls.ts).
  const lasts = Number(localStorage.getItem('accessTokenExpiresAt')) - Date.now() > 30_000
  const lines = lasts && location.search === '' ? (localStorage.getItem('earlyCalls') ?? '').split('\n') : []
  const calls = new Map()
  for (const line of lines) {
    const [house, url] = line.split(' ')
    if (!url) continue
    const answer = fetch(url, { headers: { authorization: `Bearer ${token}`, ...(house && { 'x-auction-house-id': house }) } })
    // One that fails is made again, by who then says why.
    answer.catch(() => undefined)
    calls.set(url, { house, answer })
  }
  window.earlyCalls = { token, calls }
}
