import type { PersonalData } from '@auctionwiz/platform/core/records/record'
import { type ContainerName, containerNames, containers, partitionFields } from '@auctionwiz/platform/core/store/containers'
import { containersOf, type Declared } from './cosmos.ts'
import { describeSchema, isOptional } from './describe-schema.ts'
import type { RecordSource } from './sources.ts'

const day = 86_400

const secondsText = (seconds: number): string => {
  if (seconds % day !== 0) return `${seconds} seconds`
  return seconds === day ? '1 day' : `${seconds / day} days`
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('{', '\\{').replaceAll('<', '&lt;')

const row = (...cells: string[]): string => `| ${cells.map(cell).join(' | ')} |`

const erasureText = (erasure: PersonalData['erasure']): string => {
  if (erasure === 'removed') return 'an erasure removes it'
  return erasure === 'redacted' ? 'an erasure redacts the person in it' : `an erasure keeps it: ${erasure.kept}`
}

const personalText = (personal: Declared['definition']['personalData']): string =>
  personal === 'none' ? 'none' : [personal].flat().map(personText).join('; ')

const personText = (personal: PersonalData): string => {
  const { of, field, exported, erasure } = personal
  const person = { customer: 'a bidder', staff: 'a member of the staff', outsider: 'an outsider' }[of]
  return `of ${person}${field ? ` (\`${field}\`)` : ''}; ${exported ? 'part of' : 'not part of'} their copy; ${erasureText(erasure)}`
}

const indexText = ({ definition: { indexes = {} } }: Declared): string => {
  const { fields = [], composite = [] } = indexes
  const all = [...fields, ...composite.map((keys) => ['type', ...keys].join(' + '))]
  return all.length === 0 ? 'type alone' : all.map((one) => `\`${one}\``).join(', ')
}

const idText = ({ definition: { idPrefix } }: Declared): string =>
  idPrefix === undefined ? 'made of what it belongs to' : `\`${idPrefix}_…\``

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const recordSection = (one: Declared, source: RecordSource | undefined): string => {
  const { definition, version } = one
  const { type, formerTypes = [], names, about, fields, ttl, personalData, blocksHouseDeletion } = definition
  const facts = [
    `- **Stored as** \`${type}\`, version ${version}${formerTypes.length > 0 ? `, formerly ${formerTypes.map((former) => `\`${former}\``).join(', ')}` : ''}`,
    `- **Id** ${idText(one)}`,
    `- **Indexes** ${indexText(one)}`,
    `- **Lifetime** ${ttl === undefined ? 'until it is removed, unless a document has its own `ttl`' : `${secondsText(ttl)} after the last write`}`,
    `- **Personal data** ${personalText(personalData)}`,
    ...(blocksHouseDeletion ? ['- **Keeps its house** from being deleted'] : []),
    ...(source
      ? [`- **Declared in** \`${source.file}\`, **written by** ${source.writers.map((writer) => `\`${writer}\``).join(', ')}`]
      : []),
  ]
  const rows = Object.entries(fields).map(([name, field]) =>
    row(`\`${name}\`${isOptional(field) ? ' (optional)' : ''}`, describeSchema(field), source?.comments.get(name) ?? ''),
  )
  return [`### ${capitalised(names[1])}`, about, '', ...facts, '', row('field', 'holds', 'note'), row('---', '---', '---'), ...rows].join(
    '\n',
  )
}

const containerSection = (name: ContainerName, records: readonly Declared[], sources: ReadonlyMap<string, RecordSource>): string => {
  const { uniqueKey } = containers[name]
  const partition = `Partition key: ${partitionFields(name)
    .map((key) => `\`/${key}\``)
    .join(', ')}.${uniqueKey ? ' `uniqueKey` is unique in a partition.' : ''}`
  const inAlphabet = records.toSorted((left, right) => (left.definition.names[1] < right.definition.names[1] ? -1 : 1))
  const here = inAlphabet.filter((one) => one.definition.container === name)
  const beside = inAlphabet.filter((one) => one.definition.container !== name && containersOf(one).includes(name))
  const others = beside.length === 0 ? [] : [`Also holds ${beside.map(({ definition }) => definition.names[1]).join(', ')}.`]
  const sections = here.map((one) => recordSection(one, sources.get(one.definition.type)))
  return [`## Container \`${name}\``, [partition, ...others].join(' '), ...sections].join('\n\n')
}

/** The page on the data model: what is stored where, as the declarations in `records/` say. */
export const dataModelPage = (records: readonly Declared[], sources: ReadonlyMap<string, RecordSource>): string => {
  return `${[
    '# Data model',
    'What is stored, made from the declarations by `npm run infra`. Each document also has its `id`, its `type`, the fields of its partition key and, from the second version on, `schemaVersion`.',
    ...containerNames.map((name) => containerSection(name, records, sources)),
  ].join('\n\n')}\n`
}
