import type { Money } from '@auctionwiz/contracts/fields'
import type { Language } from '@auctionwiz/contracts/identity'
import type { CaseDocument } from '@auctionwiz/contracts/legal-case-documents'
import type { CasePriority, CaseRule, CaseType } from '@auctionwiz/contracts/legal-case-parts'
import type { CaseEventKind } from '@auctionwiz/contracts/legal-case-workflow'
import type { LegalCaseChange } from '@auctionwiz/contracts/legal-cases'
import type { CaseMailDocument } from '@auctionwiz/records/case-mails'
import type { Condition } from './packed-documents.ts'

type Section = 'case' | 'parties' | 'terms' | 'lots' | 'invoice' | 'statuses' | 'mails' | 'timeline' | 'documents'

type Field =
  | 'number'
  | 'title'
  | 'type'
  | 'priority'
  | 'status'
  | 'jurisdiction'
  | 'description'
  | 'claim'
  | 'settlement'
  | 'submitted'
  | 'assignedTo'
  | 'counsel'
  | 'court'
  | 'deadline'
  | 'resolution'
  | 'bidder'
  | 'plaintiff'
  | 'defendant'
  | 'involved'
  | 'auction'
  | 'dates'
  | 'premium'
  | 'terms'
  | 'deposits'
  | 'shipping'
  | 'asOf'

/** What staff and imports can change of a case, as its history names it; its reference in another system. */
type ChangedField = Exclude<keyof LegalCaseChange, 'version' | 'lotIds'> | 'lots' | 'dateSubmitted' | 'externalReference'

type Phrase =
  | 'title'
  | 'about'
  | 'pageOf'
  | 'none'
  | 'premiumBand'
  | 'lot'
  | 'estimate'
  | 'sold'
  | 'passed'
  | 'withdrawn'
  | 'open'
  | 'bid'
  | 'total'
  | 'sum'
  | 'paddle'
  | 'someone'
  | 'version'
  | 'by'
  | 'automation'
  | 'facts'
  | 'reason'

/** The texts of a pack in one language; `{name}` is a placeholder. What the screens of cases say too, they say in the same words. */
export type PackWords = Record<Phrase, string> & {
  sections: Record<Section, string>
  fields: Record<Field, string>
  mailStates: Record<CaseMailDocument['state'], string>
  conditions: Record<Condition, string>
  caseTypes: Record<CaseType, string>
  caseFields: Record<ChangedField, string>
  priorities: Record<CasePriority, string>
  documentTypes: Record<CaseDocument['type'], string>
  events: Record<CaseEventKind | 'unassigned', string>
  rules: Record<CaseRule, string>
}

const load: Record<Language, () => Promise<{ words: PackWords }>> = {
  en: () => import('./words/en.ts'),
  de: () => import('./words/de.ts'),
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
}

/** The texts of a language, with its numbers, money and times in the house's zone. */
export interface PackLanguage {
  words: PackWords
  fill(text: string, values: Readonly<Record<string, string | number>>): string
  money(value: Money): string
  percent(basisPoints: number): string
  number(value: number): string
  /** A day, or an instant in the house's zone. */
  time(at: string): string
}

export const packLanguage = async (language: Language, timeZone: string): Promise<PackLanguage> => {
  const { words } = await load[language]()
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone })
  const number = new Intl.NumberFormat(language)
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 })
  return {
    words,
    fill: (text, values) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '')),
    money: ({ amount, currency }) =>
      new Intl.NumberFormat(language, { style: 'currency', currency }).format(currency === 'JPY' ? amount : amount / 100),
    percent: (basisPoints) => percent.format(basisPoints / 10_000),
    number: (value) => number.format(value),
    time: (at) => (at.includes('T') ? moment.format(new Date(at)) : day.format(new Date(`${at}T00:00:00Z`))),
  }
}
