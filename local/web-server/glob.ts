/**
 * Route patterns of staticwebapp.config.json: an exact path, `*` for anything from there on (`/images/*`, `*.css`), and a list of endings
 * in braces (`/assets/*.{js,css}`). Throws on a pattern that Azure refuses: more than one star, or a brace list elsewhere.
 */
export function compileRoute(pattern: string): (path: string) => boolean {
  const braces = /\{([^{}]*)\}$/.exec(pattern)
  const head = braces ? pattern.slice(0, braces.index) : pattern
  const endings = braces ? (braces[1] ?? '').split(',').map((ending) => ending.trim()) : ['']
  if (head.split('*').length > 2 || /[{}]/.test(head) || (braces && !head.includes('*'))) {
    throw new Error(`staticwebapp.config.json: the pattern "${pattern}" is not valid; one * and one {a,b} at the end are allowed`)
  }
  const [before = '', after] = head.split('*')
  if (after === undefined) return (path) => path === pattern || path === `${pattern}/`
  return (path) =>
    path.startsWith(before) && endings.some((ending) => path.endsWith(after + ending)) && path.length >= before.length + after.length
}
