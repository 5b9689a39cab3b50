import { pick, type Random } from '../errors.ts'
import { type Culture, digits, type Name, pickName } from './culture.ts'

/** A person who lives in a generated city. */
export interface Citizen {
  isWoman: boolean
  given: Name
  surname: Name
  /** ISO date. */
  born: string
  email: string
  phone: string
  address: { street: string; suburb: string; postcode: string }
}

const joined = (first: Name, second: Name): Name => ({
  latin: `${first.latin} ${second.latin}`.trim(),
  native: first.native === first.latin ? `${first.native} ${second.native}`.trim() : first.native + second.native,
})

export const pickGiven = (random: Random, { women, men, second }: Culture, isWoman: boolean): Name => {
  const first = pickName(random, isWoman ? women : men)
  return second ? joined(first, pickName(random, second)) : first
}

/** A name that is one letter or two off another one, as parents like them for sisters and brothers; undefined where there is none. */
const likeName = (random: Random, culture: Culture, { latin }: Name, isWoman: boolean): Name | undefined => {
  const alike = (isWoman ? culture.women : culture.men).filter(
    (other) =>
      other.latin !== latin &&
      Math.abs(other.latin.length - latin.length) <= 2 &&
      (other.latin.startsWith(latin.slice(0, 4)) || other.latin.endsWith(latin.slice(-3))),
  )
  return alike.length === 0 ? undefined : pick(random, alike)
}

const bornIn = (random: Random, year: number): string =>
  `${year}-${String(1 + Math.floor(random() * 12)).padStart(2, '0')}-${String(1 + Math.floor(random() * 28)).padStart(2, '0')}`

export const addressIn = (random: Random, { streets, numberBehind, city, postcode }: Culture): Citizen['address'] => {
  const number = 1 + Math.floor(random() * random() * 180)
  const street = pick(random, streets)
  return { street: numberBehind ? `${street} ${number}` : `${number} ${street}`, suburb: city, postcode: postcode(random) }
}

/** Latin letters without accents and blanks. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .replace(/[^a-z]/g, '')

/** Addresses given away so far: an address belongs to one owner. */
export type Taken = Set<string>

/** An address made of the owner's name, with a number where the bare one is taken or by habit. */
export const emailFor = (
  random: Random,
  culture: Culture,
  { given, surname, born }: Pick<Citizen, 'given' | 'surname' | 'born'>,
  taken: Taken,
): string => {
  const [g, s] = [plain(given.latin), plain(surname.latin)]
  const makings = [
    `${g}.${s}`,
    `${g}${s}`,
    `${s}${g}`,
    `${s}.${g}`,
    `${g.charAt(0)}${s}`,
    `${g}${born.slice(0, 4)}`,
    `${s}${g}${born.slice(2, 4)}`,
    `${g}_${s}`,
    g,
  ]
  const domain = pick(random, culture.domains)
  let local =
    random() < 0.06
      ? `${pick(random, ['happy', 'blue', 'lucky', 'star', 'tiger', 'rose', 'sun'])}${pick(random, ['cat', 'moon', 'river', 'dog', 'art', 'home'])}`
      : pick(random, makings)
  if (local.length < 4 || random() < 0.25) local += digits(random, 2)
  let email = `${local}@${domain}`
  for (let more = 2; taken.has(email); more = more * 3 + Math.floor(random() * 3)) email = `${local}${more}@${domain}`
  taken.add(email)
  return email
}

const shares = { phone: 0.2, email: 0.05, twins: 0.06, alike: 0.08 } as const

/** The people of one household, as families, couples and those who share a flat are. */
export const household = (random: Random, culture: Culture, taken: Taken): Citizen[] => {
  const address = addressIn(random, culture)
  const landline = culture.phone(random)
  const members: Citizen[] = []
  const kind = random()
  const hasChildren = kind >= 0.7
  // The children are bidders as well, so of age.
  const year = 1940 + Math.floor(random() * (hasChildren ? 33 : 60))
  const isFamily = kind >= 0.48
  const surnameOf = (): Name =>
    culture.twoSurnames
      ? joined(pickName(random, culture.surnames), pickName(random, culture.surnames))
      : pickName(random, culture.surnames)
  const add = (own: Pick<Citizen, 'isWoman' | 'given' | 'surname' | 'born'>): Citizen => {
    const phone = random() < shares.phone ? landline : culture.phone(random)
    const email = isFamily && members[0] && random() < shares.email ? members[0].email : emailFor(random, culture, own, taken)
    const citizen = { ...own, address, phone, email }
    members.push(citizen)
    return citizen
  }
  const adult = (isWoman: boolean, year: number, surname = surnameOf()): Citizen =>
    add({ isWoman, given: pickGiven(random, culture, isWoman), surname, born: bornIn(random, year) })
  const first = adult(random() < 0.5, year)
  if (kind < 0.4) return members
  if (!isFamily) {
    for (let more = 1 + Math.floor(random() * 2); more > 0; more -= 1) adult(random() < 0.5, year + Math.floor(random() * 6) - 3)
    return members
  }
  const partner = adult(!first.isWoman, year + Math.floor(random() * 9) - 4, random() < culture.takesName ? first.surname : undefined)
  if (!hasChildren) return members
  const [father, mother] = first.isWoman ? [partner, first] : [first, partner]
  const family = culture.twoSurnames ? familyName(father, mother) : father.surname
  let elder: Citizen | undefined
  for (let child = 1 + Math.floor(random() * 2.2); child > 0; child -= 1) {
    const isWoman = random() < 0.5
    const isTwin = elder !== undefined && random() < shares.twins
    const born = isTwin && elder ? elder.born : bornIn(random, year + 22 + Math.floor(random() * 14))
    const alike = elder && (isTwin || random() < shares.alike) ? likeName(random, culture, elder.given, isWoman) : undefined
    const isJunior = !isWoman && !members.slice(2).some((other) => isCalled(other, father.given)) && random() < culture.namesakes
    let given = isJunior ? father.given : (alike ?? pickGiven(random, culture, isWoman))
    while (!isJunior && members.some((other) => isCalled(other, given))) given = pickGiven(random, culture, isWoman)
    elder = add({ isWoman, given, surname: family, born })
  }
  return members
}

const isCalled = (citizen: Citizen, { latin }: Name): boolean => citizen.given.latin === latin

/** The first surnames of both parents. */
const familyName = (father: Citizen, mother: Citizen): Name => {
  const latin = `${father.surname.latin.split(' ')[0]} ${mother.surname.latin.split(' ')[0]}`
  return { latin, native: latin }
}
