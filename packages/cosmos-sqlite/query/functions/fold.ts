/**
 * Text folded for comparison regardless of case, character by character: one whose upper case has another length, or turns a
 * character beyond ASCII into an ASCII one, stays as it is. So ASCII needles find exactly what SQLite's LIKE finds.
 */
export function foldCase(text: string): string {
  let folded = ''
  for (const char of text) {
    const upper = char.toUpperCase()
    const strange = upper.length !== char.length || (char > '\x7f' && upper <= '\x7f')
    folded += strange ? char : upper
  }
  return folded
}
