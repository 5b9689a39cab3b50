let made = 0

/** A number that no other test of the file has, nor another try of the same: for addresses and names that must be new. */
export const fresh = (): number => {
  made += 1
  return made
}

const surnames = [
  'Abernathy',
  'Quixwood',
  'Zielinski',
  'Featherby',
  'Okonkwo',
  'Umlauf',
  'Drummond',
  'Brocklebank',
  'Castellan',
  'Nightingale',
]

/** A surname that no seeded person has and that is not like the one given before, so that nobody is taken for a duplicate. */
export const freshSurname = (): string => surnames[fresh() % surnames.length] ?? ''
