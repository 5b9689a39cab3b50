import type { Money } from '@auctionwiz/contracts/fields'
import type { Language } from '@auctionwiz/contracts/identity'
import type { CaseFacts, CaseRule } from '@auctionwiz/contracts/legal-case-parts'
import type { CaseState } from '@auctionwiz/domain/legal-cases/new-case'
import { nameInMail } from '@auctionwiz/domain/mail-text'
import { caseWords } from './case-words.ts'

interface Asked {
  rule: CaseRule
  facts: CaseFacts
  legalCase: CaseState
  language: Language
  timeZone: string
  link: string
}

/** What an automation writes to someone of the house, in their language and time zone. */
export const caseLetter = ({ rule, facts, legalCase, language, timeZone, link }: Asked): { subject: string; text: string } => {
  const words = caseWords[language]
  const values: Record<string, string> = {
    number: legalCase.caseNumber,
    amount: facts.amount ? moneyIn(facts.amount, language) : '',
    limit: facts.limit ? moneyIn(facts.limit, language) : '',
    since: facts.since ? timeIn(facts.since, language, timeZone) : '',
    due: facts.due ? dayIn(facts.due, language) : '',
    action: nameInMail(facts.action ?? ''),
    person: nameInMail(facts.person ?? ''),
  }
  const sentence = fill(words.rules[rule] ?? '', values)
  const title = nameInMail(legalCase.title)
  return {
    subject: `${legalCase.caseNumber}: ${sentence}`,
    text: `${sentence}\n\n${legalCase.caseNumber}, ${title}\n${words.open}: ${link}\n\n-- \n${words.footer}\n`,
  }
}

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

const moneyIn = ({ amount, currency }: Money, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(currency === 'JPY' ? amount : amount / 100)

const timeIn = (instant: string, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(instant))

const dayIn = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
