// Before the first paint: the theme and density this browser chose (see src/app/theme/appearance.ts).
for (const [key, allowed] of [
  ['theme', ['light', 'dark', 'contrast']],
  ['density', ['compact']],
]) {
  const value = localStorage.getItem(key)
  if (allowed.includes(value)) document.documentElement.setAttribute(`data-${key}`, value)
}
