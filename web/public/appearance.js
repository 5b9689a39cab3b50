// Before the first paint: the theme and density this browser chose (see src/app/theme/appearance.ts).
for (const [key, allowed] of [
  ['theme', ['light', 'dark', 'contrast']],
  ['density', ['compact']],
]) {
  const value = localStorage.getItem(key)
  if (allowed.includes(value)) document.documentElement.setAttribute(`data-${key}`, value)
}

// Who is signed in needs the shell: its files come beside the first ones (see chunks.ts).
if (localStorage.getItem('accessToken') !== null && /^\/(bidders(\/|$)|$)/.test(location.pathname))
  for (const file of document.querySelector('meta[name=shell-files]')?.content.split(' ') ?? []) {
    const link = document.createElement('link')
    const style = file.endsWith('.css')
    link.rel = style ? 'preload' : 'modulepreload'
    if (style) link.as = 'style'
    link.crossOrigin = ''
    link.href = `/${file}`
    document.head.append(link)
  }
