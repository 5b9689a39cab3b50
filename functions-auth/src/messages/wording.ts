import { type HouseRole, houseRoles } from '@auctionwiz/contracts/permissions'
import { nameInMail } from '@auctionwiz/domain/mail-text'
import type { Language } from './letter.ts'

/** Admin, staff, viewer; suspended; nothing: as people read what they may do. */
const texts: Record<Language, readonly string[]> = {
  en: ['administrator', 'staff', 'viewer', 'suspended', 'no auction house'],
  es: ['administrador', 'personal', 'lector', 'suspendido', 'ninguna casa de subastas'],
  fr: ['administrateur', 'personnel', 'lecteur', 'suspendu', 'aucune maison de ventes'],
  de: ['Administrator', 'Mitarbeiter', 'Betrachter', 'gesperrt', 'kein Auktionshaus'],
}

const keys = [...houseRoles, 'suspended', 'none'] as const

export const accessText = (language: Language, key: HouseRole | 'suspended' | 'none'): string => texts[language][keys.indexOf(key)] ?? key

const marks: Record<Language, readonly [string, string]> = {
  en: ['“', '”'],
  de: ['„', '“'],
  es: ['«', '»'],
  fr: ['«\u00a0', '\u00a0»'],
}

/** A user-chosen name in the quotation marks of the language. */
export const quoted = (name: string, language: Language): string => marks[language].join(nameInMail(name))
