const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'mx', 'dr', 'prof', 'sir', 'herr', 'frau', 'mme', 'sr', 'sra'])
const suffixes = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'phd', 'md', 'esq'])
const particles = new Set([
  'van',
  'von',
  'der',
  'den',
  'de',
  'del',
  'della',
  'di',
  'da',
  'dos',
  'du',
  'la',
  'le',
  'ter',
  'ten',
  'bin',
  'al',
  'st',
])

const bare = (word = ''): string => word.toLowerCase().replaceAll('.', '')

/**
 * First and last name from one cell: "Parr, Vanessa", "Dr. Vanessa Parr", "Ludwig van Beethoven" (last name "van Beethoven"),
 * "Sammy Davis Jr." (last name "Davis Jr."). A single word is a first name; the last name is then empty.
 */
export const splitName = (name: string): { firstName: string; lastName: string } => {
  const comma = name.indexOf(',')
  if (comma > 0 && !suffixes.has(bare(name.slice(comma + 1).trim()))) {
    return { firstName: name.slice(comma + 1).trim(), lastName: name.slice(0, comma).trim() }
  }
  const words = name.split(/[\s,]+/).filter((word) => word !== '')
  while (words.length > 2 && titles.has(bare(words[0]))) words.shift()
  let start = words.length - 1
  while (start > 1 && suffixes.has(bare(words[start]))) start -= 1
  while (start > 1 && particles.has(bare(words[start - 1]))) start -= 1
  start = Math.max(1, start)
  return { firstName: words.slice(0, start).join(' '), lastName: words.slice(start).join(' ') }
}
