import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { type CaseEventDocument, caseEventRecord } from '@auctionwiz/records/case-events'
import { caseMailRecord } from '@auctionwiz/records/case-mails'
import type { CaseEvidence } from './case-evidence.ts'
import type { PackLanguage } from './pack-words.ts'
import type { Condition, PackedVersion } from './packed-documents.ts'
import type { ReportLine } from './write-pdf.ts'

/** What happened in a case, the first first, read as it is written. */
export async function* timelineLines(house: PartitionReader, caseId: string, language: PackLanguage): AsyncGenerator<ReportLine> {
  const where = [{ field: 'caseId', equals: caseId } as const]
  const orderBy = (['type', 'caseId', 'order'] as const).map((field) => ({ field }))
  for await (const { document } of readerOf(caseEventRecord, house).each({ where, orderBy })) yield eventLine(document, language)
}

const eventLine = (event: CaseEventDocument, { words, fill, money, time }: PackLanguage): ReportLine => {
  const { at, by, automated, kind, from, to, amount, rule, reason, fields = [], people = [], name = '' } = event
  const fieldName = (field: string): string => Object.entries(words.caseFields).find(([one]) => one === field)?.[1] ?? field
  const names = people.map((one) => one.name).join(', ')
  const values = { name: kind === 'assigned' ? names : name, amount: amount ? money(amount) : '', fields: fields.map(fieldName).join(', ') }
  const notified = { what: rule ? words.rules[rule] : '', name: names }
  const words1 = kind === 'assigned' && names === '' ? words.events.unassigned : words.events[kind]
  const what = kind === 'status' && to ? [from, to].filter(Boolean).join(' → ') : fill(words1, kind === 'notified' ? notified : values)
  const whose = automated ? words.automation : fill(words.by, { name: by })
  const why = [rule && kind !== 'notified' && fill(words.facts, { rule: words.rules[rule] }), reason && fill(words.reason, { reason })]
  return { term: time(at), text: [`${what}, ${whose}`, ...why].filter(Boolean).join('. ') }
}

/** The mails that automations of the case sent or have yet to send; they are remembered for 90 days. */
export async function* mailLines(
  house: PartitionReader,
  caseId: string,
  { names }: CaseEvidence,
  { words, time }: PackLanguage,
): AsyncGenerator<ReportLine> {
  let none = true
  for await (const { document } of readerOf(caseMailRecord, house).each({ where: [{ field: 'caseId', equals: caseId }] })) {
    none = false
    const { askedAt, rule, userId, state } = document
    yield { term: time(askedAt), text: `${words.rules[rule]}, ${names.get(userId) ?? words.someone}, ${words.mailStates[state]}` }
  }
  if (none) yield { text: words.none }
}

/** The documents of the archive with the checksums by which anybody can tell that they are unchanged. */
export function* documentLines(
  versions: readonly PackedVersion[],
  conditions: ReadonlyMap<string, Condition>,
  { words, fill, number, time }: PackLanguage,
): Generator<ReportLine> {
  if (versions.length === 0) yield { text: words.none }
  for (const { name, documentType, path, number: version, size, checksum, uploadDate, uploadedBy } of versions) {
    const values = { number: version, size: number(size), at: time(uploadDate), name: uploadedBy, checksum }
    const condition = words.conditions[conditions.get(path) ?? 'missing']
    yield { term: name, text: `${words.documentTypes[documentType]}, ${path}, ${fill(words.version, values)}. ${condition}` }
  }
}
