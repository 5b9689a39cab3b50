/** Suffixes that separate people of the same name by generation. The father of a "Jr." has none or "Sr.". */
const generations: Readonly<Record<string, number>> = {
  sr: 1,
  snr: 1,
  senior: 1,
  'sen.': 1,
  jr: 2,
  jnr: 2,
  junior: 2,
  'jun.': 2,
  ii: 2,
  iii: 3,
  iv: 4,
}

const lastWord = /^(.*\S)[\s,]+([a-z]+)(\.?)$/i

/** A name without its generational suffix ("Hartley Jr.", "Ford II"); `generation` is 0 when there is none. */
export const splitGeneration = (name: string): { name: string; generation: number } => {
  const found = lastWord.exec(name.trim())
  const [, rest = '', word = '', dot = ''] = found ?? []
  const suffix = word.toLowerCase()
  const generation = generations[suffix + dot] ?? generations[suffix]
  return generation === undefined ? { name, generation: 0 } : { name: rest.replace(/,$/, ''), generation }
}
