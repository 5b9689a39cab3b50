/** Copies text. Falls back to a selection without the clipboard API (plain http) or after a refusal. Returns whether it was copied. */
export const copyText = async (value: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(value)
    return true
  } catch {
    return copySelection(value)
  }
}

const copySelection = (value: string): boolean => {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = value
  area.setAttribute('readonly', '')
  area.className = 'visually-hidden'
  document.body.append(area)
  area.select()
  const done = document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return done
}
