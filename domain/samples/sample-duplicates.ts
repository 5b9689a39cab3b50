import type { SamplePerson } from './sample-files.ts'

type Change = (person: SamplePerson) => Partial<SamplePerson>

const shortStreet = (street: string): string =>
  street
    .replace(/ Street$/, ' St')
    .replace(/ Avenue$/, ' Ave')
    .replace(/ Place$/, ' Pl')
    .replace(/ Road$/, ' Rd')
    .replace(/ Drive$/, ' Dr')

/** A name as it is misheard: without its last vowel but one letter, or with two letters exchanged. */
const misheard = (name: string): string =>
  name.length < 5 ? `${name}e` : name.slice(0, 2) + name.charAt(3) + name.charAt(2) + name.slice(4)

const initialOf = ({ firstName, lastName }: SamplePerson): string =>
  `${firstName.charAt(0)}.${lastName}`.toLowerCase().replace(/[^a-z.]/g, '')

/** The variations of a second record of one person: a private and a work address, a move, a name misheard on the phone, an initial. */
const changes: readonly (readonly [index: number, change: Change])[] = [
  [3, (person) => ({ email: `${initialOf(person)}@work.example`, street: shortStreet(person.street) })],
  [12, ({ firstName }) => ({ firstName: misheard(firstName) })],
  [20, (person) => ({ email: `${initialOf(person)}@work.example`, street: '9 Harbor View', city: 'Hoboken', state: 'NJ', zip: '07030' })],
  [25, ({ lastName }) => ({ lastName: misheard(lastName), phone: '' })],
  [33, ({ firstName }) => ({ firstName: firstName.charAt(0) })],
  [50, ({ firstName, lastName }) => ({ firstName: lastName, lastName: firstName })],
  [41, (person) => ({ email: `${initialOf(person)}@mail.example`, phone: '', street: '', zip: '' })],
  [
    46,
    ({ firstName }) => ({
      firstName: misheard(firstName),
      email: 'front.desk@mail.example',
      phone: '',
      street: '12 Orchard Place',
      zip: '',
    }),
  ],
  [55, () => ({ firstName: 'Robin', email: 'robin@home.example' })],
  [58, (person) => ({ email: `${initialOf(person)}@away.example`, phone: '', street: '', city: '', zip: '' })],
  [
    64,
    ({ firstName }) => ({ firstName: misheard(firstName), email: 'desk@mail.example', phone: '(332) 555-0103', street: '3 Front Street' }),
  ],
  [68, ({ lastName }) => ({ lastName: misheard(lastName), email: 'front@mail.example', phone: '(332) 555-0171', street: '' })],
  [72, ({ firstName }) => ({ firstName: firstName.slice(0, 3), email: 'hello@mail.example', phone: '', street: '', zip: '' })],
  [76, ({ firstName }) => ({ firstName: firstName.charAt(0), email: 'sales@mail.example', phone: '(332) 555-0199', street: '', zip: '' })],
  [
    79,
    ({ firstName }) => ({
      firstName: firstName.slice(0, 3),
      email: 'office@mail.example',
      phone: '(332) 555-0177',
      street: '8 Mill Lane',
      zip: '',
    }),
  ],
  [60, (person) => ({ email: `${initialOf(person)}@mail.example`, phone: '(332) 555-0147' })],
]

/** Their last sale was another one than that of the first record. */
const otherSale = ({ history }: SamplePerson): SamplePerson['history'] =>
  history.slice(-1).map(([sale, ...rest]) => [sale === 0 ? 1 : sale - 1, ...rest])

/** Second records of some of these people, newer and with less history; each with a different email address. */
export const sampleDuplicates = (people: readonly SamplePerson[]): SamplePerson[] =>
  changes.flatMap(([index, change]): SamplePerson[] => {
    const person = people[index]
    if (!person) return []
    const { dateOfBirth: _dateOfBirth, notes: _notes, tags: _tags, ...known } = person
    const [name = '', domain = ''] = person.email.split('@')
    return [{ ...known, email: `${name}2@${domain}`, history: otherSale(person), extra: {}, status: 'Pending', ...change(person) }]
  })
