import { caseCategories, casePriorities, caseStatuses, caseTypes, partyTypes } from '@auctionwiz/contracts/legal-case-parts'
import { wordFinder } from '../list-words.ts'
import type { CaseListField } from './fields.ts'

/** The values of each list. */
export const caseLists = {
  caseType: caseTypes,
  caseCategory: caseCategories,
  casePriority: casePriorities,
  caseStatus: caseStatuses,
  plaintiffType: partyTypes,
  defendantType: partyTypes,
} as const satisfies Record<CaseListField, readonly string[]>

export type CaseListValue<F extends CaseListField> = (typeof caseLists)[F][number]

const types: Partial<Record<CaseListValue<'caseType'>, string>> = {
  payment_default:
    'default nonpayment defaultonpayment unpaid paymentoverdue impago faltadepago defautdepaiement impaye zahlungsausfall zahlungsverzug nichtzahlung',
  payment_dispute: 'chargeback disputadepago conflictodepago litigedepaiement zahlungsstreit zahlungsstreitigkeit',
  refund_request: 'refund reembolso solicituddereembolso remboursement demandederemboursement erstattung ruckerstattung erstattungsantrag',
  bidding_dispute: 'biddispute disputadepuja conflictodepujas litigedenchere gebotsstreit bieterstreit',
  bidder_complaint: 'complaint queja reclamaciondelpostor plainte plaintedencherisseur beschwerde bieterbeschwerde',
  fraud_claim: 'fraud fraude estafa betrug betrugsvorwurf',
  authenticity_challenge: 'authenticity autenticidad authenticite echtheit echtheitszweifel forgery counterfeit',
  authenticity_claim: 'reclamaciondeautenticidad reclamationdauthenticite echtheitsanspruch',
  condition_dispute: 'condition conditionissue estadodelapieza etatdelobjet zustand zustandsstreit',
  property_damage: 'damage danos danosmateriales dommage dommagemateriel schaden sachschaden',
  warranty_claim: 'warranty garantia garantie gewahrleistung gewahrleistungsanspruch',
  breach_of_terms: 'breachoftermsandconditions incumplimientodecondiciones violationdesconditions verstossgegendiebedingungen',
  breach_of_contract: 'breach incumplimientodecontrato rupturedecontrat vertragsbruch vertragsverletzung',
  contract_dispute: 'contract disputacontractual litigecontractuel vertragsstreit',
  title_dispute: 'ownership ownershipdispute propiedad disputadepropiedad litigedepropriete eigentumsstreit',
  consignment_issue: 'consignment consignacion consignation einlieferung',
  consigner_dispute: 'consignordispute consignor consigner disputadelconsignador litigedudeposant einliefererstreit',
  other: 'misc miscellaneous otro otra autre sonstige sonstiges andere',
}

const categories: Record<CaseListValue<'caseCategory'>, string> = {
  pre_sale: 'beforesale beforethesale antesdelaventa preventa avantlavente vordemverkauf',
  during_sale: 'duringthesale durantelaventa pendantlavente wahrenddesverkaufs',
  post_sale: 'aftersale afterthesale despuesdelaventa posventa postventa apreslavente nachdemverkauf',
  administrative: 'admin administrativo administrativa administratif verwaltung',
  regulatory: 'compliance regulatorio reglementaire behordlich regulatorisch',
  other: 'otro otra autre sonstige sonstiges',
}

const priorities: Record<CaseListValue<'casePriority'>, string> = {
  low: 'minor baja bajo faible basse niedrig gering',
  medium: 'normal standard moderate media medio moyen moyenne mittel',
  high: 'major alta alto eleve elevee haute hoch',
  critical: 'urgent highest critica critico urgente critique kritisch dringend',
}

const statuses: Record<CaseListValue<'caseStatus'>, string> = {
  SUBMITTED: 'new filed open presentado nuevo abierto depose nouveau ouvert eingereicht neu offen',
  PENDING: 'waiting pendiente enattente ausstehend wartend',
  'IN REVIEW': 'review underreview inprogress enrevision encurso enexamen encours inprufung inbearbeitung',
  MEDIATION: 'mediacion inmediation',
  LITIGATION: 'incourt lawsuit litigio enlitigio contentieux procedurejudiciaire rechtsstreit vorgericht klage',
  RESOLVED: 'solved resuelto resolu gelost erledigt',
  SETTLED: 'settlement acordado transado transige verglichen vergleich',
  DISMISSED: 'rejected withdrawn desestimado rejete classe abgewiesen zuruckgezogen',
  CLOSED: 'close done cerrado clos cloture ferme geschlossen abgeschlossen',
}

const parties: Record<CaseListValue<'plaintiffType'>, string> = {
  individual:
    'person privateperson anindividual particular unparticular personafisica particulier unparticulier privatperson eineprivatperson',
  business: 'company abusiness firm corporation empresa unaempresa entreprise uneentreprise societe unternehmen einunternehmen firma',
  government: 'agovernment authority administracionpublica unaadministracionpublica administration uneadministration behorde einebehorde',
  organization: 'organisation anorganization nonprofit organizacion unaorganizacion uneorganisation eineorganisation verein',
}

/** The value of a list that a word means, in any spelling and four languages; undefined for an unknown word. */
export const caseValueOfWord = wordFinder(caseLists, {
  caseType: types,
  caseCategory: categories,
  casePriority: priorities,
  caseStatus: statuses,
  plaintiffType: parties,
  defendantType: parties,
})
